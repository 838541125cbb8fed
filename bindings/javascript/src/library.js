// The library as WebAssembly: loading, memory, buffers for arguments and results, and texts.
//
// Each realm (a page, a worker, a Node program) has one library. Code in this file must not call the library before it is
// loaded.

import { InternalError } from "./errors.js";
import { errorOf, FreedError, MistbankError } from "./failures.js";
import { ABI_VERSION, MESSAGE_CAPACITY } from "./bounds.js";
import { Limits, Status } from "./constants.js";

const notLoaded = new Proxy(
    {},
    {
        get() {
            throw new MistbankError("mistbank is not loaded yet: call `await init()` first");
        },
    },
);

/** The functions of the C API. */
export let wasm = notLoaded;
let module = null;
let memory = null;

/** Views of the memory. They are replaced when the memory grows, so do not keep a view across a library call. */
export let u8, i16, i32, u32, u64, f32, f64;

/** Addresses of buffers for a single call: a count, an action, a struct, options of texts, a window, a message, a list of
 *  tile sets. `scratch` is the buffer for lists and texts, which grows. */
export let COUNT, ACTION, STRUCT, OPTIONS, WINDOW, MESSAGE, SETS;
export let scratch = 0;
export let scratchBytes = 0;

function refreshViews() {
    const { buffer } = memory;
    u8 = new Uint8Array(buffer);
    i16 = new Int16Array(buffer);
    i32 = new Int32Array(buffer);
    u32 = new Uint32Array(buffer);
    u64 = new BigUint64Array(buffer);
    f32 = new Float32Array(buffer);
    f64 = new Float64Array(buffer);
}

const PAGE_BYTES = 65536;
const GROWTH = 8; // the memory grows by 1 / GROWTH of its size

/** Grows the memory further after the library has grown it by the necessary minimum. Growing less often is faster: each growth
 *  replaces the views, which causes much garbage collection in programs with thousands of games. */
function hasGrown() {
    try {
        memory.grow(Math.ceil(memory.buffer.byteLength / PAGE_BYTES / GROWTH));
    } catch {
        // no memory is left for further growth
    }
    refreshViews();
}

const imports = {
    env: { emscripten_notify_memory_growth: hasGrown },
    wasi_snapshot_preview1: {
        proc_exit(code) {
            throw new InternalError(`the library stopped with exit code ${code}: please report this error with the record of the game`);
        },
    },
};

function takeOver(compiled, instance) {
    const functions = instance.exports;
    memory = functions.memory;
    refreshViews();
    functions._initialize();
    const found = functions.mistbank_abi_version();
    if (found !== ABI_VERSION) throw new InternalError(`mistbank.wasm has ABI ${found}, not ${ABI_VERSION}`);
    const places = functions.malloc(1024 + MESSAGE_CAPACITY);
    [COUNT, ACTION, WINDOW, SETS, STRUCT, OPTIONS, MESSAGE] = [0, 16, 32, 64, 256, 512, 1024].map((offset) => places + offset);
    scratchBytes = 1 << 15;
    scratch = functions.malloc(scratchBytes);
    wasm = functions;
    module = compiled;
}

// --- loading ---

let defaultSource = null;
let fileAt = () => null;
let loading = null;

/** Sets the default source of the library. Each entry file of the package calls this once.
 *  @param source a function that returns the default argument of init(), or a promise of this argument
 *  @param readFile a function that takes a path or URL and returns a promise of the file's bytes, or of null if fetch() must
 *  load the URL */
export function loadsByDefault(source, readFile = fileAt) {
    defaultSource = source;
    fileAt = readFile;
}

export function init(source) {
    if (module) return Promise.resolve();
    loading ??= load(source).finally(() => (loading = null));
    return loading;
}

async function load(source) {
    const given = await (source ?? defaultSource());
    const compiled = await compiledOf(given);
    const instance = await WebAssembly.instantiate(compiled, imports);
    if (!module) takeOver(compiled, instance);
}

async function compiledOf(given) {
    if (given instanceof WebAssembly.Module) return given;
    if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) return WebAssembly.compile(given);
    if (typeof given === "string" || given instanceof URL) return compiledOf((await fileAt(given)) ?? (await fetch(given)));
    if (typeof Response === "undefined" || !(given instanceof Response))
        throw new TypeError("init() takes the URL, the path, the bytes or the compiled module of mistbank.wasm");
    if (!given.ok) throw new MistbankError(`${given.url} cannot be loaded: ${given.status} ${given.statusText}`);
    const streams = given.headers.get("content-type")?.startsWith("application/wasm");
    return streams ? WebAssembly.compileStreaming(given) : WebAssembly.compile(await given.arrayBuffer());
}

export function initSync(source) {
    if (module) return;
    if (!(source instanceof WebAssembly.Module || source instanceof ArrayBuffer || ArrayBuffer.isView(source)))
        throw new TypeError("initSync() takes the bytes or the compiled module of mistbank.wasm");
    const compiled = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
    takeOver(compiled, new WebAssembly.Instance(compiled, imports));
}

export function wasmModule() {
    wasm.memory; // throws before loading
    return module;
}

export function memoryBytes() {
    return wasm.memory.buffer.byteLength;
}

// --- buffers, texts and lists ---

/** Allocates memory, which the caller must free. */
export function allocated(bytes) {
    const at = bytes < 2 ** 32 ? wasm.malloc(bytes) : 0;
    if (at === 0) throw errorOf(Status.OutOfMemory, `out of memory: ${bytes} bytes are not available`);
    return at;
}

/** Makes the scratch buffer at least `bytes` long, and returns its address. */
export function reserveScratch(bytes) {
    if (bytes > scratchBytes) {
        const larger = allocated(bytes);
        wasm.free(scratch);
        scratch = larger;
        scratchBytes = bytes;
    }
    return scratch;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Writes a text with a terminating NUL into the scratch buffer. Returns the size of the text in bytes, without the NUL. */
export function writeText(text) {
    const at = reserveScratch(3 * text.length + 1);
    const { written } = encoder.encodeInto(text, u8.subarray(at, at + scratchBytes));
    u8[at + written] = 0;
    return written;
}

/** Writes a name into the scratch buffer, as writeText() does. The library ends names at the first NUL. Therefore a NUL within
 *  the name is replaced, so that the library refuses the name. */
export function writeName(text) {
    return writeText(text.replaceAll("\0", "\ufffd"));
}

export function textAt(at, bytes) {
    return decoder.decode(u8.subarray(at, at + bytes));
}

/** Returns a text that ends with a NUL, such as the library's static texts; null for a null pointer. */
export function textFrom(at) {
    return at === 0 ? null : textAt(at, u8.indexOf(0, at) - at);
}

/** Returns the message of the last call of perform(). */
export function message() {
    return textFrom(MESSAGE);
}

/** Calls a library function with these arguments and a buffer for its message, for functions without an object. Throws an error
 *  with the message if the call fails. */
export function perform(call, ...given) {
    u8[MESSAGE] = 0;
    const status = call(...given, MESSAGE, MESSAGE_CAPACITY, 0);
    if (status !== Status.Ok) throw errorOf(status, message());
}

/** Returns the text that a library function writes for these arguments. `fail(status)` throws the error. */
export function fetchText(fail, call, ...given) {
    let status = call(...given, scratch, scratchBytes, COUNT);
    if (status === Status.BufferTooSmall) {
        reserveScratch(i32[COUNT >> 2] + 1);
        status = call(...given, scratch, scratchBytes, COUNT);
    }
    if (status !== Status.Ok) fail(status);
    return textAt(scratch, i32[COUNT >> 2]);
}

/** Lets a library function write a list of entries of `size` bytes into the scratch buffer. Returns the number of entries. */
export function fetchList(fail, size, call, ...given) {
    let status = call(...given, scratch, (scratchBytes / size) | 0, COUNT);
    if (status === Status.BufferTooSmall) {
        const count = i32[COUNT >> 2];
        reserveScratch(count * size);
        status = call(...given, scratch, count, COUNT);
    }
    if (status !== Status.Ok) fail(status);
    return i32[COUNT >> 2];
}

/** Returns the numbers of the set bits of a mask. */
export function bitsOf(mask) {
    const bits = [];
    for (let bit = 0; mask !== 0; ++bit, mask >>>= 1) if (mask & 1) bits.push(bit);
    return bits;
}

/** Reads a list of structs. */
export function readList(read, at, count, size) {
    const list = new Array(count);
    for (let i = 0; i < count; ++i) list[i] = read(at + i * size);
    return list;
}

// --- objects with library memory ---

const forgotten = new FinalizationRegistry(({ free, at }) => wasm[free](at));

/** An object that owns library memory until it is freed. */
export class Handle {
    /** The address; 0 after the object has been freed. */
    _at = 0;

    _own(at) {
        this._at = at;
        forgotten.register(this, { free: this.constructor._free, at }, this);
    }

    /** The address, for a call; throws FreedError if the object has been freed. */
    get _open() {
        return this._at || this._refuse();
    }

    _refuse() {
        throw new FreedError(`this ${this.constructor._noun} has been freed`);
    }

    get freed() {
        return this._at === 0;
    }

    free() {
        if (this._at === 0) return;
        forgotten.unregister(this);
        wasm[this.constructor._free](this._at);
        this._at = 0;
    }
}

/** Returns an object of the class `kind`, a subclass of Handle, that owns the library's object at an address. */
export function adopt(kind, at) {
    const made = Object.create(kind.prototype);
    made._own(at);
    return made;
}
if (Symbol.dispose) Handle.prototype[Symbol.dispose] = Handle.prototype.free;

/** Writes a list of tile sets into the buffer SETS. Returns pointer and count, for calls that create games or batches. */
export function writeSets(sets) {
    const given = sets === undefined ? [] : sets instanceof Handle ? [sets] : [...sets];
    if (given.length > Limits.maxTileSets)
        throw errorOf(Status.InvalidArgument, `sets must have at most ${Limits.maxTileSets} entries, not ${given.length}`);
    given.forEach((set, index) => {
        if (!(set instanceof Handle) || set.constructor._noun !== "tile set")
            throw new TypeError(`sets[${index}] must be a TileSet`);
        u32[(SETS >> 2) + index] = set._open;
    });
    return [given.length === 0 ? 0 : SETS, given.length];
}
