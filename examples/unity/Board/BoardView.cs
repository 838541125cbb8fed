using System.Threading;
using System.Threading.Tasks;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>A playable game. Add this component to an object in a scene. Click a highlighted cell to lay the tile,
    /// a spot to place a meeple, and a button for everything else. R or the right mouse button turns the tile, T
    /// selects another tile in the hand, and U or Ctrl+Z undoes the last action. In your own game, replace
    /// <see cref="TableView"/> with your own art and keep <see cref="BoardModel"/>.</summary>
    public sealed class BoardView : MonoBehaviour
    {
        [SerializeField, Tooltip("level1 to level6, base, demo, river, everything ...")]
        private string preset = "level2";

        [SerializeField, Range(1, 6)] private int players = 2;
        [SerializeField] private int seed = 1;

        [SerializeField, Tooltip("The computer plays for all players")]
        private bool playsItself = false;

        [SerializeField, Range(0, 400), Tooltip("Number of adviser simulations for each action; 0: random actions")]
        private int simulations = 0;

        [SerializeField, Range(0f, 2f)] private float secondsAnAction = 0.3f;

        private readonly PanelView panel = new PanelView();
        private BoardModel model;
        private TableView table;
        private Desk desk;
        private ulong chance;
        private float waited;
        private Adviser adviser;
        private CancellationTokenSource cancellation;
        private Task thinking;

        private void Awake()
        {
            desk = new Desk();
            table = new TableView(transform);
            StartGame();
        }

        private void OnDestroy()
        {
            StopThinking();
            model?.Dispose();
        }

        private void StartGame()
        {
            Rules rules = Rules.Preset(preset);
            rules.Players = players;
            rules.Colours = System.Array.Empty<Colour>(); // an empty list selects the first colours
            rules.ScoringColours = System.Array.Empty<Colour>();
            rules.Seed = (ulong)seed;
            var next = new BoardModel(new Game(rules));
            StopThinking();
            model?.Dispose();
            model = next;
            chance = (ulong)seed;
            adviser = new Adviser(model.Game, seed: chance);
            cancellation = new CancellationTokenSource();
        }

        private void Update()
        {
            if (playsItself) LetPlay();
            else desk.TakeInput(model);
            table.Show(model);
            desk.Frame(model);
        }

        private void OnGUI()
        {
            panel.Show(model, StartNext);
        }

        private void StartNext()
        {
            ++seed;
            StartGame();
        }

        private void LetPlay()
        {
            waited += Time.deltaTime;
            if (waited < secondsAnAction || model.Game.IsOver) return;
            if (simulations == 0) model.ChooseAny(ref chance);
            else if (!LetThink()) return;
            waited = 0f;
        }

        /// <summary>Lets the adviser think in a background task, which does not block frames. Call this method in each
        /// frame.</summary>
        /// <returns>Whether the adviser has chosen an action.</returns>
        private bool LetThink()
        {
            if (thinking == null) thinking = adviser.ThinkAsync(model.Game, simulations, cancellation.Token);
            if (!thinking.IsCompleted) return false;
            thinking.GetAwaiter().GetResult(); // rethrows the exception of a failed task
            thinking = null;
            return model.Do(adviser.Choose());
        }

        private void StopThinking()
        {
            thinking = null;
            cancellation?.Cancel();
            adviser?.Dispose();
        }
    }
}
