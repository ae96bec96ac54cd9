/**
 * Keys by which rows stay themselves, and keep the focus, when their order changes. Where an answer names two of them alike, the later one is
 * told by its place.
 */
export function keyBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): (row: Row, place: number) => string {
  return (row, place) => {
    const name = nameOf(row);
    return rows.findIndex((other) => nameOf(other) === name) === place ? name : `${name}-${place}`;
  };
}
