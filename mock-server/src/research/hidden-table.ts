import { hiddenCells, isSmall } from './suppress.ts';

type Row<Value> = readonly Value[];

const PASSES = 12;

/** Where of a row `total, a, b` exactly one number is hidden, it follows from the other two. */
function hideAcross(row: Row<number>, hidden: boolean[]): boolean {
  if (row.length < 3 || hidden.filter(Boolean).length !== 1) return false;
  const open = row
    .map((count, column) => ({ count, column }))
    .filter(({ count, column }) => column > 0 && hidden[column] !== true && count > 0)
    .toSorted((a, b) => a.count - b.count);
  const [next] = open;
  if (next === undefined) return false;
  hidden[next.column] = true;
  return true;
}

/**
 * Which cells of a table are hidden. Rows are levels (the missing among them), columns the total and, where there are two groups,
 * these; every column sums up to its known n, every row to its total. A hidden number never follows from the others.
 */
export function hiddenTable(rows: readonly Row<number>[]): boolean[][] {
  const hidden = rows.map((row) => row.map((count) => isSmall(count)));
  const columns = rows[0]?.length ?? 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    let isChanged = false;
    for (let column = 0; column < columns; column += 1) {
      const before = hidden.map((row) => row[column] === true);
      const after = hiddenCells(
        rows.map((row) => row[column] ?? 0),
        before,
      );
      for (const [index, isHidden] of after.entries()) {
        const row = hidden[index];
        if (row === undefined || !isHidden || row[column] === true) continue;
        row[column] = true;
        isChanged = true;
      }
    }
    for (const [index, row] of rows.entries()) {
      const own = hidden[index];
      if (own !== undefined && hideAcross(row, own)) isChanged = true;
    }
    if (!isChanged) return hidden;
  }
  return hidden;
}
