import type { Mistakes, Place, RecordCell, ScalarCell } from './cell.ts';

function cellsOf(line: string): string[] {
  return (line.endsWith('\r') ? line.slice(0, -1) : line).split('\t');
}

function headOf(cells: readonly string[], place: Place): ScalarCell[] {
  return cells.map((value) => ({ kind: 'scalar', ...place, value }));
}

/**
 * The rows of a tsv text, each a record under the column names of the first line. An empty cell is an absent one; empty
 * lines and those that begin with `#` are no rows. One row at a time: a large table would fill the memory with its cells.
 */
export function* parseTsv(text: string, file: string, mistakes: Mistakes): Generator<RecordCell> {
  let columns: readonly ScalarCell[] | undefined;
  let line = 0;
  for (const content of text.split('\n')) {
    line += 1;
    if (content.startsWith('#') || content.trim() === '') continue;
    const cells = cellsOf(content);
    if (columns === undefined) {
      columns = headOf(cells, { file, line });
      continue;
    }
    if (cells.length > columns.length)
      mistakes.add({ file, line }, `${cells.length} cells under ${columns.length} columns`);
    const entries: { key: ScalarCell; value: ScalarCell }[] = [];
    for (let index = 0; index < columns.length; index += 1) {
      const key = columns[index];
      const value = cells[index]?.trim() ?? '';
      if (key !== undefined && value !== '')
        entries.push({ key, value: { kind: 'scalar', file, line, value, isUntyped: true } });
    }
    yield { kind: 'record', file, line, entries };
  }
}
