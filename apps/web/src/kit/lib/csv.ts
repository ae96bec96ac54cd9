/** A text or a number of a table; null is an empty cell. */
export type CsvCell = string | number | null;

/** Byte order mark: without it spreadsheet programs read UTF-8 Chinese as the local code page. */
const BOM = '\uFEFF';

/** A text cell that a spreadsheet would run as a formula is prefixed; numbers stay numbers. */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as CSV that a spreadsheet opens safely, with CRLF line ends and a byte order mark. */
export function csvText(lines: readonly (readonly CsvCell[])[]): string {
  return `${BOM}${lines.map((line) => line.map(cellText).join(',')).join('\r\n')}\r\n`;
}

/** Hands a file to the browser, which keeps it under this name. */
export function downloadFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands a CSV text to the browser as a file. */
export function downloadCsv(text: string, fileName: string): void {
  downloadFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}
