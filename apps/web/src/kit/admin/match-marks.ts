import { type RefObject, useEffect } from 'react';

/** Name under which the style sheet colours what was searched for. */
const MARK = 'jw-match';

/** Where a text stands in an element, in whatever case; nothing for an empty text. */
export function matchRanges(element: Element, text: string): Range[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = (node.nodeValue ?? '').toLowerCase();
    for (let at = said.indexOf(sought); at >= 0; at = said.indexOf(sought, at + sought.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Marks what was searched for in the rows of a table. The browser paints the marks: cells stay as they are written, and a browser that
 * cannot paint them shows the rows without.
 * @param rows what the table shows: it is looked through again when they change
 */
export function useMatchMarks(table: RefObject<Element | null>, keyword: string, rows: unknown): void {
  useEffect(() => {
    const body = table.current?.querySelector('tbody');
    if (!body || typeof Highlight === 'undefined') return undefined;
    CSS.highlights.set(MARK, new Highlight(...matchRanges(body, keyword)));
    return () => void CSS.highlights.delete(MARK);
  }, [table, keyword, rows]);
}
