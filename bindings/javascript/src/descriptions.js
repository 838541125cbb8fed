// Descriptions of expansions, marks and figures, and the names of all values.

import { int32, memberOf, stringOf } from "./arguments.js";
import { readExpansionDescription, readMarkDescription, readRuleField } from "./contract.js";
import * as constants from "./constants.js";
import { Change, Enumeration, EventKind, Expansion, Extent, FigureKind, Mark, SegmentKind, System } from "./constants.js";
import { numbersOf, valueIn } from "./enumerations.js";
import { scratch, STRUCT, textFrom, wasm, writeName } from "./library.js";
import * as names from "./names.js";

/** Returns a function that describes all members of an enumeration. The descriptions are created at the first call. */
function describing(enumeration, describe) {
    let described = null;
    return () => (described ??= Object.freeze(numbersOf(enumeration).map((number) => Object.freeze(describe(number)))));
}

export const expansions = describing(Expansion, (expansion) => {
    wasm.mistbank_expansion_info(expansion, STRUCT);
    const { marks: played, figures } = readExpansionDescription(STRUCT);
    return {
        expansion: valueIn(Expansion, expansion),
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
        mark: valueIn(Mark, mark),
        name: names.markName(mark),
        title: names.markTitle(mark),
        effect: names.markEffect(mark),
        symbol: names.markSymbol(mark),
        expansion,
        printedOn: printedOn === 0 ? null : printedOn,
    };
});

export const figureKinds = describing(FigureKind, (kind) => ({
    kind: valueIn(FigureKind, kind),
    name: names.figureKindName(kind),
    title: names.figureTitle(kind),
    effect: names.figureEffect(kind),
}));

export const segmentKinds = describing(SegmentKind, (kind) => ({
    kind: valueIn(SegmentKind, kind),
    name: names.segmentName(kind),
    title: names.segmentTitle(kind),
    extent: valueIn(Extent, wasm.mistbank_segment_extent(kind)),
}));

export const eventChange = (kind) => valueIn(Change, wasm.mistbank_event_change(memberOf("kind", kind, EventKind)));

/** Returns the default of a field of rules: a value of its enumeration, or a number. */
function standardOf({ enumeration, several, standard }) {
    if (enumeration === null || several) return standard;
    const [member] = Object.entries(Enumeration).find(([, value]) => value === enumeration);
    return valueIn(constants[member], standard);
}

let fieldsOfRules = null;

export const ruleFields = () =>
    (fieldsOfRules ??= Object.freeze(
        Array.from({ length: wasm.mistbank_rule_field_count() }, (_, number) => {
            wasm.mistbank_rule_field_info(number, STRUCT);
            const { systems, ...info } = readRuleField(STRUCT);
            const name = textFrom(wasm.mistbank_rule_field_name(number));
            return Object.freeze({
                name,
                field: name.replace(/_./g, ([, letter]) => letter.toUpperCase()),
                title: textFrom(wasm.mistbank_rule_field_title(number)),
                meaning: textFrom(wasm.mistbank_rule_field_meaning(number)),
                clause: textFrom(wasm.mistbank_rule_field_clause(number)),
                ...info,
                standard: standardOf(info),
                systems: Object.freeze(numbersOf(System).filter((system) => (systems >> system) & 1).map((system) => valueIn(System, system))),
            });
        }),
    ));

/** Returns the number of a name; -1 for an unknown name. */
function numberOfName(enumeration, name) {
    writeName(stringOf("name", name));
    return wasm.mistbank_value(enumeration, scratch);
}

export function name(enumeration, value) {
    const which = memberOf("enumeration", enumeration, Enumeration);
    return textFrom(wasm.mistbank_name(which, typeof value === "string" ? numberOfName(which, value) : int32("value", value)));
}

export function value(enumeration, name) {
    const found = numberOfName(memberOf("enumeration", enumeration, Enumeration), name);
    return found >= 0 ? found : null;
}
