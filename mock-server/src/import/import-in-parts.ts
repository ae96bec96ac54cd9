import { on } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { refusedFile, type FileAccount } from './account.ts';
import { partsOf, type FilePart } from './file-parts.ts';
import type { RunOptions } from './run-account.ts';
import { FileRefusal } from './source.ts';
import { ContentStore, type StoredContent } from './store-content.ts';

/** The import that a world waits for before it begins another one: both may change the same report. */
const underWay = new WeakMap<World, Promise<unknown>>();

/** Up to this size, some hundred rows, a file is read sooner than another thread has started. */
const SMALL_FILE_BYTES = 64 * 1024;

/** The parts of a file as they are read here; other calls come in between. */
async function* readHere(bytes: Uint8Array): AsyncGenerator<FilePart> {
  for (const part of partsOf(bytes)) {
    yield part;
    await setImmediate();
  }
}

/** The parts of a file as another thread reads them, the next one while the one before it is stored. */
async function* readElsewhere(bytes: Uint8Array): AsyncGenerator<FilePart> {
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), {
    workerData: bytes,
    // Handed over, not copied, where they are all there is in their memory.
    transferList:
      bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : [],
    // Its garbage is thrown away in small heaps: a large file needs little more memory than a small one.
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
  });
  try {
    worker.postMessage('next');
    for await (const [part] of on(worker, 'message') as AsyncIterable<[FilePart | undefined]>) {
      if (part === undefined) return;
      worker.postMessage('next');
      yield part;
      // What the other thread sends is handed over without end as long as it keeps up; calls come in between.
      await setImmediate();
    }
  } finally {
    await worker.terminate();
  }
}

async function takeParts(
  world: World,
  run: RunOptions & { readonly fileName: string },
  parts: AsyncIterable<FilePart>,
) {
  const file = run.fileName;
  const { db } = world;
  const change = <Result>(work: () => Result): Result => {
    if (world.db !== db) throw new FileRefusal('导入期间模拟医院已重置，请重新导入');
    return inTransaction(world, work);
  };
  let taking: { readonly store: ContentStore; readonly head: Omit<FileAccount, keyof StoredContent> } | undefined;
  for await (const part of parts) {
    if ('refused' in part) throw new FileRefusal(part.refused);
    if ('content' in part) {
      const { content } = part;
      const head = { file, format: content.format, rows: content.count, others: content.others };
      taking = { store: change(() => new ContentStore(world, content, run)), head };
    } else {
      change(() => taking?.store.add(part.rows));
    }
  }
  if (!taking) throw new Error('the reader of the file ended without a word');
  const { store, head } = taking;
  return { ...head, ...change(() => store.finish()) };
}

async function read(world: World, file: string, bytes: Uint8Array, run: RunOptions): Promise<FileAccount> {
  try {
    const partsIn = bytes.byteLength > SMALL_FILE_BYTES ? readElsewhere : readHere;
    return await takeParts(world, { ...run, fileName: file }, partsIn(bytes));
  } catch (error) {
    if (error instanceof FileRefusal) return refusedFile(file, error.message);
    throw error;
  }
}

/**
 * Takes one file into the world as `importBytes` does, without keeping other calls waiting: another thread reads a large one, and its rows
 * are stored part by part. A file that is not what it says leaves the world as it was. `bytes` may be empty afterwards.
 */
export async function importInParts(
  world: World,
  file: string,
  bytes: Uint8Array,
  run: RunOptions = {},
): Promise<FileAccount> {
  const before = underWay.get(world) ?? Promise.resolve();
  const work = before.then(() => read(world, file, bytes, run));
  underWay.set(
    world,
    work.catch(() => undefined),
  );
  return work;
}
