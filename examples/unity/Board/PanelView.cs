using System;
using System.Collections.Generic;
using UnityEngine;

namespace Mistbank.Samples
{
    /// <summary>The panel beside the board: the question, the buttons that answer it, how the game stands, and what
    /// happened last.</summary>
    public sealed class PanelView
    {
        /// <summary>The part of the screen's width that it takes, on the left.</summary>
        public const float Share = 0.3f;

        private const float Height = 720f; // as many points, whatever the screen's pixels
        private const int Sentences = 12;

        private static readonly Color Ground = new Color(0.1f, 0.12f, 0.14f);

        private Vector2 scrolled;

        /// <summary>Draws the panel; to be called by OnGUI.</summary>
        /// <param name="model">Which is asked, and told what is pressed.</param>
        /// <param name="startAnew">What the button for another game does; null: there is none.</param>
        /// <param name="notice">What else is to be told, above all; null: nothing.</param>
        public void Show(BoardModel model, Action startAnew, string notice = null)
        {
            float points = Screen.height / Height;
            GUI.matrix = Matrix4x4.Scale(new Vector3(points, points, 1f));
            float width = Screen.width / points * Share;
            GUI.color = Ground;
            GUI.DrawTexture(new Rect(0f, 0f, width, Height), Texture2D.whiteTexture); // no camera clears what is here
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
            (answered ?? commanded)?.Invoke(); // not earlier: what is drawn must not change while it is drawn
        }

        private static Action Answers(BoardModel model)
        {
            Action pressed = null;
            for (int i = 0; i < model.Answers.Count; ++i)
            {
                int answer = i;
                if (GUILayout.Button(model.Answers[i])) pressed = () => model.Choose(answer);
            }
            if (model.Opened != null && GUILayout.Button("something else")) pressed = model.Close;
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
