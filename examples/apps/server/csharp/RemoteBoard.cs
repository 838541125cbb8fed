using System;
using Mistbank;
using Mistbank.Samples;
using UnityEngine;

/// <summary>A board in a Unity scene that shows a table on a game server. The class uses parts of the package's sample
/// Board. The local game follows the server, and clicks become requests. All code, including the code after `await`,
/// runs on Unity's main thread.</summary>
public sealed class RemoteBoard : MonoBehaviour
{
    [SerializeField, Tooltip("The server's socket")]
    private string server = "ws://127.0.0.1:8137/table";

    [SerializeField, Tooltip("The table's name: the text after #table= in the link to the table")]
    private string tableName = "";

    [SerializeField, Tooltip("The seat to take, counted from 0; -1 to watch only")]
    private int seat = 1;

    [SerializeField] private string playerName = "Unity";

    private readonly PanelView panel = new PanelView();
    private RemoteTable remote;
    private BoardModel model;
    private TableView table;
    private Desk desk;
    private string notice = "Connecting ...";

    private async void Start()
    {
        desk = new Desk();
        table = new TableView(transform);
        remote = new RemoteTable();
        try
        {
            await remote.Look(new Uri(server), tableName);
            if (seat >= 0) await remote.Sit(seat, playerName);
            while (await Receive()) Follow();
            notice = "The connection is closed.";
        }
        catch (Exception lost) // no network, or no server
        {
            if (remote != null) notice = lost.Message;
        }
    }

    /// <summary>Receives the next message. If the server refuses a request, shows the reason.</summary>
    private async System.Threading.Tasks.Task<bool> Receive()
    {
        try
        {
            bool isOpen = await remote.Receive();
            notice = remote.HasBegun ? null : "The game has not begun";
            return isOpen;
        }
        catch (InvalidOperationException refusal)
        {
            notice = refusal.Message;
            return true;
        }
    }

    private void Follow()
    {
        if (remote?.Game == null) return;
        if (model?.Game != remote.Game) model = new BoardModel(remote.Game, Send); // the server has sent a new game
        model.Follow(remote.Decides);
    }

    private async void Send(GameAction action)
    {
        try
        {
            await remote.Apply(action);
        }
        catch (Exception lost)
        {
            notice = lost.Message;
        }
    }

    private void Update()
    {
        if (model == null) return;
        desk.TakeInput(model);
        table.Show(model);
        desk.Frame(model);
    }

    private void OnGUI()
    {
        if (model != null) panel.Show(model, null, notice);
        else GUILayout.Label(notice);
    }

    private void OnDestroy()
    {
        RemoteTable gone = remote;
        remote = null;
        model = null;
        gone?.Dispose();
    }
}
