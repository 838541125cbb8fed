// How promising a game looks, judged from what lies on the table.
#pragma once

#include "adviser/weights.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// Chances by the number of sides or cells that must all be closed: powers of that of one.
class Chances {
public:
    explicit Chances(double of_one);
    double of(int open) const { return of_[open < known ? open : known - 1]; }

private:
    static constexpr int known = 24;
    double of_[known];
};

/// What a position promises, see Advice.
struct Prospect {
    double judgement;
    double points;
    double winning;
};

struct Hopes;

/// Judges positions of games of one setup. What it returns are points: about those by which a player will be ahead, or
/// those of the team, less what threatens it.
class Judge {
public:
    explicit Judge(const Setup& setup);

    /// For who is to decide: in a team for all.
    double judge(const Table& table, int player) const;
    Prospect prospect(const Table& table, int player) const;

private:
    double of_team(const Table& table) const;
    double shortfall(const Table& table, const Hopes& hopes, double pile) const;
    double of_rivals(const Table& table, int player) const;
    Prospect prospect_of_team(const Table& table) const;
    Prospect prospect_of_rivals(const Table& table, int player) const;
    template <class Read>
    auto with_rivals(const Table& table, Read read) const;

    RivalWeights rival_;
    TeamWeights team_;
    Chances road_;
    Chances city_;
    Chances cell_;
    Chances mist_;
};

/// What a team's victory adds, and its loss takes.
inline constexpr double victory = 240;

/// Tiles in the active pile and those behind it.
int tiles_to_come(const Table& table);

}  // namespace mistbank
