/** C-17: UTF-8 with a mark, comma, CRLF, quoted where needed; a text that a program would take for a formula gets an apostrophe. */
export const BOM = '\uFEFF';
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',');
}

export function csvFile(lines: readonly string[]): string {
  return `${BOM}${lines.join('\r\n')}\r\n`;
}
