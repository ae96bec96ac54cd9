import { describe, expect, test } from 'vitest';
import { readTsv, readYaml, readYamlFiles } from './read-table.ts';
import * as shapes from '@jianwei/clinical-rules/tables/shapes';
import { mistakesIn, readWritten } from './tables.test-support.ts';

const { convert, day, either, flag, line, list, mapOf, minute, nullable, number, oneOf, optional, record } = shapes;
const { reference, text, words } = shapes;

const WARD = record({
  id: text,
  beds: number,
  kind: oneOf('surgical', 'medical'),
  opened: optional(day),
  round: optional(minute),
  isOpen: optional(flag),
  floor: optional(nullable(oneOf(1, 2))),
  codes: optional(words(reference('code', (code) => code === 'K' || code === 'NA'))),
});
const WARDS = list(WARD, 'id');

const readWards = (path = '') => readYaml(path, WARDS);
const wardsTsv = (path = '') => readTsv(path, WARD, 'id');

describe('a table without mistakes', () => {
  test('yaml gives its values, comments left out', () => {
    const table = `
# wards
- id: '01'
  beds: 12 # since spring
  kind: medical
  opened: 2024-02-29
  round: 2025-11-18 08:30
  isOpen: false
  floor: null
  codes: K NA
- { id: '02', beds: 8.5, kind: surgical, floor: 2 }
`;
    expect(readWritten({ 'wards.yaml': table }, readWards)).toEqual([
      {
        id: '01',
        beds: 12,
        kind: 'medical',
        opened: '2024-02-29',
        round: '2025-11-18 08:30',
        isOpen: false,
        floor: null,
        codes: ['K', 'NA'],
      },
      { id: '02', beds: 8.5, kind: 'surgical', floor: 2 },
    ]);
  });

  test('tsv gives the same, an empty cell is an absent one', () => {
    const table = '# wards\nid\tkind\tbeds\tisOpen\tfloor\n\n01\tmedical\t12\ttrue\n02\tsurgical\t8\t\t2\r\n';
    expect(readWritten({ 'wards.tsv': table }, wardsTsv)).toEqual([
      { id: '01', kind: 'medical', beds: 12, isOpen: true },
      { id: '02', kind: 'surgical', beds: 8, floor: 2 },
    ]);
  });

  test('several files are one table', () => {
    const read = (...paths: string[]) => readYamlFiles(paths, mapOf(text, number));
    expect([...readWritten({ 'a.yaml': 'x: 1', 'b.yaml': 'y: 2\nz: 3' }, read)]).toEqual([
      ['x', 1],
      ['y', 2],
      ['z', 3],
    ]);
  });

  test('a record may be written in one line, its empty parts absent', () => {
    const keyed = record({ at: minute, name: optional(text), beds: optional(number) });
    const shape = list(either(line(['at', 'name', 'beds'], keyed), keyed));
    const table = '- 2025-11-18 08:30 || 4\n- 2025-11-18 09:30 | north\n- { at: 2025-11-18 10:30 }';
    expect(readWritten({ 't.yaml': table }, (path = '') => readYaml(path, shape))).toEqual([
      { at: '2025-11-18 08:30', beds: 4 },
      { at: '2025-11-18 09:30', name: 'north' },
      { at: '2025-11-18 10:30' },
    ]);
    expect(
      mistakesIn({ 't.yaml': '- 2025-11-18 08:30 | north | four\n- a | b | 1 | d' }, (path = '') =>
        readYaml(path, shape),
      ),
    ).toEqual(['t.yaml:1: expected a number, found "four"', 't.yaml:2: more parts than at | name | beds']);
  });
});

const ward = (more: string) => `- id: a\n  beds: 4\n  kind: medical\n${more}`;

describe('a mistake in yaml is told with file, line and reason', () => {
  test.each<[string, string, string]>([
    [
      'an unknown key',
      ward('  bed: 5'),
      '4: unknown key "bed"; known are id, beds, kind, opened, round, isOpen, floor, codes',
    ],
    ['a missing key', '\n\n- id: a\n  kind: medical', '3: missing key "beds"'],
    ['no number', '- id: a\n  beds: many\n  kind: medical', '2: expected a number, found "many"'],
    ['no text', '- id: 7\n  beds: 7\n  kind: medical', '1: expected text, found 7'],
    ['nothing', '- id:\n  beds: 7\n  kind: medical', '1: expected text, found nothing'],
    ['no truth', ward('  isOpen: maybe'), '4: expected true or false, found "maybe"'],
    ['a list for a text', ward('  opened: [2024-01-01]'), '4: expected text, found a list'],
    ['a text for a record', '- a', '1: expected keys with values, found "a"'],
    ['keys for a list', 'id: a', '1: expected a list, found a record'],
    [
      'an unknown word',
      '- id: a\n  beds: 4\n  kind: dental',
      '3: unknown value "dental"; it is one of surgical, medical',
    ],
    ['an unknown number', ward('  floor: 3'), '4: unknown value 3; it is one of 1, 2'],
    ['a day that is none', ward('  opened: 2025-02-29'), '4: "2025-02-29" is no day, which is written YYYY-MM-DD'],
    [
      'a day of another spelling',
      ward('  opened: 1 May 2025'),
      '4: "1 May 2025" is no day, which is written YYYY-MM-DD',
    ],
    [
      'a time that is none',
      ward('  round: 2025-11-18 24:00'),
      '4: "2025-11-18 24:00" is no time, which is written YYYY-MM-DD HH:mm',
    ],
    ['an id that stands twice', `${ward('')}\n${ward('')}`, '5: id a stands twice, first at wards.yaml:1'],
    ['a key that stands twice', '- id: a\n  id: b\n  beds: 4\n  kind: medical', '2: Map keys must be unique'],
    ['a name that nobody has', ward('  codes: K MG'), '4: there is no code "MG"'],
    ['no yaml', '- id: "a\n', '2: Missing closing "quote'],
  ])('%s', (_kind, table, mistake) => {
    const found = mistakesIn({ 'wards.yaml': table }, readWards);
    expect(found[0]).toBe(`wards.yaml:${mistake}`);
  });

  test('all of them at once, each in its file', () => {
    const read = (...paths: string[]) => readYamlFiles(paths, WARDS);
    const files = { 'a.yaml': ward('  bed: 5\n  opened: x'), 'b.yaml': `\n${ward('')}- 7` };
    expect(mistakesIn(files, read)).toEqual([
      expect.stringMatching(/^a\.yaml:4: unknown key "bed"/),
      'a.yaml:5: "x" is no day, which is written YYYY-MM-DD',
      'b.yaml:5: expected keys with values, found 7',
    ]);
    expect(mistakesIn({ 'a.yaml': ward(''), 'b.yaml': ward('') }, read)).toEqual([
      'b.yaml:1: id a stands twice, first at a.yaml:1',
    ]);
    expect(mistakesIn({ 'a.yaml': '[]', 'b.yaml': 'x: 1' }, read)).toEqual(['b.yaml:1: expected a list']);
  });

  test('a key of a map', () => {
    const known = reference('ward', (id) => id !== 'c');
    const read = (...paths: string[]) => readYamlFiles(paths, mapOf(known, number));
    expect(mistakesIn({ 'a.yaml': 'a: 1\nc: 2\nd: x', 'b.yaml': '\na: 3' }, read)).toEqual([
      'a.yaml:2: there is no ward "c"',
      'a.yaml:3: expected a number, found "x"',
      'b.yaml:2: a stands twice, first at a.yaml:1',
    ]);
  });

  test('whatever a conversion throws', () => {
    const even = convert(number, (value) => {
      if (value % 2 !== 0) throw new Error(`${value} is odd`);
      return value;
    });
    expect(mistakesIn({ 'a.yaml': '[2,\n 3]' }, (path = '') => readYaml(path, list(even)))).toEqual([
      'a.yaml:2: 3 is odd',
    ]);
  });
});

describe('a mistake in tsv is told with file, line and reason', () => {
  test.each<[string, string, string]>([
    [
      'an unknown column',
      'id\tbed\tbeds\tkind\na\t1\t4\tmedical\nb\t1\t4\tmedical',
      '1: unknown key "bed"; known are id, beds, kind, opened, round, isOpen, floor, codes',
    ],
    ['a column that stands twice', 'id\tbeds\tkind\tid\na\t4\tmedical\tb', '1: key "id" stands twice'],
    ['an empty cell', 'id\tbeds\tkind\na\t4', '2: missing key "kind"'],
    ['too many cells', 'id\tbeds\tkind\na\t4\tmedical\tb', '2: 4 cells under 3 columns'],
    ['no number', 'id\tbeds\tkind\n# one\na\t4+\tmedical', '3: expected a number, found "4+"'],
    ['an unknown word', 'id\tbeds\tkind\na\t4\tdental', '2: unknown value "dental"; it is one of surgical, medical'],
  ])('%s', (_kind, table, mistake) => {
    expect(mistakesIn({ 'wards.tsv': `${table}\n` }, wardsTsv)).toEqual([`wards.tsv:${mistake}`]);
  });

  test('an id that stands twice', () => {
    const table = '# wards\nid\tbeds\tkind\na\t4\tmedical\na\t5\tmedical\n';
    expect(mistakesIn({ 'wards.tsv': table }, wardsTsv)).toEqual([
      'wards.tsv:4: id a stands twice, first at wards.tsv:3',
    ]);
  });
});
