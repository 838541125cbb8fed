// bindings/generate writes this file from src/rules; do not edit it.
import type { Colour, Good, Loss } from "./constants.js";

/** The properties of actions of all kinds. A property is undefined if the kind does not use it. */
export interface ActionProperties {
    /** The figure on the track. */
    readonly counter?: "marker" | "courier";
    /** The random result, the robber's space on the track, or the points offered. */
    readonly number?: number;
    /** The number of the second segment of a joined pair. */
    readonly other?: number;
    /** The hand position of the laid tile: 0 to 2, in the order in which the tiles were taken. */
    readonly place?: number;
    /** The index of a tile type of the game; null: hidden. */
    readonly tile?: number | null;
}

/** The properties of events of all kinds. A property is undefined if the kind does not use it. */
export interface EventProperties {
    /** The figure on the track. */
    readonly counter?: "marker" | "courier";
    /** The place that the piece came from; null: the supply, or beside the board. */
    readonly from?: { x: number; y: number; segment?: number } | null;
    /** The kind of goods. */
    readonly good?: Good;
    /** The reason why the team lost. */
    readonly reason?: Loss;
    /** The colour whose points were robbed; Colour.None: no colour. */
    readonly robbed?: Colour;
    /** The index of a tile type of the game; null: hidden. */
    readonly tile?: number | null;
    readonly acrobats?: number;
    readonly acted?: number;
    readonly byChance?: number;
    readonly colours?: number;
    readonly ferriesLeft?: number;
    readonly flock?: number;
    readonly floors?: number;
    readonly floorsLeft?: number;
    readonly ghosts?: number;
    readonly hound?: number;
    readonly ingots?: number;
    readonly ingotsLeft?: number;
    readonly meeples?: number;
    readonly message?: number;
    readonly number?: number;
    readonly other?: number;
    readonly paidGhosts?: number;
    readonly part?: number;
    readonly pile?: number;
    readonly removes?: number;
    readonly roads?: number;
    readonly rotation?: number;
    readonly sheep?: number;
    readonly space?: number;
    readonly step?: number;
    readonly tilesInPile?: number;
    readonly turn?: number;
}
