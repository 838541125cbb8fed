// Facts: the goods tokens of each colour (TRB-1).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t goods_taken(const Table& table, int of, int place) { return table.traders->goods[of][place]; }

const char* name_of(Good good) noexcept {
    constexpr const char* names[good_kinds] = {"wine", "grain", "cloth"};
    return static_cast<int>(good) < good_kinds ? names[static_cast<int>(good)] : "?";
}
const char* name_of_good(int place) { return name_of(static_cast<Good>(place)); }

static constexpr EventSpec traders_builders_events[] = {
    {EventKind::part_began, "part_began", "part=count",
     "{player} takes a {part|second|second|third} part of the turn{plays messages||: the builder's feature grew}"},
    EventSpec(EventKind::goods_taken, "goods_taken", "colour x y segment good=count amount total",
              "{colour} takes {amount} {good} from {here} and holds {total}")
        .with_word("good", name_of_good),
    EventSpec(EventKind::goods_scored, "goods_scored", "colour good=count amount points",
              "at the end {colour} has most {good}, {amount}: {points:point}")
        .with_word("good", name_of_good),
};

static constexpr SourceSpec traders_builders_sources[] = {{Source::goods, "goods"}};

const Description traders_builders_description = {
    "Traders & Builders", "TRB",
    "Completed cities bring goods, builders bring a second tile, pigs raise the value of fields",
    traders_builders_events, traders_builders_sources};

// --- display ---

constexpr ShownText goods_texts[] = {
    {TextPlace::points, "goods", "[{each}|none taken yet]", "[{colour} {goods}]"},
};
constexpr ShownFigure traders_figures[] = {
    {FigureKind::builder, '#', {{-12, -19}, {17, 14}}, 7, 10},
    {FigureKind::pig, '@', {{-16, -10}, {16.5, 14}}, 9.5, 9.5, true, {{-1.5, 4.2}, 11.5}},
};
const Shown traders_builders_shown = {goods_texts, {}, {}, {}, {}, traders_figures};

}  // namespace mistbank
