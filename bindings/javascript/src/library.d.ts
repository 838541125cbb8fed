/// <reference lib="es2020" />

declare global {
    interface SymbolConstructor {
        readonly dispose: unique symbol;
    }
}

/** Bytes as an argument: an ArrayBuffer, or a view such as Uint8Array and Node's Buffer. */
export type Bytes = ArrayBuffer | ArrayBufferView;

// A browser type, given by its name; `never` in environments that lack the type.
type Known<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Made }> ? Made : never;
type KnownResponse = Known<"Response">;
type KnownUrl = Known<"URL">;

/** The compiled library: a WebAssembly.Module. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Made } } } ? Made : object;

/** The source of mistbank.wasm: a URL, a response of fetch(), the bytes, the compiled module or, in Node, the path of a
 *  file. */
export type WasmSource = KnownUrl | string | KnownResponse | Bytes | WasmModule;

/** Loads the library. Until loading has finished, all other functions throw. A second call does nothing.
 *  @param source the source of mistbank.wasm; default: the file in the package
 *  @example
 *  import { Game, init } from "mistbank";
 *  await init();
 *  const game = new Game("level3"); */
export function init(source?: WasmSource | Promise<WasmSource>): Promise<void>;

/** Loads the library synchronously from the bytes or the compiled module. Browsers refuse this on their main thread. */
export function initSync(source: Bytes | WasmModule): void;

/** Returns the compiled library. Post it to a worker and call `init(module)` there, so that the worker loads nothing. */
export function wasmModule(): WasmModule;

/** Returns the size of the library's memory in bytes. The memory never shrinks. */
export function memoryBytes(): number;

/** An object that owns library memory until it is freed. `using` frees the object at the end of the block. The garbage
 *  collector frees unreachable objects some time later; do not rely on this for many objects. */
export abstract class Handle {
    /** Frees the object now. A second call does nothing; any other use throws FreedError. */
    free(): void;
    /** Frees the object at the end of a block with `using`. */
    [Symbol.dispose](): void;
    /** Whether the object has been freed. */
    readonly freed: boolean;
}
