// bindings/generate writes this file from capi/mistbank/; do not edit it.
#nullable enable

using System;
using System.Runtime.InteropServices;

namespace Mistbank
{
    /// <summary>The functions of the C API; the headers in capi/ describe each function. Structs are passed by ref,
    /// because Mono's compiler passes `in` arguments of these functions by value.</summary>
    internal static unsafe class Native
    {
        internal const int AbiVersion = 2;

        // --- base.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_version();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_abi_version();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_status_text(Status status);

        // --- figures.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_colour_name(int colour);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_colour_named(byte* name);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_figure_kind_name(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_good_name(int good);

        // --- rules.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_rules_init(ref RulesLayout rules, uint size);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_preset_count();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_preset_name(int index);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_rules_preset(byte* name, ref RulesLayout rules);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_rules_validate(
            ref RulesLayout rules, byte* message, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_default_set(ref RulesLayout rules, int index);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_system_name(int system);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_expansion_name(int expansion);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_expansion_named(byte* name);

        // --- tiles.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_segment_name(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_segment_title(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_segment_extent(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_mark_name(int mark);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_tile_set_builtin_count();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_tile_set_builtin_name(int index);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_builtin(byte* name, IntPtr allocator, out TileSetHandle set);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_builtin_text(
            byte* name, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_parse(
            byte* text, int textLength, IntPtr allocator, out TileSetHandle set, byte* message, int capacity, int*
            length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern void mistbank_tile_set_free(IntPtr set);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_name(
            TileSetHandle set, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_title(
            TileSetHandle set, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_text(
            TileSetHandle set, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_provenance(
            TileSetHandle set, int type, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern ulong mistbank_tile_set_fingerprint(TileSetHandle set);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_tile_set_type_count(TileSetHandle set);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_type(TileSetHandle set, int type, out TileType into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_segment(
            TileSetHandle set, int type, int segment, out Segment into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_tile_set_find(TileSetHandle set, byte* id);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_start(
            TileSetHandle set, StartTile* into, int capacity, int* count);

        // --- game.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_create(
            ref RulesLayout rules, IntPtr* sets, int setCount, IntPtr allocator, out GameHandle game, byte* message, int
            capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_bytes(
            ref RulesLayout rules, IntPtr* sets, int setCount, int* bytes, byte* message, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_create_preset(byte* name, ulong seed, out GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern void mistbank_game_free(IntPtr game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_clone(GameHandle game, out GameHandle clone);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_copy_from(GameHandle game, GameHandle other);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_save_state(
            GameHandle game, byte* memory, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_restore_state(GameHandle game, byte* memory, int length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_hold(GameHandle game, byte* memory, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_take_up(GameHandle game, byte* memory, int length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_restart(GameHandle game, ulong seed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_stop_recording(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_recording(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_rules(GameHandle game, ref RulesLayout rules);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_message(GameHandle game, byte* buffer, int capacity, int* length);

        // --- actions.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_decision_name(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_action_name(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_action_title(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_decision(GameHandle game, out Decision into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_deciding_player(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_legal_actions(
            GameHandle game, GameAction* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_choices(GameHandle game, Choice* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_random_action(GameHandle game, ulong* random, out GameAction into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_action_bound(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_apply(GameHandle game, ref GameAction action);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_why_not(
            GameHandle game, ref GameAction action, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_action_text(
            GameHandle game, ref GameAction action, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_action_text(
            ref GameAction action, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_action_parse(
            GameHandle game, byte* text, int textLength, out GameAction action);

        // --- board.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_tile_count(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_tile(GameHandle game, int index, out Tile into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_tiles(GameHandle game, Tile* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_tile_at(GameHandle game, int x, int y);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_last_tile(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_ghosts_on(GameHandle game, int tile, int segment);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_figure_on(GameHandle game, int tile, int segment);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_anchor_on(GameHandle game, int tile, int segment, out Anchor into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_figure_count(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_figure(GameHandle game, int index, out Figure into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_figures(GameHandle game, Figure* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_feature(GameHandle game, int tile, int segment, out Feature into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_features(GameHandle game, Feature* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_dragon_tile(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_fairy_tile(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_big_top_tile(GameHandle game);

        // --- standing.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_outcome(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_loss_reason(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_has_won(GameHandle game, int colour);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_returns(GameHandle game, double* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_turn(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_part(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_active_player(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_player_of(GameHandle game, int colour);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_goal(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_scoring_meeple_count(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_scoring_meeple(GameHandle game, int index, out ScoringMeeple into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_tally(GameHandle game, int index, out Tally into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_source_name(int source);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_supply(GameHandle game, int colour, out Supply into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_prisoners(
            GameHandle game, Prisoner* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_has_hidden_hands(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_hand_size(GameHandle game, int player);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_hand(GameHandle game, int player, int place, int viewer);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_tiles_under_hills(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_sheep_in_bag(GameHandle game, int number);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_flock(GameHandle game, int colour, int number);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_animals_unseen(GameHandle game, int number);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_in_last_round(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_ghost_supply(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_ghosts_on_board(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_hound_number(GameHandle game, int hound);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_hound_arrived(GameHandle game, int hound);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_hound_meeple(GameHandle game, int hound);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_pile_count(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_active_pile(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_pile_size(GameHandle game, int pile);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_set_aside(GameHandle game, int* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_type_count(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_type(GameHandle game, int type, out TileType into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_segment(GameHandle game, int type, int segment, out Segment into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_find_type(GameHandle game, byte* id);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_unseen(GameHandle game, int type);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_drawable(GameHandle game, int type);

        // --- facts.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_fact_count();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_fact_info(int fact, out Fact into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_fact_name(int fact);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_fact_title(int fact);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_fact_noun(int fact);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_fact_clause(int fact);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_fact_effect(int fact);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_fact_symbol(int fact);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_fact_number_name(int fact, int number);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_find_fact(byte* name);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_fact(
            GameHandle game, int fact, int of, int* into, int capacity, int* count);

        // --- past.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_event_name(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_event_change(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_action_count(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_actions(
            GameHandle game, int first, GameAction* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_event_count(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_events(
            GameHandle game, int first, GameEvent* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_undo(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_last_draw(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_determinize(GameHandle game, ulong seed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_determinize_for(GameHandle game, ulong seed, int viewer);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern ulong mistbank_game_state_hash(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern ulong mistbank_game_public_hash(GameHandle game);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_state_bytes(GameHandle game);

        // --- pictures.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_text_options_init(out TextOptions options, uint size);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_render_text(
            GameHandle game, TextOptions* options, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_summary(
            GameHandle game, TextOptions* options, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_render_status(
            GameHandle game, TextOptions* options, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_question(
            GameHandle game, TextOptions* options, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_render_tile(
            GameHandle game, int type, int rotation, TextOptions* options, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_svg_options_init(out SvgOptions options, uint size);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_render_svg(
            GameHandle game, SvgOptions* options, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_render_svg_marked(
            GameHandle game, SvgOptions* options, PictureMark* marks, int markCount, byte* buffer, int capacity, int*
            length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_render_tile_svg(
            GameHandle game, int type, int rotation, SvgOptions* options, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_sentence(
            GameHandle game, ref GameEvent happened, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_describe_event(
            GameHandle game, ref GameEvent happened, TextOptions* options, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_describe_action(
            GameHandle game, ref GameAction action, TextOptions* options, byte* buffer, int capacity, int* length);

        // --- records.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_to_record(
            GameHandle game, int kind, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_replay(
            byte* text, int textLength, IntPtr* sets, int setCount, IntPtr allocator, out GameHandle game, byte*
            message, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_to_snapshot(
            GameHandle game, byte* buffer, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_from_snapshot(
            byte* bytes, int byteCount, IntPtr* sets, int setCount, IntPtr allocator, out GameHandle game, byte*
            message, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_set_header(GameHandle game, byte* key, byte* value);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_header(
            GameHandle game, byte* key, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_headers(GameHandle game, byte* buffer, int capacity, int* length);

        // --- positions.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_from_position(
            byte* text, int textLength, IntPtr* sets, int setCount, IntPtr allocator, out GameHandle game, byte*
            message, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_to_position(
            GameHandle game, int viewer, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_check(GameHandle game, byte* buffer, int capacity, int* length);

        // --- json.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_rules_to_json(
            ref RulesLayout rules, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_rules_from_json(
            byte* text, int textLength, ref RulesLayout rules, byte* message, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_action_to_json(
            GameHandle game, ref GameAction action, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_action_from_json(
            GameHandle game, byte* text, int textLength, out GameAction action, byte* message, int capacity, int*
            length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_event_to_json(
            GameHandle game, ref GameEvent happened, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_to_json(
            TileSetHandle set, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_tile_set_from_json(
            byte* text, int textLength, IntPtr allocator, out TileSetHandle set, byte* message, int capacity, int*
            length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_to_json(
            GameHandle game, int viewer, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_from_json(
            byte* text, int textLength, IntPtr* sets, int setCount, IntPtr allocator, out GameHandle game, byte*
            message, int capacity, int* length);

        // --- descriptions.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_expansion_info(int expansion, out ExpansionDescription into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_expansion_title(int expansion);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_expansion_clauses(int expansion);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_expansion_summary(int expansion);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_mark_info(int mark, out MarkDescription into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_mark_title(int mark);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_mark_effect(int mark);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_mark_symbol(int mark);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_figure_title(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_figure_effect(int kind);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_element_count();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_element_name(int element);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_element_title(int element);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_element_signs(int element, int ascii);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_game_element_effect(GameHandle game, int element);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_rule_field_count();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_rule_field_info(int field, out RuleField into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_rule_field_name(int field);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_rule_field_title(int field);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_rule_field_meaning(int field);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_rule_field_clause(int field);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_name(int enumeration, int value);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_value(int enumeration, byte* name);

        // --- learning.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_points(GameHandle game, out Points into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_rollout(GameHandle game, ulong seed, out Rollout into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_rollouts(GameHandle game, ulong seed, Rollout* into, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_window(GameHandle game, int width, int height, out Window into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_plane_count();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_plane_name(int index);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_plane_is_binary(int index);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_planes(
            GameHandle game, ref Window window, int player, byte* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_used_planes(GameHandle game, int* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_chosen_planes(
            GameHandle game, ref Window window, int player, int* planes, int planeCount, byte* into, int capacity, int*
            count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_scalar_count();

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_scalar_name(int index);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_scalars(
            GameHandle game, int player, int* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_index_count(GameHandle game, ref Window window);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_game_index_of(GameHandle game, ref Window window, ref GameAction action);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_action_at(
            GameHandle game, ref Window window, int index, out GameAction action);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_legal_indices(
            GameHandle game, ref Window window, int* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_game_legal_mask(
            GameHandle game, ref Window window, byte* into, int capacity, int* count);

        // --- batch.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_create(
            ref RulesLayout rules, IntPtr* sets, int setCount, int games, int threads, IntPtr allocator, out BatchHandle
            batch, byte* message, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern void mistbank_batch_free(IntPtr batch);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_batch_size(BatchHandle batch);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_batch_threads(BatchHandle batch);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_restart(BatchHandle batch, ulong seed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_deal(BatchHandle batch, byte* which, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_legal_actions(
            BatchHandle batch, GameAction* into, ulong capacity, ulong* offsets, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_lookahead(
            BatchHandle batch, GameAction* actions, Points* points, float* scalars, ulong capacity, ulong* offsets, int
            count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_random_actions(
            BatchHandle batch, ulong* random, GameAction* into, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_choose(
            BatchHandle batch, int width, int height, int by, float* numbers, ulong numberCount, ulong* random,
            GameAction* into, int* indices, Status* statuses, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_apply(
            BatchHandle batch, GameAction* actions, Status* statuses, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_step(
            BatchHandle batch, GameAction* actions, Status* statuses, byte* ended, Rollout* results, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_random_step(
            BatchHandle batch, ulong* random, GameAction* actions, byte* ended, Rollout* results, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_decisions(BatchHandle batch, Decision* into, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_standings(BatchHandle batch, Rollout* into, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_windows(
            BatchHandle batch, int width, int height, Window* into, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_planes(
            BatchHandle batch, int width, int height, byte* into, ulong capacity, ulong* needed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_used_planes(
            BatchHandle batch, int* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_chosen_planes(
            BatchHandle batch, int width, int height, int* planes, int planeCount, byte* into, ulong capacity, ulong*
            needed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_packed_planes(
            BatchHandle batch, int width, int height, int* planes, int planeCount, byte* into, ulong capacity, ulong*
            needed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_scalars(
            BatchHandle batch, int* into, ulong capacity, ulong* needed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_batch_index_count(BatchHandle batch, int width, int height);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_legal_masks(
            BatchHandle batch, int width, int height, byte* into, ulong capacity, ulong* needed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_packed_masks(
            BatchHandle batch, int width, int height, byte* into, ulong capacity, ulong* needed);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_actions_at(
            BatchHandle batch, int width, int height, int* indices, GameAction* into, Status* statuses, int count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_batch_game_into(BatchHandle batch, int index, GameHandle game);

        // --- adviser.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_strength_name(int strength);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_create(
            GameHandle game, int strength, ulong seed, out AdviserHandle adviser, byte* message, int capacity, int*
            length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern void mistbank_adviser_free(IntPtr adviser);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_think(AdviserHandle adviser, GameHandle game, int simulations);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_merge(AdviserHandle adviser, AdviserHandle other);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_set_worker_count(AdviserHandle adviser, int workers);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_results(
            AdviserHandle adviser, byte* buffer, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_new_results(
            AdviserHandle adviser, byte* buffer, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_mark_reported(AdviserHandle adviser);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_merge_results(AdviserHandle adviser, byte* bytes, int byteCount);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_reset(AdviserHandle adviser);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_adviser_simulations(AdviserHandle adviser);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern int mistbank_adviser_count(AdviserHandle adviser);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_advice(AdviserHandle adviser, int index, out Advice into);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_line(
            AdviserHandle adviser, int index, GameAction* into, int capacity, int* count);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_explanation(
            AdviserHandle adviser, int index, byte* buffer, int capacity, int* length);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_choose(AdviserHandle adviser, out GameAction action);

        // --- reasons.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_explain(
            AdviserHandle adviser, int index, TextOptions* options, byte* buffer, int capacity, int* length);

        // --- review.h ---

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern byte* mistbank_verdict_name(int verdict);

        [DllImport(Library.File, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]
        internal static extern Status mistbank_adviser_review(
            AdviserHandle adviser, GameHandle game, ref GameAction action, int simulations, out Review into);
    }
}
