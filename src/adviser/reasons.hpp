// What the events of a turn are told as: a few reasons in words, the weightiest first.
#pragma once

#include "mistbank/event.hpp"
#include "mistbank/short_text.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// A reason, or a part of one. The longest fits.
using Phrase = ShortText<127>;

/// The weightiest of all that there is to tell, each but once.
class Reasons {
public:
    static constexpr int most = 3;

    /// Of equal ones the first to come stands first.
    void add(double weight, const Phrase& words);
    int count() const { return count_; }
    const Phrase& operator[](int place) const { return reasons_[place].words; }

private:
    struct Reason {
        double weight;
        Phrase words;
    };
    Reason reasons_[most];
    int count_ = 0;
};

/// "1 tile", "2 tiles".
Phrase counted_things(int count, const char* noun);
/// "red's large meeple".
Phrase figure_of(const Event& event);

/// Hears the events of a turn one after the other, and tells what they bring to a player, or to the team. What comes by
/// chance is not told: nobody knows it before.
class Telling {
public:
    /// `table`: as it is after the events.
    Telling(const Table& table, int player);

    void hear(const Event& event);
    /// To be asked when everything has been heard.
    const Reasons& reasons();

private:
    /// How much of what happens is told.
    enum class Hearing { of_turn, of_end, of_nothing };

    bool is_own(Colour colour) const { return colour == own_; }
    bool belongs_to_last(const Event& event) const;
    void hear_points(const Event& event);
    void hear_advanced(const Event& event);
    void hear_end(const Event& event);
    void forget_placed(const Event& event);

    // What was heard last is told when all that belongs to it has been heard.
    void settle();
    void tell_last();
    void tell_of_mist();
    void tell_of_figures();
    void tell_of_hounds();
    void tell_as_it_is();
    void tell_of_dragon_and_towers();
    void tell_of_boxes();
    void tell_of_small_boxes();
    void tell_of_messages();
    void tell_of_neutral_figures();
    void tell_ferry(const char* words);
    void tell_of_tokens();
    void tell_scored();
    void tell_scored_by_rivals(const Phrase& words);
    void tell_shared();
    void tell_gains();
    void tell_own_gain(const char* words);

    void tell_given();
    void tell_ingots();
    void tell_advanced();
    void tell_placed();
    void tell_grown();
    void tell_end();
    Phrase place_in_words(const Node& node) const;
    const Node& node_of(const Event& event) const;

    const Table& table_;
    const bool team_;
    const Colour own_;  // competitive: of the player
    Hearing hearing_ = Hearing::of_turn;
    Reasons reasons_;

    Event last_;
    bool has_last_ = false;
    int ghosts_ = 0;  // that went back with it
    int team_gain_ = 0;
    int gains_[max_colours] = {};  // points with it
    bool has_gains_ = false;

    int given_[max_colours] = {};   // in the whole turn
    int ingots_[max_colours] = {};  // likewise
    Event advanced_;                // the last of the player's own (MSG-3)
    bool has_advanced_ = false;
    Event laid_;
    bool has_laid_ = false;
    Event placed_;
    bool has_placed_ = false;
    int ghosts_that_come_ = 0;
    bool knows_flocks_ = true;
    bool has_ended_ = false;
    bool ends_by_chance_ = false;
    bool has_won_ = false;
    bool has_lost_ = false;
};

}  // namespace mistbank
