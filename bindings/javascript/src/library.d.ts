/// <reference lib="es2020" />

declare global {
    interface SymbolConstructor {
        readonly dispose: unique symbol;
    }
}

/** Bytes that somebody gives: an ArrayBuffer, or a view on one such as Uint8Array and Node's Buffer. */
export type Bytes = ArrayBuffer | ArrayBufferView;

// What a program has that is not for browsers and knows not all of their types.
type Known<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Made }> ? Made : never;
type KnownResponse = Known<"Response">;
type KnownUrl = Known<"URL">;

/** The compiled library: a WebAssembly.Module. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Made } } } ? Made : object;

/** Where the WebAssembly comes from: the URL, in Node the path of a file too, an answer of fetch(), the bytes or the compiled
 *  module of mistbank.wasm. */
export type WasmSource = KnownUrl | string | KnownResponse | Bytes | WasmModule;

/** Loads the library; everything else throws until it has done so. Called again it does nothing.
 *  @param source where mistbank.wasm is, if not where the package has it
 *  @example
 *  import { Game, init } from "mistbank";
 *  await init();
 *  const game = new Game("level3"); */
export function init(source?: WasmSource | Promise<WasmSource>): Promise<void>;

/** The same at once, for who has the bytes or the compiled module already. Browsers refuse it on their main thread. */
export function initSync(source: Bytes | WasmModule): void;

/** The compiled library: post it to a worker, whose `init(module)` then has nothing to load. */
export function wasmModule(): WasmModule;

/** The bytes of memory that the library has taken, which grow and never shrink. */
export function memoryBytes(): number;

/** What holds memory of the library, until it is freed. What is forgotten is freed some time later, by the garbage
 *  collector; do not rely on it where there are many. With `using` it is freed at the end of the block. */
export abstract class Handle {
    /** Frees it now. Again it does nothing; any other use throws FreedError. */
    free(): void;
    /** The same, at the end of a block that began with `using`. */
    [Symbol.dispose](): void;
    /** Whether it has been freed. */
    readonly freed: boolean;
}
