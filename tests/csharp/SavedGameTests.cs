using Xunit;

namespace Mistbank.Tests
{
    /// <summary>Copies of games: undo, clones, states, records and snapshots.</summary>
    public class SavedGameTests
    {
        [Fact]
        public void A_saved_state_can_be_restored_any_number_of_times()
        {
            using (Game game = Project.Play(new Game(Rules.Preset("everything"), 4), 30))
            {
                game.StopRecording();
                ulong before = game.StateHash;
                byte[] held = game.SaveState();
                Assert.Equal(game.SavedBytes, held.Length);
                Assert.Equal(held, Project.Filled<byte>(held.Length, game.SaveState));
                for (int i = 0; i < 3; ++i)
                {
                    Project.Play(game, 20);
                    Assert.NotEqual(before, game.StateHash);
                    game.RestoreState(held);
                    Assert.Equal(before, game.StateHash);
                }
                using (Game recorded = Project.Play(new Game(Rules.Preset("everything"), 5), 30))
                {
                    recorded.RestoreState(held);
                    Assert.Equal(before, recorded.StateHash);
                    Assert.False(recorded.IsRecording);
                }
                using (var other = new Game(Rules.Base()))
                    Assert.Throws<InvalidArgumentException>(() => other.RestoreState(held));
                held[held.Length / 2] ^= 1;
                Assert.Throws<InvalidArgumentException>(() => game.RestoreState(held));
                Assert.Equal(before, game.StateHash);
            }
        }

        [Fact]
        public void Undo_restores_the_state_and_removes_the_events()
        {
            using (Game game = Project.Level3())
            {
                ulong before = game.StateHash;
                int events = game.EventCount;
                game.Apply(game.LegalActions()[0]);
                Assert.NotEqual(before, game.StateHash);
                Assert.True(game.EventCount > events);
                game.Undo();
                Assert.Equal(before, game.StateHash);
                Assert.Equal(events, game.EventCount);
            }
        }

        [Fact]
        public void A_clone_changes_independently_and_CopyFrom_makes_it_equal_to_the_original()
        {
            using (Game game = Project.Level3())
            using (Game clone = game.Clone())
            {
                Assert.Equal(game.StateHash, clone.StateHash);
                Assert.Equal(game.Actions(), clone.Actions());
                Project.Play(clone);
                Assert.NotEqual(game.StateHash, clone.StateHash);
                clone.CopyFrom(game);
                Assert.Equal(game.StateHash, clone.StateHash);
            }
        }

        [Fact]
        public void Records_and_snapshots_restore_the_game()
        {
            using (Game game = Project.Level3())
            using (Game replayed = Game.Replay(game.ToRecord()))
            using (Game restored = Game.FromSnapshot(game.ToSnapshot()))
            using (Game open = Game.Replay(game.ToRecord(RecordKind.Open)))
            {
                Assert.Equal(game.StateHash, replayed.StateHash);
                Assert.Equal(game.StateHash, restored.StateHash);
                Assert.Equal(game.Events(), restored.Events());
                Assert.Equal(Draws.External, open.Rules.Draws);
            }
        }
    }
}
