import type { Mistakes, RecordCell, ScalarCell } from './cell.ts';

/**
 * The rows of a tsv text, each a record under the column names of the first line. An empty cell is an absent one; empty
 * lines and those that begin with `#` are no rows.
 */
export function parseTsv(text: string, file: string, mistakes: Mistakes): RecordCell[] {
  const numbered = text
    .split('\n')
    .map((content, index) => ({ cells: content.replace(/\r$/, '').split('\t'), place: { file, line: index + 1 } }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && cells[0]?.startsWith('#') !== true);
  const [header, ...rows] = numbered;
  const columns = header?.cells.map((name): ScalarCell => ({ ...header.place, kind: 'scalar', value: name })) ?? [];
  return rows.map(({ cells, place }) => {
    if (cells.length > columns.length) mistakes.add(place, `${cells.length} cells under ${columns.length} columns`);
    const entries = columns.flatMap((key, index) => {
      const value = cells[index]?.trim() ?? '';
      return value === ''
        ? []
        : [{ key, value: { ...place, kind: 'scalar' as const, value, isUntyped: true as const } }];
    });
    return { ...place, kind: 'record', entries };
  });
}
