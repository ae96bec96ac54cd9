interface Page<Row> {
  readonly total_elements: number;
  readonly data: readonly Row[];
}

const PAGE_SIZE = 200;

/**
 * Every row of a list, page after page. Rejects where a page cannot be read.
 * @param read one page, zero-based, of so many rows
 */
export async function allPages<Row>(read: (page: number, pageSize: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { data, total_elements: total } = await read(page, PAGE_SIZE);
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
