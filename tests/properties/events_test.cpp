// The board, the supplies and the scores can be derived from the events alone.
#include <rapidcheck/catch.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "properties/sample.hpp"

using namespace mistbank;
using namespace mistbank_tests;

namespace {

using Place = std::tuple<int, int, int>;              // x, y, segment
using Named = std::tuple<Place, Colour, FigureKind>;  // identifies figures as in MEET-22, without ghosts and fairy

struct Figure {
    bool buried = false;
    int ghosts = 0;
    int hounds = 0;

    bool operator==(const Figure& other) const {
        return buried == other.buried && ghosts == other.ghosts && hounds == other.hounds;
    }
};

// A table that is updated only by events. A new game gives the initial number of components.
class Listener {
public:
    explicit Listener(const Game& fresh) {
        for (int type = 0; type < fresh.type_count(); ++type) {
            unseen_.push_back(fresh.unseen(type));
            has_dragon_.push_back((fresh.type(type).marks & bit(Mark::dragon)) != 0);
        }
        for (int pile = 0; pile < fresh.pile_count(); ++pile) piles_.push_back(fresh.pile_size(pile));
        for (int i = 0; i < max_colours; ++i) supplies_[i] = fresh.supply(static_cast<Colour>(i));
        for (int i = 0; i < fresh.scoring_meeple_count(); ++i) totals_[fresh.scoring_meeple(i).colour] = 0;
        ghosts_ = fresh.ghost_supply() + fresh.ghosts_on_board();
        for (std::size_t i = 0; i < fresh.event_count(); ++i) {  // the first tile is already drawn
            const Event& event = fresh.events()[i];
            if (event.kind != EventKind::tile_drawn) continue;
            ++unseen_[event.type];
            ++piles_[0];
        }
    }

    void hear(const Event& event) {
        const Place place{event.x, event.y, event.segment};
        const Named named{place, event.colour, event.figure};
        Supply& supply = supplies_[event.colour == Colour::none ? 0 : static_cast<int>(event.colour)];
        switch (event.kind) {
            case EventKind::turn_began:
                turn_ = event.total;
                player_ = event.player;
                part_ = 1;
                break;
            case EventKind::part_began:
                RC_ASSERT(event.player == player_);
                part_ = event.count;
                break;
            case EventKind::tile_drawn:
                --unseen_[event.type];
                --piles_[active_pile_];
                break;
            case EventKind::tile_awaits_dragon:
            case EventKind::tile_set_aside: set_aside_.push_back(event.type); break;
            case EventKind::tiles_shuffled_back: take_dragons_back(event); break;
            case EventKind::figure_captured:
                RC_ASSERT(figures_.at(named).ghosts == event.count);
                figures_.erase(named);
                break;
            case EventKind::prisoner_returned: ++supply.figures[static_cast<int>(event.figure)]; break;
            case EventKind::wagon_moved: move_wagon(event, named); break;
            case EventKind::tile_laid: tiles_.push_back({event.x, event.y, event.type, event.count, false, 0}); break;
            case EventKind::face_down_laid:
                tiles_.push_back({event.x, event.y, -1, 0, true, 0});
                --piles_[active_pile_];
                break;
            case EventKind::tile_hidden:
                --piles_[active_pile_];
                RC_ASSERT(piles_[active_pile_] == event.total);
                break;
            case EventKind::pile_opened: open_pile(event); break;
            case EventKind::ghosts_placed: ghosts_on_[place] += event.count; break;
            case EventKind::ghosts_removed: ghosts_on_[place] -= event.count; break;
            case EventKind::figure_placed:
                --supply.figures[static_cast<int>(event.figure)];
                RC_ASSERT(figures_.count(named) == 0u);
                figures_[named] = {};
                break;
            case EventKind::meeple_haunted: figures_.at(named).ghosts = event.count; break;
            case EventKind::figure_returned:
                ++supply.figures[static_cast<int>(event.figure)];
                RC_ASSERT(figures_.at(named).ghosts == event.count);
                figures_.erase(named);
                break;
            case EventKind::abbot_recalled:
                RC_ASSERT(figures_.count(Named{place, event.colour, FigureKind::abbot}) == 1u);
                RC_ASSERT(event.points == event.tiles);
                break;
            case EventKind::goods_taken:
                supply.goods[event.count] += event.amount;
                RC_ASSERT(supply.goods[event.count] == event.total);
                break;
            case EventKind::goods_scored: RC_ASSERT(supply.goods[event.count] == event.amount); break;
            case EventKind::meeple_buried: bury(event, supply); break;
            case EventKind::guard_gained:
                --supply.reserve;
                ++supply.figures[static_cast<int>(FigureKind::guard)];
                break;
            case EventKind::points_scored: totals_[event.colour] = event.total; break;
            case EventKind::hound_arrived:
                figures_.at(named).hounds |= event.count;
                arrived_[event.count - 1] = true;
                break;
            case EventKind::hound_lost: arrived_[event.count - 1] = true; break;
            case EventKind::hound_buried: drop_hound(event.count); break;
            case EventKind::won: outcome_ = competitive_end_ ? Outcome::finished : Outcome::won; break;
            case EventKind::lost:
                outcome_ = Outcome::lost;
                loss_ = event.count;
                break;
            case EventKind::final_scoring: competitive_end_ = true; break;
            default: break;
        }
    }

    void compare(const Game& game) const {
        RC_ASSERT(game.turn() == turn_);
        RC_ASSERT(game.part() == part_);
        RC_ASSERT(game.active_player() == player_);
        RC_ASSERT(game.outcome() == outcome_);
        RC_ASSERT(static_cast<int>(game.loss_reason()) == loss_);
        compare_tiles(game);
        const DecisionKind kind = game.decision().kind;
        const bool wagons_may_wait = game.rules().plays(Expansion::abbey_mayor) &&
                                     (kind == DecisionKind::order_of_scoring || kind == DecisionKind::advance ||
                                      kind == DecisionKind::move_wagon);
        if (!wagons_may_wait) compare_figures(game);
        compare_supplies(game);
        compare_piles(game);
        for (int i = 0; i < game.scoring_meeple_count(); ++i) {
            const ScoringMeeple meeple = game.scoring_meeple(i);
            RC_ASSERT(meeple.total == totals_.at(meeple.colour));
        }
        for (const int hound : {1, 2}) RC_ASSERT(game.hound_arrived(hound) == arrived_[hound - 1]);
    }

private:
    void open_pile(const Event& event) {
        const int left = piles_[active_pile_];
        piles_[active_pile_] = 0;
        active_pile_ = static_cast<std::size_t>(event.count - 1);
        piles_[active_pile_] += left;  // LVL-3: the remaining tiles are put on top of the next pile
        RC_ASSERT(piles_[active_pile_] == event.total);
    }

    // PRD-3: puts the dragon tiles that were set aside back into the pile.
    void take_dragons_back(const Event& event) {
        std::vector<int> others;
        for (const int type : set_aside_) {
            if (has_dragon_[static_cast<std::size_t>(type)]) {
                ++unseen_[static_cast<std::size_t>(type)];
                ++piles_[0];
            } else {
                others.push_back(type);
            }
        }
        RC_ASSERT(static_cast<int>(set_aside_.size() - others.size()) == event.amount);
        RC_ASSERT(piles_[0] == event.total);
        set_aside_ = others;
    }

    // ABM-15: the ghosts move with the wagon
    void move_wagon(const Event& event, const Named& to) {
        const Named from{Place{event.from_x, event.from_y, event.from_segment}, event.colour, event.figure};
        const Figure wagon = figures_.at(from);
        RC_ASSERT(wagon.ghosts == event.count);
        figures_.erase(from);
        figures_[to] = wagon;
    }

    void bury(const Event& event, Supply& supply) {
        Figure figure;
        if (event.from_segment == no_segment) {
            --supply.figures[static_cast<int>(FigureKind::normal)];
        } else {
            const Place place{event.from_x, event.from_y, event.from_segment};
            const auto from = figures_.find(Named{place, event.colour, event.figure});
            RC_ASSERT(from != figures_.end());
            figure = from->second;
            figures_.erase(from);
        }
        figure.buried = true;
        figures_[Named{Place{event.x, event.y, event.segment}, event.colour, event.figure}] = figure;
    }

    void drop_hound(int hound) {
        for (auto& [named, figure] : figures_) figure.hounds &= ~hound;
    }

    void compare_tiles(const Game& game) const {
        RC_ASSERT(game.tile_count() == static_cast<int>(tiles_.size()));
        int ghosts = 0;
        for (int i = 0; i < game.tile_count(); ++i) {
            const LaidTile tile = game.tile(i);
            const LaidTile& heard = tiles_[static_cast<std::size_t>(i)];
            RC_ASSERT((tile.x == heard.x && tile.y == heard.y && tile.face_down == heard.face_down));
            if (tile.face_down) continue;
            RC_ASSERT((tile.type == heard.type && tile.rotation == heard.rotation));
            for (int s = 0; s < game.type(tile.type).segment_count; ++s) {
                const auto found = ghosts_on_.find(Place{tile.x, tile.y, s});
                const int expected = found == ghosts_on_.end() ? 0 : found->second;
                RC_ASSERT(game.ghosts_on(i, s) == expected);
                ghosts += expected;
            }
        }
        for (const auto& [named, figure] : figures_) ghosts += figure.ghosts;
        RC_ASSERT(game.ghosts_on_board() == ghosts);
        RC_ASSERT(game.ghost_supply() == ghosts_ - ghosts);
    }

    void compare_figures(const Game& game) const {
        RC_ASSERT(game.figure_count() == static_cast<int>(figures_.size()));
        for (int i = 0; i < game.figure_count(); ++i) {
            const FigureView figure = game.figure(i);
            const LaidTile tile = game.tile(figure.tile);
            const Place place{tile.x, tile.y, figure.segment};
            const auto heard = figures_.find(Named{place, figure.colour, figure.kind});
            RC_ASSERT(heard != figures_.end());
            const Figure seen{figure.buried, figure.ghosts, figure.hounds};
            RC_ASSERT(seen == heard->second);
        }
    }

    void compare_supplies(const Game& game) const {
        for (int i = 0; i < max_colours; ++i) {
            const Supply supply = game.supply(static_cast<Colour>(i));
            const Supply& heard = supplies_[i];
            RC_ASSERT(std::equal(supply.figures, supply.figures + figure_kinds, heard.figures));
            RC_ASSERT(supply.reserve == heard.reserve);
            RC_ASSERT(std::equal(supply.goods, supply.goods + good_kinds, heard.goods));
        }
    }

    void compare_piles(const Game& game) const {
        RC_ASSERT(game.active_pile() == static_cast<int>(active_pile_));
        for (int pile = 0; pile < game.pile_count(); ++pile) {
            RC_ASSERT(game.pile_size(pile) == piles_[static_cast<std::size_t>(pile)]);
        }
        for (int type = 0; type < game.type_count(); ++type) {
            RC_ASSERT(game.unseen(type) == unseen_[static_cast<std::size_t>(type)]);
        }
        RC_ASSERT(game.set_aside_count() == static_cast<int>(set_aside_.size()));
        for (int i = 0; i < game.set_aside_count(); ++i) {
            RC_ASSERT(game.set_aside(i) == set_aside_[static_cast<std::size_t>(i)]);
        }
    }

    int turn_ = 0;
    int player_ = 0;
    int part_ = 0;
    Outcome outcome_ = Outcome::open;
    int loss_ = 0;
    bool competitive_end_ = false;
    int ghosts_ = 0;
    std::vector<LaidTile> tiles_;
    std::map<Place, int> ghosts_on_;
    std::map<Named, Figure> figures_;
    Supply supplies_[max_colours] = {};
    std::map<Colour, int> totals_;
    bool arrived_[2] = {};
    std::vector<int> unseen_;
    std::vector<bool> has_dragon_;
    std::vector<int> piles_;
    std::size_t active_pile_ = 0;
    std::vector<int> set_aside_;
};

}  // namespace

TEST_CASE("In random games, events describe every change of the board, the supplies and the scores", "[properties]") {
    rc::prop("Board, supplies and scores rebuilt from the events alone equal the queries", [](Sample sample) {
        // Events do not show which of two equal figures on a segment leaves. Several figures share a segment only by
        // flying, as acrobats, in the Vodyanoy's lake, or by crop circles.
        sample.rules.expansions &= ~(bit(Expansion::flying_machines) | bit(Expansion::big_top) |
                                     bit(Expansion::vodyanoy) | bit(Expansion::crops));
        Listener listener(start_of(sample));
        std::size_t heard = 0;
        play_through(sample, [&](const Game& game) {
            for (; heard < game.event_count(); ++heard) listener.hear(game.events()[heard]);
            listener.compare(game);
        });
    });

    rc::prop("Every event contains the number of its action and the active player", [](const Sample& sample) {
        std::size_t heard = 0;
        play_through(sample, [&](const Game& game) {
            for (; heard < game.event_count(); ++heard) {
                RC_ASSERT(game.events()[heard].action == game.action_count());
                RC_ASSERT(game.events()[heard].player < game.rules().players);
            }
        });
    });
}
