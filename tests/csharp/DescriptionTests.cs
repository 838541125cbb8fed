using System;
using System.Linq;
using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Descriptions of facts, expansions, marks, figures, actions, elements and fields of the rules.</summary>
    public class DescriptionTests
    {
        [Fact]
        public void Each_fact_has_a_description_and_as_many_numbers_as_the_description_says()
        {
            using (Game game = Project.Play(new Game("everything", 4), 60))
            {
                for (int fact = 0; fact < Facts.Count; ++fact)
                {
                    Fact info = Facts.Info(fact);
                    Assert.Equal(fact, Facts.Find(Facts.Name(fact)));
                    int[] numbers = game.Fact(fact, 0);
                    Assert.Equal(numbers, game.Fact(Facts.Name(fact)));
                    bool isOfExpansion = info.Expansion != Expansions.None;
                    if (isOfExpansion && info.Numbers != 0) Assert.Equal(info.Numbers, numbers.Length);
                }
                Assert.Empty(game.Fact("offer", (int)Colour.Red));
                Assert.Empty(game.Fact("goal"));
                Assert.Equal(new[] { game.PileSize(0) }, game.Fact("piles"));
                int held = Facts.Find("ingots_held");
                Assert.Equal(Expansions.Gold, Facts.Info(held).Expansion);
                Assert.Equal(Scope.Colour, Facts.Info(held).Scope);
                Assert.Equal(FactKind.Number, Facts.Info(held).Kind);
                Assert.Equal("ingots held, ingot, GLD-7", $"{Facts.Title(held)}, {Facts.Noun(held)}, {Facts.Clause(held)}");
                Assert.Equal("ingot", Facts.Symbol(held));
                Assert.Equal("", Facts.Effect(held));
                Assert.StartsWith("The mage adds a point", Facts.Effect(Facts.Find("mage")));
                Assert.Equal("wine grain cloth", Facts.Symbol(Facts.Find("goods")));
                Assert.Equal("cloth", Facts.NumberName(Facts.Find("goods"), 2));
                Assert.Equal("", Facts.NumberName(Facts.Find("goods"), 3));
                Assert.Equal("", Facts.NumberName(held, 0));
                Assert.Equal("?", Facts.NumberName(Facts.Count, 0));
                Fact robber = Facts.Info(Facts.Find("robber"));
                Assert.True(robber.Optional);
                Assert.Equal(-1, robber.Absent);
                Assert.Empty(game.Fact("ingots_held", Colour.Pink));
                Assert.Equal(-1, Facts.Find("ingot"));
                Assert.Equal("?", Facts.Name(Facts.Count));
                Assert.Throws<InvalidArgumentException>(() => game.Fact("ingot"));
            }
        }

        [Fact]
        public void A_single_expansion_or_mark_has_a_description_but_a_combination_has_none()
        {
            Assert.Equal("the Gold Mines, GLD", $"{Expansions.Gold.Title()}, {Expansions.Gold.Clauses()}");
            Assert.Equal("Meeples fly as far as a die says", Expansions.FlyingMachines.Summary());
            Assert.Equal(Marks.Inn | Marks.Cathedral, Expansions.InnsCathedrals.Info().Marks);
            Assert.Equal(FigureKinds.Guard, Expansions.GhostsCastlesCemeteries.Info().Figures);
            Assert.Equal("Gold mine, gold", $"{Marks.Gold.Title()}, {Marks.Gold.Symbol()}");
            Assert.Equal("The river begins here. Nobody stands on water.", Marks.Spring.Effect());
            Assert.Equal("", Marks.Spring.Symbol());
            Assert.Equal(Expansions.InnsCathedrals, Marks.Inn.Info().Expansion);
            Assert.Equal(SegmentKind.Road, Marks.Inn.Info().PrintedOn);
            Assert.Equal("large meeple: It counts as two.", $"{FigureKind.Large.Title()}: {FigureKind.Large.Effect()}");
            Assert.Equal("", FigureKind.Normal.Effect());
            Assert.Equal("Lay a tile", ActionKind.Lay.Title());
            foreach (Expansions set in new[] { Expansions.None, Expansions.Gold | Expansions.Mage })
            {
                Assert.Equal("???", set.Title() + set.Clauses() + set.Summary());
                Assert.Throws<ArgumentOutOfRangeException>(() => set.Info());
            }
            foreach (Marks set in new[] { Marks.None, Marks.Gold | Marks.Mage })
            {
                Assert.Equal("???", set.Title() + set.Effect() + set.Symbol());
                Assert.Throws<ArgumentOutOfRangeException>(() => set.Info());
            }
            Assert.Equal("???", ((FigureKind)99).Title() + ((FigureKind)99).Effect() + ((ActionKind)99).Title());
        }

        [Fact]
        public void Every_expansion_and_mark_of_the_binding_has_a_description()
        {
            foreach (Expansions expansion in Enum.GetValues(typeof(Expansions)))
                Assert.Equal(expansion == Expansions.None, expansion.Title() == "?");
            foreach (Marks mark in Enum.GetValues(typeof(Marks))) Assert.Equal(mark == Marks.None, mark.Title() == "?");
        }

        [Fact]
        public void A_game_lists_the_elements_on_its_board_with_their_effects()
        {
            using (var game = new Game(Rules.Base(2), 1))
            {
                BoardElement village = game.Elements().Single(element => element.Name == "village");
                Assert.Equal(("village", "●", "o"), (village.Title, village.Signs, village.Ascii));
                Assert.Equal("Roads end there.", village.Effect);
                Assert.DoesNotContain(game.Elements(), element => element.Name == "ghosts");
            }
        }

        [Fact]
        public void Every_field_of_the_rules_has_a_description()
        {
            int castles = Enumerable.Range(0, RuleFields.Count).Single(field => RuleFields.Name(field) == "castles");
            Assert.Equal("GCC-14", RuleFields.Clause(castles));
            Assert.Equal("The castle tiles stay in the box.", RuleFields.Meaning(castles));
            Assert.Equal("Castles", RuleFields.Title(castles));
            Assert.True(RuleFields.Info(castles).Flag && !RuleFields.Info(castles).House);
            Assert.Equal(Expansions.GhostsCastlesCemeteries, RuleFields.Info(castles).Expansions);
            Assert.Throws<ArgumentOutOfRangeException>(() => RuleFields.Info(RuleFields.Count));
            Assert.Equal("?", RuleFields.Name(-1));
        }

        [Fact]
        public void A_value_can_be_converted_to_its_name_and_back()
        {
            Assert.Equal("green", Enumeration.Colour.Name((int)Colour.Green));
            Assert.Equal((int)Colour.Green, Enumeration.Colour.Value("green"));
            Assert.Equal("gold", Enumeration.Expansion.Name(14)); // bit number of Expansions.Gold
            Assert.Equal(Expansions.Gold, (Expansions)(1u << Enumeration.Expansion.Value("gold")));
            Assert.Equal("?", Enumeration.Colour.Name(99));
            Assert.Equal("?", ((Enumeration)99).Name(0));
            Assert.Equal(-1, Enumeration.Colour.Value("Green"));
            Assert.Throws<ArgumentNullException>(() => { Enumeration.Colour.Value(null); });
            foreach (ActionKind kind in ((ActionKind[])Enum.GetValues(typeof(ActionKind))).Skip(1)) // None has no name
                Assert.Equal(kind, (ActionKind)Enumeration.ActionKind.Value(Enumeration.ActionKind.Name((int)kind)));
        }
    }
}
