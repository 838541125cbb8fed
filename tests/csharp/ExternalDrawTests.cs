using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;
using static Mistbank.Tests.ExpansionGames;

namespace Mistbank.Tests
{
    /// <summary>Games whose random results the host reports.</summary>
    public class ExternalDrawTests
    {
        [Fact]
        public void With_external_draws_the_legal_actions_list_every_possible_random_result()
        {
            Rules rules = Rules.Base(
                2, Expansions.HillsSheep | Expansions.BigTop | Expansions.FlyingMachines | Expansions.Messages);
            rules.Draws = Draws.External;
            var said = new HashSet<ActionKind>();
            for (int seed = 1; seed <= 3; ++seed)
                using (var game = new Game(rules))
                {
                    var dice = new Random(seed);
                    while (!game.IsOver)
                    {
                        GameAction[] legal = game.LegalActions();
                        if (game.Phase == DecisionKind.Chance)
                        {
                            ActionKind kind = legal[0].Kind;
                            said.Add(kind);
                            Assert.Equal(Unseen(game, kind), legal.Select(action => action.Count));
                            Assert.Throws<IllegalActionException>(() => game.Apply("animal 2"));
                        }
                        game.Apply(Chosen(legal, dice));
                    }
                }
            Assert.True(said.SetEquals(Chances));
        }

        private static IEnumerable<int> Unseen(Game game, ActionKind kind)
        {
            switch (kind)
            {
                case ActionKind.Roll: return new[] { 1, 2, 3 };
                case ActionKind.Sheep: return Tokens.Keys.Where(number => game.SheepInBag(number) > 0);
                case ActionKind.Animal: return Animals.Keys.Where(number => game.AnimalsUnseen(number) > 0);
                case ActionKind.Message:
                    int next = game.Fact("next_message").Single();
                    return next != 0 ? new[] { next } : Enumerable.Range(1, 8).Except(game.Fact("messages"));
                default: return new[] { 0 };
            }
        }

        [Fact]
        public void With_external_draws_the_host_can_report_each_result_of_the_die()
        {
            Rules rules = Rules.Base(2, Expansions.FlyingMachines);
            rules.Draws = Draws.External;
            int rolled = 0;
            var dice = new Random(1);
            using (var game = new Game(rules, 1))
            {
                while (!game.IsOver)
                {
                    if (game.Phase == DecisionKind.Chance)
                    {
                        ++rolled;
                        Assert.Equal(
                            new[] { "roll 1", "roll 2", "roll 3" },
                            game.LegalActions().Select(action => action.ToString()));
                        Assert.Throws<IllegalActionException>(
                            () => game.Apply(new GameAction(ActionKind.Roll, count: 4)));
                    }
                    game.Apply(Chosen(game.LegalActions(), dice));
                }
            }
            Assert.True(rolled > 0);
        }
    }
}
