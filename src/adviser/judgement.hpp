// How promising a game looks, judged from what lies on the table.
#pragma once

#include "adviser/chances.hpp"
#include "adviser/signs.hpp"
#include "adviser/weights.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// What a position promises, see Advice.
struct Prospect {
    double judgement;
    double points;
    double winning;
};

/// Judges positions of games of one setup.
class Judge {
public:
    Judge(const Setup& setup, const Allocator& allocator);

    /// Before positions are judged that come a few turns after this one.
    void look_at(const Table& table);
    /// For who is to decide: in a team for all.
    Prospect prospect(const Table& table, int player);
    double judge(const Table& table, int player);

private:
    Prospect prospect_of_team(const Table& table);
    Prospect prospect_of_rivals(const Table& table, int player) const;
    double lead_of_rival(const Table& table, int player) const;
    template <class Read>
    auto with_rivals(const Table& table, Read read) const;

    RivalWeights rival_;
    Chances road_;
    Chances city_;
    Chances cell_;
    Fitting fitting_;
};

/// Tiles in the active pile and those behind it.
int tiles_to_come(const Table& table);

}  // namespace mistbank
