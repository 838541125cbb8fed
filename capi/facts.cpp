// The C functions for facts: the visible pieces of a game.
#include "boundary.hpp"
#include "mistbank/fact.hpp"

using namespace mistbank;
using namespace mistbank::capi;

static_assert(sizeof(mistbank_fact) == 48);

static const char* text_or_unknown(const char* text) noexcept { return text != nullptr ? text : "?"; }

std::int32_t mistbank_fact_count(void) { return fact_count(); }

mistbank_status mistbank_fact_info(std::int32_t fact, mistbank_fact* out) {
    const FactInfo info = fact_info(fact);
    if (info.name == nullptr || out == nullptr) return MISTBANK_INVALID_ARGUMENT;
    *out = {info.expansion ? static_cast<std::int32_t>(*info.expansion) : -1,
            static_cast<std::int32_t>(info.scope),
            static_cast<std::int32_t>(info.kind),
            info.count,
            info.lowest,
            info.highest,
            info.optional ? 1 : 0,
            info.absent,
            info.stored ? 1 : 0,
            {}};
    return MISTBANK_OK;
}

const char* mistbank_fact_name(std::int32_t fact) { return text_or_unknown(fact_info(fact).name); }
const char* mistbank_fact_title(std::int32_t fact) { return text_or_unknown(fact_info(fact).title); }
const char* mistbank_fact_noun(std::int32_t fact) { return text_or_unknown(fact_info(fact).noun); }
const char* mistbank_fact_clause(std::int32_t fact) { return text_or_unknown(fact_info(fact).clause); }

/// Returns an optional text of a fact; an empty text if the fact has none, "?" for an unknown fact.
static const char* text_if_any(std::int32_t fact, const char* FactInfo::*text) noexcept {
    const FactInfo info = fact_info(fact);
    return text_or_unknown(info.name == nullptr || info.*text != nullptr ? info.*text : "");
}

const char* mistbank_fact_effect(std::int32_t fact) { return text_if_any(fact, &FactInfo::effect); }
const char* mistbank_fact_symbol(std::int32_t fact) { return text_if_any(fact, &FactInfo::symbol); }

const char* mistbank_fact_number_name(std::int32_t fact, std::int32_t number) {
    const char* const name = fact_number_name(fact, number);
    return text_or_unknown(name == nullptr && fact_info(fact).name != nullptr ? "" : name);
}

std::int32_t mistbank_find_fact(const char* name) { return name == nullptr ? -1 : fact_named(name); }

mistbank_status mistbank_game_fact(const mistbank_game* game, std::int32_t fact, std::int32_t of, std::int32_t* out,
                                   std::int32_t capacity, std::int32_t* count) {
    return on_game(game, [&]() -> Answer {
        if (fact < 0 || fact >= fact_count()) return refuse_number(*game, "fact", fact, 0, fact_count() - 1);
        const auto size = static_cast<std::size_t>(game->game.fact_size(fact, of));
        return put_list(size, out, capacity, count,
                        [&](std::size_t place) { return game->game.fact(fact, of, static_cast<int>(place)); });
    });
}
