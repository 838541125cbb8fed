// Reasons for an action: phrases about the events of a turn, the most important ones first.
#pragma once

#include "mistbank/event.hpp"
#include "mistbank/short_text.hpp"
#include "rules/player_names.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// A reason or part of a reason, with marks in place of names (rules/player_names.hpp). The capacity suffices for the
/// longest phrase.
using Phrase = ShortText<127>;

/// The placeholder for the cell in the words of a reason.
inline constexpr char place_mark = '@';

/// A reason for an action. Reasons with the same words are alike, even if their cells differ.
struct Reason {
    double weight;
    Phrase words;
    Spot place;

    bool is_alike(const Reason& other) const { return words == other.words; }
    bool operator==(const Reason& other) const;
    /// Returns the words with the cell in place of the placeholder.
    Phrase told() const;
};

/// The most important reasons, without repetition.
class Reasons {
public:
    static constexpr int most = 8;

    /// Adds a reason. Among reasons with equal weights, earlier ones stay first.
    void add(double weight, const Phrase& words, Spot place = {0, 0});
    int count() const { return count_; }
    const Reason& operator[](int place) const { return reasons_[place]; }
    bool has_one_alike(const Reason& reason) const;
    /// Returns whether both lists have the same words, apart from the cells.
    bool are_alike(const Reasons& other) const;

private:
    Reason reasons_[most];
    int count_ = 0;
};

inline bool is_way(SegmentKind kind) { return kind == SegmentKind::road || kind == SegmentKind::city; }
/// Returns a number with its noun, for example "1 tile" or "2 tiles".
Phrase counted_things(int count, const char* noun);
/// Returns the number of open sides in words, for example "1 open side"; "no open sides" for 0.
Phrase open_sides(int sides);
/// Returns the article for a segment: "a ". If the tile has several segments of this kind, the article names the sides
/// of the segment, for example "the northern ".
Phrase article_on_tile(const Board& board, const Node& segment);
Spot spot_of(const Board& board, const Node& segment);
/// Returns the figure of an event in words, for example "red's large meeple".
Phrase figure_of(const Event& event);

/// Receives the events of a turn and collects their benefits for a player or the team as reasons. Ignores events that
/// depend on random results, because these are unknown in advance.
class Telling {
public:
    /// `before` is the table before the events, `table` the table after them.
    Telling(const Table& before, const Table& table, int player);

    void hear(const Event& event);
    /// Returns the collected reasons. Call it after the last event.
    const Reasons& reasons();

private:
    /// Which events can become reasons: the events of the turn, the events after the turn, or no further events.
    enum class Hearing { of_turn, of_end, of_nothing };

    bool is_own(Colour colour) const { return colour == own_; }
    bool belongs_to_last(const Event& event) const;
    void hear_points(const Event& event);
    void hear_advanced(const Event& event);
    void hear_end(const Event& event);
    void forget_placed(const Event& event);
    bool is_placed_one(const Event& event) const;

    // Adds the reasons from the last group of events. Call it after all events of the group have arrived.
    void settle();
    void add_last_event();
    void add_mist();
    void add_figures();
    void add_hounds();
    void add_plain_event();
    void add_dragon_and_towers();
    void add_boxes();
    void hear_of_small_boxes();
    void add_small_boxes();
    void add_messages();
    void add_neutral_figures();
    void tell_joined(const char* words);
    void add_tokens();
    void add_scoring();
    void add_scoring_of_rivals(const Phrase& words);
    void add_shared_scoring();
    Spot place_of_scored() const;
    void add_gains();
    void add_own_gain(const char* words, Spot place = {0, 0});

    void add_given_points();
    void tell_taken();
    void add_advance();
    void add_placement();
    void add_end();
    Phrase figure_that_is_placed() const;
    Phrase place_in_words(const Node& node) const;
    const Node& node_of(const Event& event) const;

    // --- defined in reasons_of_board.cpp ---
    void add_board();
    void add_way(const Node& segment);
    void add_meeting(NodeIndex way, Colour rival);
    void add_growth(NodeIndex way, int figure);
    void add_bank(const Node& mist);
    void add_centre(const Node& centre);
    void add_gap(int x, int y);
    void add_open_features();
    bool is_named_as_placed(NodeIndex way) const;
    bool has_stayed(int figure) const;
    int figure_that_stood_on(NodeIndex feature, Colour colour) const;
    Phrase whose(NodeIndex feature) const;

    const Table& before_;
    const Table& table_;
    const bool team_;
    const Colour own_;  // the player's colour in competitive games
    Hearing hearing_ = Hearing::of_turn;
    Reasons reasons_;

    Event last_;
    bool has_last_ = false;
    int ghosts_ = 0;  // ghosts that returned to the supply with the last event
    int team_gain_ = 0;
    int gains_[max_colours] = {};  // points of each Colour from the last event
    bool has_gains_ = false;

    int given_[max_colours] = {};  // points that each other Colour gets in the whole turn
    int taken_[max_colours] = {};  // ingots that each Colour took in the turn
    Event advanced_;               // the player's last event of the kind figure_advanced (MSG-3)
    bool has_advanced_ = false;
    Event laid_;
    bool has_laid_ = false;
    Event placed_;
    bool has_placed_ = false;
    int ghosts_that_come_ = 0;
    bool is_scoring_ = false;  // a feature is being scored, and its figures return
    int figures_that_come_back_ = 0;
    bool knows_flocks_ = true;
    bool has_ended_ = false;
    bool ends_by_chance_ = false;
    bool has_won_ = false;
    bool has_lost_ = false;
};

}  // namespace mistbank
