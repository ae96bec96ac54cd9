/** A script chunk may take this long, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Code of a style chunk that did not load. */
export const CSS_CHUNK_LOAD_FAILED = 'CSS_CHUNK_LOAD_FAILED';

/** A script chunk did not load or took too long. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** A style chunk did not load. */
export class CssChunkLoadError extends Error {
  override readonly name = 'CssChunkLoadError';
  readonly code = CSS_CHUNK_LOAD_FAILED;
}

export function isChunkError(error: unknown): error is ChunkLoadError | CssChunkLoadError {
  return error instanceof ChunkLoadError || error instanceof CssChunkLoadError;
}

// The bundler's loader of style chunks names them so; there is no other mark on its error.
const CSS_FAILURE = /unable to preload css/i;

/**
 * Loads a chunk with the time limit and the names of the specification.
 * @throws ChunkLoadError, or CssChunkLoadError when a style of the chunk failed
 */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Loading chunk timed out after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    if (isChunkError(cause)) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    if (CSS_FAILURE.test(message)) throw new CssChunkLoadError(message, { cause });
    throw new ChunkLoadError(message, { cause });
  } finally {
    clearTimeout(timer);
  }
}

interface Kept {
  readonly promise: Promise<unknown>;
  failed: boolean;
}

const kept = new Map<string, Kept>();

/**
 * The chunk under a key, loaded once. A failed one stays failed until forgetFailedChunks, so that rendering the same page
 * again does not try without end.
 */
export function chunkOf<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known.promise as Promise<T>;
  const promise = loadChunk(load);
  const entry: Kept = { promise, failed: false };
  kept.set(key, entry);
  promise.then(
    // React's own mark of a settled promise: what is there already is drawn in one go, with nothing put in its place first.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {
      entry.failed = true;
    },
  );
  return promise;
}

/** How many chunks were asked for so far. */
export function chunkCount(): number {
  return kept.size;
}

/** Resolves when every chunk that was asked for has come, or has failed. */
export async function chunksSettled(): Promise<void> {
  await Promise.allSettled([...kept.values()].map(({ promise }) => promise));
}

/** Lets the failed chunks be tried again. Answers whether there were any. */
export function forgetFailedChunks(): boolean {
  const failed = [...kept].filter(([, entry]) => entry.failed);
  for (const [key] of failed) kept.delete(key);
  return failed.length > 0;
}
