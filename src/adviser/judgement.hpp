// The static judgement of a game from the table.
#pragma once

#include "adviser/completion.hpp"
#include "adviser/occupied.hpp"
#include "adviser/signs.hpp"
#include "adviser/tokens.hpp"
#include "adviser/weights.hpp"
#include "adviser/worths.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// The expectation for a position, see Advice.
struct Prospect {
    double judgement;
    double points;
    double winning;
};

/// Judges positions of games of one setup.
class Judge {
public:
    Judge(const Setup& setup, const Allocator& allocator);

    /// Call before judging positions a few turns after this table: its unseen tiles are used for them.
    void look_at(const Table& table);
    /// Declares that the following positions arise from this one by actions. This position must not change meanwhile.
    /// The judge then recomputes only changed parts, with identical results. Valid until look_at() or the next origin.
    void set_origin(const Table& origin) { worths_.set_origin(origin); }
    void reset_origin() { worths_.reset_origin(); }
    /// The expectation for this player; in a team for all.
    Prospect prospect(const Table& table, int player);
    double judge(const Table& table, int player);
    /// The judgement of offers and sales of a tile (HSE-18). The player's own points, with expected gains, count in
    /// addition to the lead. The lead alone would prevent every sale between two players, because the lead of one falls
    /// as the other's rises.
    struct OfSale {
        double value;
        double own_points;
    };
    OfSale judge_sale(const Table& table, int player);
    /// Competitive: computes each colour's points plus its expected gains.
    void see_values(const Table& table, double (&values)[max_colours]);

private:
    Prospect prospect_of_team(const Table& table);
    Prospect prospect_of_rivals(const Table& table, int player);
    double lead_of_rival(const Table& table, int player);
    template <class Read>
    auto with_rivals(const Table& table, Read read);

    RivalWeights rival_;
    Worths worths_;
    FiguresKept figures_;
    SupplyWorths supplies_;
    KeptRecords records_;
    Completion completion_;
};

}  // namespace mistbank
