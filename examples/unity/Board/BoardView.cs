using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>A game to be played: click a cell that is lit up to lay the tile, a spot to place a meeple, a button
    /// for the rest. R or the right mouse button turns the tile, T takes another one of the hand, U or Ctrl+Z takes
    /// back. Add it to an object; give <see cref="TableView"/> your art, and <see cref="BoardModel"/> stays.</summary>
    public sealed class BoardView : MonoBehaviour
    {
        private const float Margin = 1.5f; // cells around the tiles
        private const float Haste = 5f; // of the camera, a second

        [SerializeField, Tooltip("level1 to level6, base, demo, river, everything ...")]
        private string preset = "level2";

        [SerializeField, Range(1, 6)] private int players = 2;
        [SerializeField] private int seed = 1;

        [SerializeField, Tooltip("Chance plays instead of people")]
        private bool playsItself = false;

        [SerializeField, Range(0f, 2f)] private float secondsAnAction = 0.3f;

        private readonly PanelView panel = new PanelView();
        private BoardModel model;
        private TableView table;
        private Camera eye;
        private ulong chance;
        private float waited;

        private void Awake()
        {
            eye = Camera.main != null ? Camera.main : new GameObject("camera").AddComponent<Camera>();
            eye.orthographic = true;
            eye.rect = new Rect(PanelView.Share, 0f, 1f - PanelView.Share, 1f);
            table = new TableView(transform);
            StartGame();
        }

        private void OnDestroy()
        {
            model?.Dispose();
        }

        private void StartGame()
        {
            Rules rules = Rules.Preset(preset);
            rules.Players = players;
            rules.Colours = null; // the first ones
            rules.ScoringColours = null;
            rules.Seed = (ulong)seed;
            var next = new BoardModel(new Game(rules));
            model?.Dispose();
            model = next;
            chance = (ulong)seed;
        }

        private void Update()
        {
            if (playsItself) LetPlay();
            else TakeInput();
            table.Show(model);
            Frame();
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
            waited = 0f;
            model.ChooseAny(ref chance);
        }

        private void TakeInput()
        {
            Vector3 pointer = Input.mousePosition; // or where a finger touches
            if (eye.pixelRect.Contains(pointer))
            {
                Vector3 at = eye.ScreenToWorldPoint(pointer);
                var place = new Place(at.x, -at.y);
                if (Input.GetMouseButtonDown(0)) model.Click(place);
                model.Point(place);
            }
            bool control = Input.GetKey(KeyCode.LeftControl) || Input.GetKey(KeyCode.RightControl);
            if (Input.GetMouseButtonDown(1) || Input.GetKeyDown(KeyCode.R)) model.Turn();
            if (Input.GetKeyDown(KeyCode.T) && model.HasAnother) model.TakeAnother();
            if (Input.GetKeyDown(KeyCode.U) || control && Input.GetKeyDown(KeyCode.Z)) model.Undo();
        }

        /// <summary>Moves the camera so that all tiles are seen, and the cells around them.</summary>
        private void Frame()
        {
            float height = (model.South - model.North) / 2f + Margin;
            float width = (model.East - model.West) / 2f + Margin;
            float step = Mathf.Clamp01(Haste * Time.deltaTime);
            var middle = new Vector3((model.West + model.East) / 2f, -(model.North + model.South) / 2f, -10f);
            eye.transform.position = Vector3.Lerp(eye.transform.position, middle, step);
            eye.orthographicSize = Mathf.Lerp(eye.orthographicSize, Mathf.Max(height, width / eye.aspect), step);
        }
    }
}
