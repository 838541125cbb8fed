// How promising a game looks, judged from what lies on the table.
#pragma once

#include "adviser/completion.hpp"
#include "adviser/occupied.hpp"
#include "adviser/signs.hpp"
#include "adviser/tokens.hpp"
#include "adviser/weights.hpp"
#include "adviser/worths.hpp"
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

    /// Before positions are judged that come a few turns after this one: what is unseen is taken to be what is unseen
    /// here.
    void look_at(const Table& table);
    /// Positions judged from here on come of this one by actions, which must stay as it is: so what has not changed
    /// since need not be reckoned anew. Until look_at, or where the next ones come of. Judgements are the very same.
    void come_of(const Table& origin) { worths_.come_of(origin); }
    void come_of_anything() { worths_.come_of_anything(); }
    /// For who is to decide: in a team for all.
    Prospect prospect(const Table& table, int player);
    double judge(const Table& table, int player);
    /// Competitive: what each colour has and may hope for.
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
