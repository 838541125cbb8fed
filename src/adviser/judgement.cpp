#include "adviser/judgement.hpp"

#include "rules/chapters.hpp"

namespace mistbank {

Chances::Chances(double of_one) {
    double chance = 1;
    for (double& of : of_) {
        of = chance;
        chance *= of_one;
    }
}

namespace {

bool is_team(const Setup& setup) { return setup.settings.team; }

}  // namespace

Judge::Judge(const Setup& setup)
    : rival_(rival_weights()),
      team_(team_weights()),
      road_(is_team(setup) ? team_.road_side : rival_.road_side),
      city_(is_team(setup) ? team_.city_side : rival_.city_side),
      cell_(is_team(setup) ? team_.cell : rival_.cell),
      mist_(team_.mist_side) {}

double Judge::judge(const Table& table, int player) const {
    return table.settings().team ? of_team(table) : of_rivals(table, player);
}

Prospect Judge::prospect(const Table& table, int player) const {
    return table.settings().team ? prospect_of_team(table) : prospect_of_rivals(table, player);
}

int tiles_to_come(const Table& table) {
    int tiles = 0;
    for (int pile = table.state->active_pile; pile < table.settings().piles; ++pile) tiles += pile_size(table, pile);
    return tiles;
}

}  // namespace mistbank
