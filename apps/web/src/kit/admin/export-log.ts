import { type CsvCell, csvText, downloadCsv } from '../lib/csv.ts';
import { noteExport } from '../lib/export-note.ts';
import { today } from '../lib/format-date.ts';
import { countText } from '../lib/format-number.ts';
import { notice } from '../ui/notice.tsx';

/** Rows of one file; a longer list comes in numbered parts. */
export const ROWS_OF_A_FILE = 100_000;

/**
 * Hands out rows as CSV, under their titles, with the day in the name. Who exported which columns of which list is written down
 * first: what is not in the log is not handed out. A failure is told.
 * @param read the rows, each with a cell a title
 */
export async function exportRows(
  caption: string,
  titles: readonly string[],
  read: () => readonly (readonly CsvCell[])[] | Promise<readonly (readonly CsvCell[])[]>,
): Promise<void> {
  try {
    const rows = await read();
    await noteExport({ source: window.location.pathname, table: caption, rows: rows.length, columns: titles });
    const parts = Math.max(1, Math.ceil(rows.length / ROWS_OF_A_FILE));
    for (let part = 0; part < parts; part += 1) {
      const of = rows.slice(part * ROWS_OF_A_FILE, (part + 1) * ROWS_OF_A_FILE);
      const number = parts === 1 ? '' : `_${part + 1}`;
      downloadCsv(csvText([titles, ...of]), `${caption}_${today()}${number}.csv`);
    }
  } catch {
    notice.error('导出失败，请重试');
  }
}

/** What the button of a page's sheet says: how many rows, the head apart; nothing of it while they are not there. */
export const exportLabel = (lines: readonly unknown[] | undefined): string =>
  lines === undefined ? '导出' : `导出 ${countText(lines.length - 1)} 行`;

/** Hands out what a page shows, whose lines begin with a head, under the same rules. */
export function exportSheet(caption: string, lines: readonly (readonly CsvCell[])[]): Promise<void> {
  const [head = [], ...rows] = lines;
  return exportRows(caption, head.map(String), () => rows);
}
