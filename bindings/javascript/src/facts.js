// Facts about the visible pieces of the game, the mist, expansions and house rules, such as the floors that a colour holds.

import { stringOf } from "./arguments.js";
import { Colour, FactKind } from "./constants.js";
import { valueIn } from "./enumerations.js";
import { InvalidArgumentError } from "./errors.js";
import { scratch, STRUCT, textFrom, wasm, writeName } from "./library.js";
import { readFact } from "./structs.js";

let described = null;

export function facts() {
    described ??= Object.freeze(
        Array.from({ length: wasm.mistbank_fact_count() }, (_, number) => {
            wasm.mistbank_fact_info(number, STRUCT);
            const { optional, absent, ...info } = readFact(STRUCT);
            return Object.freeze({
                number,
                name: textFrom(wasm.mistbank_fact_name(number)),
                title: textFrom(wasm.mistbank_fact_title(number)),
                noun: textFrom(wasm.mistbank_fact_noun(number)),
                clause: textFrom(wasm.mistbank_fact_clause(number)),
                effect: textFrom(wasm.mistbank_fact_effect(number)),
                symbol: textFrom(wasm.mistbank_fact_symbol(number)),
                numberNames: Object.freeze(
                    Array.from({ length: info.numbers }, (_, place) =>
                        textFrom(wasm.mistbank_fact_number_name(number, place)),
                    ).filter((name) => name !== ""),
                ),
                ...info,
                absent: !optional ? null : info.kind === FactKind.Colour ? valueIn(Colour, absent) : absent,
            });
        }),
    );
    return described;
}

/** Returns the fact, given as a Fact or by its name. */
export function factOf(value) {
    const name = stringOf("fact", value?.name ?? value);
    writeName(name);
    const found = wasm.mistbank_find_fact(scratch);
    if (found >= 0) return facts()[found];
    throw new InvalidArgumentError(`fact must be one of ${facts().map((fact) => fact.name).join(", ")}, not "${name}"`);
}
