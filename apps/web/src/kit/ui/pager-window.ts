/** Pages in all, at least one. */
export function pageCount(totalElements: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalElements / pageSize));
}

/**
 * Pages (zero-based) whose numbers are shown: first, last and those around the present one; null is a gap.
 * A gap of a single page is filled with that page.
 */
export function pagerWindow(page: number, pages: number): (number | null)[] {
  const shown = [0, page - 1, page, page + 1, pages - 1].filter((item) => item >= 0 && item < pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((item, index) => {
    const before = sorted[index - 1];
    if (before === undefined || item - before === 1) return [item];
    return item - before === 2 ? [before + 1, item] : [null, item];
  });
}
