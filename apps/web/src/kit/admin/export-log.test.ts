import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ExportFacts, keepExportsBy } from '../lib/export-note.ts';
import { exportRows, exportSheet, ROWS_OF_A_FILE } from './export-log.ts';

let files: { name: string; text: Promise<string> }[];
let noted: ExportFacts[];

beforeEach(() => {
  files = [];
  noted = [];
  window.history.replaceState(null, '', '/users');
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    // Nothing is handed out that is not written down.
    expect(noted).toHaveLength(1);
    files.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  });
  keepExportsBy((facts) => Promise.resolve(noted.push(facts)));
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const linesOf = async (place: number) =>
  ((await files[place]?.text) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n');

test('an export is written down with its page, list, rows and columns, and then handed out', async () => {
  await exportRows('账号', ['账号', '姓名'], () => [['080217', '唐越']]);
  expect(noted).toEqual([{ source: '/users', table: '账号', rows: 1, columns: ['账号', '姓名'] }]);
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^账号_\d{4}-\d{2}-\d{2}\.csv$/)]);
  expect(await linesOf(0)).toEqual(['账号,姓名', '080217,唐越']);
});

test('what a page shows goes out under its first line as head', async () => {
  await exportSheet('使用统计', [
    ['日', '次'],
    ['11-18', 3],
  ]);
  expect(noted).toEqual([{ source: '/users', table: '使用统计', rows: 1, columns: ['日', '次'] }]);
  expect(await linesOf(0)).toEqual(['日,次', '11-18,3']);
});

test('a list of exactly one file comes in one, a row more in two, numbered, each with its head; nothing is cut', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, place) => [place]);
  await exportRows('日志', ['序'], () => rows(ROWS_OF_A_FILE));
  expect(files).toHaveLength(1);
  files = [];
  noted = [];
  await exportRows('日志', ['序'], () => rows(ROWS_OF_A_FILE + 1));
  expect(noted).toMatchObject([{ rows: 100_001 }]);
  expect(files.map(({ name }) => name.slice(-6))).toEqual(['_1.csv', '_2.csv']);
  const [first, second] = [await linesOf(0), await linesOf(1)];
  expect([first.length, first[0], first.at(-1)]).toEqual([100_001, '序', '99999']);
  expect(second).toEqual(['序', '100000']);
});

test('an empty list is a file with its head', async () => {
  await exportRows('日志', ['序'], () => []);
  expect(await linesOf(0)).toEqual(['序']);
});

test.each([
  ['the log is not kept', () => Promise.reject(new Error('no log')), () => [['x']]],
  [
    'a page cannot be read',
    (facts: ExportFacts) => Promise.resolve(noted.push(facts)),
    () => Promise.reject(new Error('no page')),
  ],
])('where %s, nothing is handed out', async (_, keep, read) => {
  keepExportsBy(keep);
  await exportRows('账号', ['账号'], read);
  expect(files).toEqual([]);
  expect(noted).toEqual([]);
});
