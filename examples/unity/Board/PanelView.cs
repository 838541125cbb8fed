using System;
using System.Collections.Generic;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>The panel next to the board: the question, the buttons, the state of the game, and the last
    /// events.</summary>
    public sealed class PanelView
    {
        /// <summary>The share of the screen's width that the panel takes up, on the left.</summary>
        public const float Share = 0.3f;

        private const float Height = 720f; // height of the panel in points, whatever the resolution of the screen
        private const int Sentences = 12;

        private static readonly Color Ground = new Color(0.1f, 0.12f, 0.14f);

        private Vector2 scrolled;

        /// <summary>Draws the panel. Call this method from OnGUI.</summary>
        /// <param name="model">The model whose texts are shown. It receives the pressed buttons.</param>
        /// <param name="startAnew">Starts another game; null: the panel has no button "new game".</param>
        /// <param name="notice">A text at the top of the panel, or null.</param>
        public void Show(BoardModel model, Action startAnew, string notice = null)
        {
            float points = Screen.height / Height;
            GUI.matrix = Matrix4x4.Scale(new Vector3(points, points, 1f));
            float width = Screen.width / points * Share;
            GUI.color = Ground;
            // A background, because no camera clears this area.
            GUI.DrawTexture(new Rect(0f, 0f, width, Height), Texture2D.whiteTexture);
            GUI.color = Color.white;
            GUILayout.BeginArea(new Rect(8f, 8f, width - 16f, Height - 16f));
            scrolled = GUILayout.BeginScrollView(scrolled);
            if (notice != null) GUILayout.Label(notice);
            GUILayout.Label(model.Question);
            Action answered = Answers(model), commanded = Commands(model, startAnew);
            foreach (string line in model.Lines) GUILayout.Label(line);
            GUILayout.Space(12f);
            IReadOnlyList<string> log = model.Log;
            for (int i = Math.Max(0, log.Count - Sentences); i < log.Count; ++i) GUILayout.Label(log[i]);
            GUILayout.EndScrollView();
            GUILayout.EndArea();
            (answered ?? commanded)?.Invoke(); // called last, because the model must not change during drawing
        }

        private static Action Answers(BoardModel model)
        {
            Action pressed = null;
            for (int i = 0; i < model.Answers.Count; ++i)
            {
                int answer = i;
                if (GUILayout.Button(model.Answers[i])) pressed = () => model.Choose(answer);
            }
            if (model.Opened != null && GUILayout.Button("other actions")) pressed = model.Close;
            GUILayout.Label(model.Hint);
            return pressed;
        }

        private static Action Commands(BoardModel model, Action startAnew)
        {
            Action pressed = null;
            GUILayout.BeginHorizontal();
            if (model.TileInHand >= 0 && GUILayout.Button("turn (R)")) pressed = model.Turn;
            if (model.HasAnother && GUILayout.Button("another tile (T)")) pressed = model.TakeAnother;
            if (model.CanUndo && GUILayout.Button("undo (U)")) pressed = model.Undo;
            if (startAnew != null && GUILayout.Button("new game")) pressed = startAnew;
            GUILayout.EndHorizontal();
            return pressed;
        }
    }
}
