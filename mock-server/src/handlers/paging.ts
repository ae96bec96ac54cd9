/** One page of a list as the wire has it: zero-based, with the size of the whole list. */
export function pageOf<Entry, Wire>(
  entries: readonly Entry[],
  { page, page_size: pageSize }: { readonly page: number; readonly page_size: number },
  toWire: (onPage: readonly Entry[]) => Wire[],
): { page: number; page_size: number; total_elements: number; data: Wire[] } {
  return {
    page,
    page_size: pageSize,
    total_elements: entries.length,
    data: toWire(entries.slice(page * pageSize, (page + 1) * pageSize)),
  };
}
