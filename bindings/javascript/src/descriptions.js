// Descriptions of expansions, marks and figures, and the names of all values.

import { int32, memberOf, stringOf } from "./arguments.js";
import { readExpansionDescription, readMarkDescription, readRuleField } from "./contract.js";
import { Enumeration, EventKind, Expansion, FigureKind, Mark, SegmentKind, System } from "./constants.js";
import { scratch, STRUCT, textFrom, wasm, writeName } from "./library.js";
import * as names from "./names.js";

const numbersOf = (enumeration) => Object.values(enumeration).filter(Number.isInteger);

/** Returns a function that describes all members of an enumeration. The descriptions are created at the first call. */
function describing(enumeration, describe) {
    let described = null;
    return () => (described ??= Object.freeze(numbersOf(enumeration).map((number) => Object.freeze(describe(number)))));
}

export const expansions = describing(Expansion, (expansion) => {
    wasm.mistbank_expansion_info(expansion, STRUCT);
    const { marks: played, figures } = readExpansionDescription(STRUCT);
    return {
        expansion,
        name: names.expansionName(expansion),
        title: names.expansionTitle(expansion),
        clauses: names.expansionClauses(expansion),
        summary: names.expansionSummary(expansion),
        marks: Object.freeze(played),
        figures: Object.freeze(figures),
    };
});

export const marks = describing(Mark, (mark) => {
    wasm.mistbank_mark_info(mark, STRUCT);
    const { expansion, printedOn } = readMarkDescription(STRUCT);
    return {
        mark,
        name: names.markName(mark),
        title: names.markTitle(mark),
        effect: names.markEffect(mark),
        symbol: names.markSymbol(mark),
        expansion,
        printedOn: printedOn === 0 ? null : printedOn,
    };
});

export const figureKinds = describing(FigureKind, (kind) => ({
    kind,
    name: names.figureKindName(kind),
    title: names.figureTitle(kind),
    effect: names.figureEffect(kind),
}));

export const segmentKinds = describing(SegmentKind, (kind) => ({
    kind,
    name: names.segmentName(kind),
    title: names.segmentTitle(kind),
    extent: wasm.mistbank_segment_extent(kind),
}));

export const eventChange = (kind) => wasm.mistbank_event_change(memberOf("kind", kind, EventKind));

let fieldsOfRules = null;

export const ruleFields = () =>
    (fieldsOfRules ??= Object.freeze(
        Array.from({ length: wasm.mistbank_rule_field_count() }, (_, number) => {
            wasm.mistbank_rule_field_info(number, STRUCT);
            const { enumeration, systems, ...info } = readRuleField(STRUCT);
            const name = textFrom(wasm.mistbank_rule_field_name(number));
            return Object.freeze({
                name,
                field: name.replace(/_./g, ([, letter]) => letter.toUpperCase()),
                title: textFrom(wasm.mistbank_rule_field_title(number)),
                meaning: textFrom(wasm.mistbank_rule_field_meaning(number)),
                clause: textFrom(wasm.mistbank_rule_field_clause(number)),
                ...info,
                enumeration: enumeration === -1 ? null : enumeration,
                systems: Object.freeze(numbersOf(System).filter((system) => (systems >> system) & 1)),
            });
        }),
    ));

export const name = (enumeration, value) =>
    textFrom(wasm.mistbank_name(memberOf("enumeration", enumeration, Enumeration), int32("value", value)));

export function value(enumeration, name) {
    const number = memberOf("enumeration", enumeration, Enumeration);
    writeName(stringOf("name", name));
    const found = wasm.mistbank_value(number, scratch);
    return found >= 0 ? found : null;
}
