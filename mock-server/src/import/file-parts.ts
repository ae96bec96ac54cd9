import { decodeFile } from './decode.ts';
import { readFileText, readRows, type ReadRow } from './read-file.ts';
import { FileRefusal, type RefusedRow, type SourceContent } from './source.ts';

/** What reading a file tells: the whole without its rows, then the rows part by part. */
export type FilePart =
  | { readonly refused: string }
  | { readonly content: Omit<SourceContent, 'rows'> }
  | { readonly rows: readonly (ReadRow | RefusedRow)[] };

const PART_ROWS = 100;

/** Reads a file part by part, each when it is asked for. */
export function* partsOf(bytes: Uint8Array): Generator<FilePart> {
  try {
    const { rows, ...content } = readFileText(decodeFile(bytes));
    yield { content };
    let part: (ReadRow | RefusedRow)[] = [];
    for (const row of readRows(rows)) {
      part.push(row);
      if (part.length < PART_ROWS) continue;
      yield { rows: part };
      part = [];
    }
    yield { rows: part };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    yield { refused: error.message };
  }
}
