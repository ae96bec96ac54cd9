import { parentPort, workerData } from 'node:worker_threads';
import { decodeFile } from './decode.ts';
import { readFileText, readRows, type ReadRow } from './read-file.ts';
import { FileRefusal, type RefusedRow, type SourceContent } from './source.ts';

/** What the thread that reads a file tells: the whole without its rows, then the rows part by part, each when it is asked for. */
export type FilePart =
  | { readonly refused: string }
  | { readonly content: Omit<SourceContent, 'rows'>; readonly count: number }
  | { readonly rows: readonly (ReadRow | RefusedRow)[] };

const PART_ROWS = 400;

function* partsOf(bytes: Uint8Array): Generator<FilePart> {
  try {
    const { rows, ...content } = readFileText(decodeFile(bytes));
    yield { content, count: rows.length };
    for (let begin = 0; begin < rows.length; begin += PART_ROWS)
      yield { rows: readRows(rows.slice(begin, begin + PART_ROWS)) };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    yield { refused: error.message };
  }
}

const parts = partsOf(workerData as Uint8Array);
parentPort?.on('message', () => {
  const next = parts.next();
  parentPort?.postMessage(next.done === true ? undefined : next.value);
});
