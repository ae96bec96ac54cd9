import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTsvText } from '../tables/read-tsv.ts';
import { convert, number, oneOf, optional, record, text } from '../tables/shapes.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { isDerivedCode } from './derived-codes.ts';
import { inferenceRule } from './inference-rule.ts';
import { findDiagnosis } from './rule-base.ts';

const FILE = join(import.meta.dirname, '../../vectors/lab-inference.tsv');

/** `CODE=value; CODE=value`. */
const PAIRS = convert(text, (cell) =>
  cell.split('; ').map((pair): [code: string, value: string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  }),
);

const ROW = record({
  name: text,
  sex: oneOf('男', '女'),
  age: number,
  pregnant: optional(oneOf('yes')),
  labs: optional(PAIRS),
  ranges: optional(PAIRS),
  earlier: optional(PAIRS),
  found: optional(convert(text, (cell) => cell.split('; '))),
});

const ROWS = readTsvText(readFileSync(FILE, 'utf8'), 'vectors/lab-inference.tsv', ROW, 'name');

function asNumber(value: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function inputOf({ sex, age, pregnant, labs = [], ranges = [], earlier = [] }: (typeof ROWS)[number]) {
  return {
    sex,
    age,
    preg: pregnant === 'yes',
    labs: Object.fromEntries(labs.map(([code, value]) => [code, asNumber(value)])),
    ranges: Object.fromEntries(ranges.map(([code, range]) => [code, range.split('..').map(Number)])),
    previous: earlier.map(([code, then]) => {
      const [value, hours] = then.split('@').map(Number);
      return { code, value, hours_ago: hours };
    }),
  };
}

/** What the rule base finds, written as the table writes it. */
function foundIn(row: (typeof ROWS)[number]): string[] {
  const { ids, urgency, reliable, shown } = inferenceRule.vector(inputOf(row)) as {
    ids: string[];
    urgency: Record<string, number>;
    reliable: Record<string, number>;
    shown: string[];
  };
  return ids.map((id) => [id, urgency[id], reliable[id], ...(shown.includes(id) ? [] : ['folded'])].join(':'));
}

test('673 reports name known items and diagnoses only', () => {
  expect(ROWS).toHaveLength(673);
  const codes = ROWS.flatMap(({ labs = [], ranges = [], earlier = [] }) =>
    [...labs, ...ranges, ...earlier].map(([code]) => code),
  );
  const strangers = codes.filter((code) => !findItem(code) && !isDerivedCode(code));
  expect([...new Set(strangers)]).toEqual(['CREA_48H', 'CREA_BASE']);
  const ids = ROWS.flatMap(({ found = [] }) => found.map((part) => part.split(':')[0] ?? ''));
  expect(ids.filter((id) => !findDiagnosis(id))).toEqual([]);
});

test.each(ROWS.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  expect(foundIn(row)).toEqual(row.found ?? []);
});
