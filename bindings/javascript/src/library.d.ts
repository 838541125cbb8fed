/// <reference lib="es2020" />

declare global {
    interface SymbolConstructor {
        readonly dispose: unique symbol;
    }
}

/** Where the WebAssembly comes from: the URL, an answer of fetch(), the bytes or the compiled module of mistbank.wasm. */
export type WasmSource = URL | string | Response | BufferSource | WebAssembly.Module;

/** Loads the library; everything else throws until it has done so. Called again it does nothing.
 *  @param source where mistbank.wasm is, if not where the package has it
 *  @example
 *  import { Game, init } from "mistbank";
 *  await init();
 *  const game = new Game("level3"); */
export function init(source?: WasmSource | Promise<WasmSource>): Promise<void>;

/** The same at once, for who has the bytes or the compiled module already. Browsers refuse it on their main thread. */
export function initSync(source: BufferSource | WebAssembly.Module): void;

/** The compiled library: post it to a worker, whose `init(module)` then has nothing to load. */
export function wasmModule(): WebAssembly.Module;

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
