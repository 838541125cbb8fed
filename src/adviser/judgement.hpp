// Judges a position statically, from the table alone.
#pragma once

#include "adviser/completion.hpp"
#include "adviser/occupied.hpp"
#include "adviser/signs.hpp"
#include "adviser/tokens.hpp"
#include "adviser/weights.hpp"
#include "adviser/worths.hpp"
#include "rules/table.hpp"

namespace mistbank {

/// The expected result of a position, see Advice.
struct Prospect {
    double judgement;
    double points;
    double winning;
};

/// Judges positions of games of one setup.
class Judge {
public:
    Judge(const Setup& setup, const Allocator& allocator);

    /// Sets the unseen tiles to those of this table. Call it before judging positions of the next few turns.
    void look_at(const Table& table);
    /// Declares that the positions to judge are reached from `origin` by actions. The judge then recomputes only
    /// changed parts, with identical results. `origin` must not change until the next call of look_at(), set_origin()
    /// or reset_origin().
    void set_origin(const Table& origin) { worths_.set_origin(origin); }
    void reset_origin() { worths_.reset_origin(); }
    /// Returns the expected result for this player, or for the whole team.
    Prospect prospect(const Table& table, int player);
    double judge(const Table& table, int player);
    /// The judgement of offers and sales of a tile (HSE-18). It adds the player's own points, including expected gains,
    /// to the lead. The lead alone would prevent every sale between two players, because what one player gains the
    /// other loses.
    struct OfSale {
        double value;
        double own_points;
    };
    OfSale judge_sale(const Table& table, int player);
    /// Computes the points plus expected gains of each colour in a competitive game.
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
