/// <reference lib="es2020" />

declare global {
    interface SymbolConstructor {
        readonly dispose: unique symbol;
    }
}

/** Bytes as an argument: an ArrayBuffer, or a view such as Uint8Array and Node's Buffer. */
export type Bytes = ArrayBuffer | ArrayBufferView;

// For programs outside browsers, which lack some of the browsers' types.
type Known<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Made }> ? Made : never;
type KnownResponse = Known<"Response">;
type KnownUrl = Known<"URL">;

/** The compiled library: a WebAssembly.Module. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Made } } } ? Made : object;

/** The source of mistbank.wasm: a URL, in Node also the path of a file, a response of fetch(), the bytes or the compiled
 *  module. */
export type WasmSource = KnownUrl | string | KnownResponse | Bytes | WasmModule;

/** Loads the library; all other functions throw before it has finished. A second call does nothing.
 *  @param source the place of mistbank.wasm; default: in the package
 *  @example
 *  import { Game, init } from "mistbank";
 *  await init();
 *  const game = new Game("level3"); */
export function init(source?: WasmSource | Promise<WasmSource>): Promise<void>;

/** Loads the library synchronously from the bytes or the compiled module. Browsers refuse this on their main thread. */
export function initSync(source: Bytes | WasmModule): void;

/** Returns the compiled library. Post it to a worker, whose `init(module)` then loads nothing. */
export function wasmModule(): WasmModule;

/** Returns the size of the library's memory in bytes, which never shrinks. */
export function memoryBytes(): number;

/** An object with library memory until it is freed. The garbage collector frees unreachable objects some time later; do
 *  not rely on it for many objects. `using` frees it at the end of the block. */
export abstract class Handle {
    /** Frees it now. A second call does nothing; any other use throws FreedError. */
    free(): void;
    /** Frees it at the end of a block with `using`. */
    [Symbol.dispose](): void;
    /** Whether it has been freed. */
    readonly freed: boolean;
}
