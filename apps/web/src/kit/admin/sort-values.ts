/** Orders that a list may have in its address: '' is that of the server, `-` before a column descends. */
export function sortValues<const Column extends string>(columns: readonly Column[]) {
  const values: readonly ['', ...(Column | `-${Column}`)[]] = [
    '',
    ...columns,
    ...columns.map((column): `-${Column}` => `-${column}`),
  ];
  return values;
}

/** What the call takes of an order: nothing where it is that of the server. */
export const askedSort = <Sort extends string>(sort: Sort | '') => (sort === '' ? {} : { sort });
