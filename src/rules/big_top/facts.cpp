// Facts: the place of the big top, and the animals that have not been shown (TOP-1).
#include "rules/facts.hpp"

#include "rules/description.hpp"
#include "rules/shown.hpp"
#include "rules/table.hpp"

namespace mistbank {

std::int32_t tile_of_big_top(const Table& table, int, int) { return index_or_none(table.big_top->at); }

std::int32_t animals_not_shown(const Table& table, int, int place) {
    return animals_unseen(table, static_cast<unsigned>(place));
}

ActionDetail name_of_animal(const Table&, Action action) {
    constexpr const char* names[animal_kinds] = {nullptr,  "a flea", nullptr,   "a monkey",
                                                 "a seal", "a bear", "a tiger", "an elephant"};
    const bool is_known = action.count < animal_kinds && names[action.count] != nullptr;
    return ActionDetail::Words(is_known ? names[action.count] : "an animal");
}

static constexpr EventSpec big_top_events[] = {
    {EventKind::big_top_moved, "big_top_moved", "x y from",
     "the big top {from|moves from {from_cell} to|comes to} {cell}"},
    {EventKind::animal_shown, "animal_shown", "x y number=points",
     "the animal under the big top at {cell} brings {number} for each meeple"},
    {EventKind::big_top_scored, "big_top_scored", "colour x y meeples=amount points",
     "{colour} has {meeples:meeple} around the big top: {points:point}"},
    {EventKind::pyramid_scored, "pyramid_scored", "x y segment acrobats=count points",
     "{acrobats:acrobat} at {cell} {acrobats|brings|bring} {points:point}{acrobats|| each}"},
    {EventKind::ringmaster_scored, "ringmaster_scored", "colour x y segment tiles=amount points",
     "{colour}'s ringmaster at {cell} brings {points:point} for {tiles:circus tile}"},
};

static constexpr SourceSpec big_top_sources[] = {
    {Source::big_top, "big_top"}, {Source::acrobats, "acrobats"}, {Source::ringmaster, "ringmaster"}};

static constexpr ElementSpec big_top_elements[] = {
    segment_of(SegmentKind::acrobats, "space for acrobats").where_stands("acrobat")};

const Description big_top_description = {
    "Under the Big Top",
    "TOP",
    "The big top scores the meeples around it, acrobats form pyramids, ringmasters score circuses",
    big_top_events,
    big_top_sources,
    big_top_elements};

// --- display ---

static void put_animals(const Table& table, int, PhraseWriter& out) {
    bool is_first = true;
    for (int number = 1; number < animal_kinds; ++number)
        put_tokens(out, is_first, animals_not_shown(table, 0, number), number);
}

constexpr TextField big_top_phrases[] = {{"animals", put_animals}};
constexpr ShownText big_top_texts[] = {
    {TextPlace::pieces, "big top", "[at {big_top}|waits for a circus]; [animals not shown: {animals}|no animal left]"},
    {TextPlace::legend, "animals", "[animals not shown: {animals}|no animal is left to show]"},
};
constexpr ShownPiece big_top_pieces[] = {
    {"big_top", "BIG TOP", "TOP", {226, 88}, Stand::on_sign, nullptr, Mark::circus},
};
constexpr ShownFigure big_top_figures[] = {
    {FigureKind::ringmaster, '%', {{-12, -24}, {19.6, 14}}, 7, 12, false, {{0, 7}, 10}},
};
constexpr ShownSign big_top_signs[] = {
    ShownSign(Mark::circus, 40, {{-19, -12.5}, {19, 12.5}}).in_hedges().ending_roads(true, 30),
    ShownSign(Mark::acrobats, 50, {{-18, -8.5}, {18, 9.5}})
        .in_hedges()
        .ending_roads(true, 38.5)
        .with_figures({0, -13}, Sharing::on_shoulders),
};
const Shown big_top_shown = {big_top_texts, big_top_phrases, {}, big_top_pieces, {}, big_top_figures, big_top_signs};

}  // namespace mistbank
