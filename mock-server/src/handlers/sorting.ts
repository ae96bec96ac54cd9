type Value = string | number | undefined;

const isAbsent = (value: Value): value is undefined | '' => value === undefined || value === '';

const COLLATOR = new Intl.Collator('zh-CN', { numeric: true });

function compared(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return COLLATOR.compare(String(left), String(right));
}

/**
 * Rows in the order of a column. Those without a value come last, whichever way; equal rows keep the order in which they came.
 * @param sort a name of `columns`, with `-` before it where it descends; undefined for the order in which they came
 */
export function sortedBy<Row, Column extends string>(
  rows: readonly Row[],
  sort: Column | `-${Column}` | undefined,
  columns: Readonly<Record<Column, (row: Row) => Value>>,
): Row[] {
  if (sort === undefined) return [...rows];
  const direction = sort.startsWith('-') ? -1 : 1;
  const valueOf = columns[sort.replace(/^-/, '') as Column];
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted(({ value: left }, { value: right }) => {
      if (isAbsent(left) || isAbsent(right)) return Number(isAbsent(left)) - Number(isAbsent(right));
      return direction * compared(left, right);
    })
    .map(({ row }) => row);
}
