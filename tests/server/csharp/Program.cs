using System;
using System.Diagnostics;
using System.Reflection;
using System.Threading;
using Mistbank;
using Mistbank.Samples;
using UnityEngine;

/// <summary>Plays a game through a <see cref="RemoteBoard"/>, with the mouse and the panel's buttons. Calls the
/// component frame by frame on one thread, as Unity does. Usage: board ADDRESS TABLE SEAT. With `board tutorial
/// ADDRESS TABLE SEAT` the program plays as in the tutorial.</summary>
public static class Program
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(120);
    private const BindingFlags Hidden = BindingFlags.Instance | BindingFlags.NonPublic;
    private static readonly RemoteBoard Board = new RemoteBoard();
    private static readonly Frames Thread = new Frames();

    /// <summary>Runs continuations of asynchronous methods in the next frame, on the same thread.</summary>
    private sealed class Frames : SynchronizationContext
    {
        private readonly System.Collections.Concurrent.ConcurrentQueue<Action> waiting =
            new System.Collections.Concurrent.ConcurrentQueue<Action>();

        public override void Post(SendOrPostCallback call, object state) => waiting.Enqueue(() => call(state));

        public void Run()
        {
            while (waiting.TryDequeue(out Action next)) next();
        }
    }

    private static FieldInfo Field(string name) => typeof(RemoteBoard).GetField(name, Hidden);

    private static void Call(string method) => typeof(RemoteBoard).GetMethod(method, Hidden).Invoke(Board, null);

    private static BoardModel Model => (BoardModel)Field("model").GetValue(Board);

    public static int Main(string[] arguments)
    {
        if (arguments[0] == "tutorial") return PlayAsInTheTutorial(arguments[1], arguments[2]);
        SynchronizationContext.SetSynchronizationContext(Thread);
        var eye = new Camera();
        Camera.main = eye;
        Input.mousePosition = new Vector3(0f, 0f, 0f); // within the panel
        Field("server").SetValue(Board, arguments[0]);
        Field("tableName").SetValue(Board, arguments[1]);
        Field("seat").SetValue(Board, int.Parse(arguments[2]));
        Call("Start");
        int done = 0;
        for (Stopwatch watch = Stopwatch.StartNew(); Model == null || !Model.Game.IsOver; Frame())
        {
            if (watch.Elapsed > Patience) throw new TimeoutException($"after {done} actions: {Field("notice").GetValue(Board)}");
            if (Model == null) continue;
            if (Model.Cells.Count > 0) Click(eye, Middle(Model.Cells[0]));
            else if (Model.Answers.Count > 0) Press(Model.Answers[Model.Answers.Count - 1]);
            else if (Model.Spots.Count > 0) Click(eye, Place.Of(Model.Spots[0]));
            else continue;
            ++done;
        }
        Console.WriteLine($"over: {Model.Question}; {done} clicks, {UnityEngine.Object.Scene.Count} objects");
        Call("OnDestroy");
        return done > 5 ? 0 : 1;
    }

    private static int PlayAsInTheTutorial(string address, string table)
    {
        if (!Tutorial.Play(address, table).Wait(Patience)) throw new TimeoutException("the tutorial's game does not end");
        Console.WriteLine("over");
        return 0;
    }

    private static void Frame()
    {
        Thread.Run();
        Call("Update");
        System.Threading.Thread.Sleep(1);
    }

    private static Place Middle(ChoiceCell cell) => new Place(cell.X, cell.Y);

    private static void Click(Camera eye, Place place)
    {
        Input.mousePosition = eye.WorldToScreenPoint(new Vector3(place.East, -place.South, 0f));
        Call("Update");
        Input.Buttons.Add(0);
        Call("Update");
        Input.Buttons.Clear();
    }

    private static void Press(string button)
    {
        GUILayout.Buttons.Clear();
        GUILayout.Labels.Clear();
        GUILayout.Pressed = button;
        Call("OnGUI");
        GUILayout.Pressed = null;
    }
}
