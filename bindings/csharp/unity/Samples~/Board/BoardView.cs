using System.Collections;
using System.Collections.Generic;
using Mistbank;
using UnityEngine;

/// <summary>Shows a game that plays itself: lays tiles, meeples and ghosts as its events tell. A cell is one unit wide.
/// Replace Choose() by what your player clicks, and the sprites by your art.</summary>
public sealed class BoardView : MonoBehaviour
{
    [SerializeField, Tooltip("level1 to level6, base, demo, river, everything ...")]
    private string preset = "level2";

    [SerializeField] private int seed = 1;
    [SerializeField, Range(0f, 2f)] private float secondsAnEvent = 0.3f;

    private readonly GameEvent[] events = new GameEvent[256];
    private readonly Dictionary<Vector3Int, GameObject> figures = new Dictionary<Vector3Int, GameObject>();
    private readonly Dictionary<Vector3Int, List<GameObject>> ghosts = new Dictionary<Vector3Int, List<GameObject>>();
    private Game game;
    private GameAction[] actions;
    private System.Random dice;
    private int shown;

    private void Awake()
    {
        game = new Game(Rules.Preset(preset), (ulong)seed);
        actions = new GameAction[game.ActionBound];
        dice = new System.Random(seed);
    }

    private void OnDestroy()
    {
        game?.Dispose();
    }

    private IEnumerator Start()
    {
        while (true)
        {
            int count = game.EventCount - shown;
            game.Events(shown, events);
            shown += count;
            for (int i = 0; i < count; ++i)
                if (Show(events[i])) yield return new WaitForSeconds(secondsAnEvent);
            if (game.IsOver) break;
            game.Apply(Choose());
        }
        Debug.Log(game.Summary());
    }

    /// <summary>Any legal action. A player's front end marks the legal ones and returns the one that is clicked.</summary>
    private GameAction Choose()
    {
        int count = game.LegalActions(actions);
        return actions[dice.Next(count)];
    }

    /// <summary>Changes the scene as an event tells; true if there is something to see.</summary>
    private bool Show(in GameEvent told)
    {
        Vector3Int place = new Vector3Int(told.X, told.Y, told.Segment);
        switch (told.Kind)
        {
            case EventKind.TileLaid:
                LayTile(TilePainter.Paint(game, told.Type), told.X, told.Y, told.Count);
                Follow(told.X, told.Y);
                return true;
            case EventKind.FaceDownLaid:
                LayTile(TilePainter.Back(), told.X, told.Y, 0);
                return true;
            case EventKind.FigurePlaced:
                figures[place] = Stand(place, TilePainter.Disc(), TilePainter.ColourOf(told.Colour), 0f);
                return true;
            case EventKind.FigureReturned:
                TakeFigure(place);
                return true;
            case EventKind.MeepleBuried:
                TakeFigure(new Vector3Int(told.FromX, told.FromY, told.FromSegment));
                figures[place] = Stand(place, TilePainter.Disc(), TilePainter.ColourOf(told.Colour), 0f);
                return true;
            case EventKind.GhostsPlaced:
                PlaceGhosts(place, told.Count);
                return true;
            case EventKind.GhostsRemoved:
                RemoveGhosts(place, told.Count);
                return true;
            case EventKind.PointsScored:
            case EventKind.Won:
            case EventKind.Lost:
                Debug.Log(game.Sentence(told));
                return true;
            default:
                return false;
        }
    }

    // --- tiles ---

    private void LayTile(Texture2D texture, int x, int y, int quarterTurns)
    {
        GameObject tile = Add($"tile {x},{y}", texture, Color.white, 0, 1f);
        tile.transform.position = new Vector3(x, -y, 0f); // rows grow south
        tile.transform.rotation = Quaternion.Euler(0f, 0f, -90f * quarterTurns);
    }

    private static void Follow(int x, int y)
    {
        if (Camera.main != null) Camera.main.transform.position = new Vector3(x, -y, -10f);
    }

    // --- figures ---

    private void TakeFigure(Vector3Int place)
    {
        if (!figures.TryGetValue(place, out GameObject figure)) return; // it came out of a supply
        figures.Remove(place);
        Destroy(figure);
    }

    private void PlaceGhosts(Vector3Int place, int count)
    {
        if (!ghosts.TryGetValue(place, out List<GameObject> standing)) ghosts[place] = standing = new List<GameObject>();
        for (int i = 0; i < count; ++i)
            standing.Add(Stand(place, TilePainter.Disc(), TilePainter.Ghost, 0.12f * (standing.Count + 1)));
    }

    private void RemoveGhosts(Vector3Int place, int count)
    {
        List<GameObject> standing = ghosts[place];
        for (int i = 0; i < count && standing.Count > 0; ++i)
        {
            Destroy(standing[standing.Count - 1]);
            standing.RemoveAt(standing.Count - 1);
        }
    }

    /// <summary>A figure on a segment, where the tile set says that figures stand.</summary>
    private GameObject Stand(Vector3Int place, Texture2D texture, Color colour, float aside)
    {
        Tile tile = game.Tile(game.TileAt(place.x, place.y));
        GameObject figure = Add($"figure {place}", texture, colour, 1, 0.2f);
        float east = 0f, south = 0f;
        if (tile.Type >= 0 && place.z < game.Type(tile.Type).SegmentCount)
        {
            Segment segment = game.Segment(tile.Type, place.z);
            east = segment.AnchorX / 100f - 0.5f;
            south = segment.AnchorY / 100f - 0.5f;
            for (int turn = 0; turn < tile.Rotation; ++turn)
            {
                float before = east;
                east = -south;
                south = before;
            }
        }
        figure.transform.position = new Vector3(place.x + east + aside, -place.y - south, 0f);
        return figure;
    }

    private GameObject Add(string title, Texture2D texture, Color colour, int layer, float width)
    {
        var added = new GameObject(title);
        added.transform.parent = transform;
        added.transform.localScale = new Vector3(width, width, 1f);
        var area = new Rect(0f, 0f, texture.width, texture.height);
        SpriteRenderer shape = added.AddComponent<SpriteRenderer>();
        shape.sprite = Sprite.Create(texture, area, new Vector2(0.5f, 0.5f), texture.width);
        shape.color = colour;
        shape.sortingOrder = layer;
        return added;
    }
}
