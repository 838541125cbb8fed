// Facts: the spaces of the robbers (ROB-1).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t space_of_robber(const Table& table, int of, int) {
    const std::uint8_t space = table.robbers->space[of];
    return space == robber_in_supply ? -1 : space;
}

static constexpr EventSpec robbers_events[] = {
    {EventKind::robber_placed, "robber_placed", "colour space=count",
     "{colour}'s robber goes to space {space} of the track"},
    EventSpec(EventKind::robbed, "robbed", "colour robbed=amount space=count points",
              "{colour}'s robber on space {space} takes part in what {robbed} gains and goes home: {points:point}")
        .with_word(
            "robbed",
            [](int number) -> const char* {
                const auto colour = static_cast<Colour>(number);
                return colour == Colour::none ? nullptr : name_of(colour);
            },
            EventNumber::amount),
    {EventKind::robber_followed, "robber_followed", "colour space=count",
     "{colour}'s robber, left alone, follows to space {space}"},
};

static constexpr SourceSpec robbers_sources[] = {{Source::robbers, "robbers"}};

const Description robbers_description = {"the Robbers", "ROB",
                                         "Robbers on the track take half of what another colour gains", robbers_events,
                                         robbers_sources};

// --- display ---

constexpr Drawing robber_drawing = {"robber-piece", 0.6, 7, 11};
constexpr ShownText robbers_texts[] = {
    {TextPlace::pieces, "robbers", "[{each}|none on the track]", "[{colour} on space {robber}]"},
};
constexpr ShownToken robbers_tokens[] = {{"robber", "robber", &robber_drawing, true, 135}};
constexpr ShownSign robbers_signs[] = {
    ShownSign(Mark::robber, 160, {{-10.8, -10.8}, {10.8, 10.8}}),
};
const Shown robbers_shown = {robbers_texts, {}, robbers_tokens, {}, {}, {}, robbers_signs};

}  // namespace mistbank
