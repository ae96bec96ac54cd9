import { expect, test } from 'vitest';
import { TableError } from './cell.ts';
import { readTsvText } from './read-tsv.ts';
import { convert, number, oneOf, optional, record, reference, text, words } from './shapes.ts';

const ROW = record({
  id: text,
  role: oneOf('needs', 'adds'),
  weight: number,
  lab: optional(reference<string>('item', (code) => code === 'HGB')),
  others: optional(words(text)),
  when: optional(
    convert(text, (cell) => {
      if (cell.includes('=')) throw new Error(`${cell} is no condition`);
      return cell;
    }),
  ),
});
const HEAD = 'id\trole\tweight\tlab\tothers\twhen';

function mistakes(table: string): readonly string[] {
  try {
    readTsvText(table, 'tables/x.tsv', ROW, 'id');
  } catch (error) {
    if (error instanceof TableError) return error.mistakes;
    throw error;
  }
  return [];
}

test('rows stand under the names of the first line; comments, empty lines and empty cells are nothing', () => {
  const table = `# a comment\n\n${HEAD}\r\nIDA\tneeds\t2.5\tHGB\ta b\t\r\n\nMM\tadds\t-1\n`;
  expect(readTsvText(table, 'x.tsv', ROW, 'id')).toEqual([
    { id: 'IDA', role: 'needs', weight: 2.5, lab: 'HGB', others: ['a', 'b'] },
    { id: 'MM', role: 'adds', weight: -1 },
  ]);
});

test('every mistake is told at once, with file, line and reason', () => {
  const rows = ['IDA\tneeds\t1', 'IDA\tadds\t1', 'MM\tmust\tmuch\tXYZ\t\t=7', '\tadds\t1', 'THAL\tadds\t1\t\t\t\tmore'];
  expect(mistakes(`# comment\n${HEAD}\n${rows.join('\n')}`)).toEqual([
    'tables/x.tsv:4: id IDA stands twice, first at tables/x.tsv:3',
    'tables/x.tsv:5: unknown value "must"; it is one of needs, adds',
    'tables/x.tsv:5: expected a number, found "much"',
    'tables/x.tsv:5: there is no item "XYZ"',
    'tables/x.tsv:5: =7 is no condition',
    'tables/x.tsv:6: missing key "id"',
    'tables/x.tsv:7: 7 cells under 6 columns',
  ]);
});

test('a column that the table does not know is told once, in its head', () => {
  expect(mistakes('id\trole\tweight\tcolour\nA\tadds\t1\tred\nB\tadds\t2\tblue')).toEqual([
    'tables/x.tsv:1: unknown key "colour"; known are id, role, weight, lab, others, when',
  ]);
});
