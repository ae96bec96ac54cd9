import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openFileHospital } from '../hospital.test-support.ts';
import { entityAnswers } from './entity-answers.test-support.ts';

/**
 * A requirement that an entity has a property: the answer that carries it, the way there (`data[].name`), what every value there must
 * be, and the first of them (JSON; empty where it is large or differs from run to run).
 */
interface Row {
  readonly requirement: string;
  readonly answer: string;
  readonly path: string;
  readonly kind: string;
  readonly first: string;
}

const rows: readonly Row[] = readFileSync(new URL('entity-properties.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [requirement = '', answer = '', path = '', kind = '', first = ''] = line.split('\t');
    return { requirement, answer, path, kind, first };
  });

const answers = await entityAnswers(await openFileHospital());

/** The values at the end of the way; `name[]` goes on with each element of the list. A property that is not there gives undefined. */
function valuesAt(from: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (here, step) => {
      const name = step.replace('[]', '');
      const next = here.map((value) => (value as Record<string, unknown> | undefined)?.[name]);
      return step.endsWith('[]') ? next.flatMap((list) => (list ?? []) as unknown[]) : next;
    },
    [from],
  );
}

const isWithin = (value: number, range = '..'): boolean => {
  const [from, to] = range.split('..');
  return value >= Number(from === '' ? -Infinity : from) && value <= Number(to === '' ? Infinity : to);
};

const KINDS: Readonly<Record<string, (value: unknown, range?: string) => boolean>> = {
  text: (value, range = '1..') => typeof value === 'string' && isWithin(Array.from(value).length, range),
  number: (value, range) => typeof value === 'number' && isWithin(value, range),
  integer: (value, range) => Number.isInteger(value) && isWithin(value as number, range),
  boolean: (value) => typeof value === 'boolean',
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  time: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(String(value)),
  day: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  // Milliseconds of this century.
  timestamp: (value) => Number.isInteger(value) && isWithin(value as number, '946684800000..4102444800000'),
};

/** Whether the value is of the kind: a name of {@link KINDS} with a range (of a text: its characters), or its choices `a|b`. */
function isOf(kind: string, value: unknown): boolean {
  if (kind.includes('|')) return ['string', 'number'].includes(typeof value) && kind.split('|').includes(String(value));
  const [name = '', range] = kind.split(' ');
  const is = KINDS[name];
  if (!is) throw new Error(`the table names no kind: ${kind}`);
  return is(value, range);
}

describe('what the table says of a property', () => {
  test.each<[string, unknown, boolean]>([
    ['text', '甲', true],
    ['text', '', false],
    ['text', 1, false],
    ['text 1..2', '甲乙丙', false],
    ['number 0..100', 100.1, false],
    ['number 0..', '5', false],
    ['number', undefined, false],
    ['integer 1..4', 4, true],
    ['integer 1..4', 2.5, false],
    ['integer 1..4', 5, false],
    ['boolean', 'true', false],
    ['list', {}, false],
    ['object', [], false],
    ['object', null, false],
    ['time', '2025-11-18T10:30:00+08:00', true],
    ['time', '2025-11-18', false],
    ['day', '18.11.2025', false],
    ['timestamp', 1763420400, false],
    ['有|无', '有', true],
    ['有|无', '未知', false],
    ['1|-1', -1, true],
    ['1|-1', [1], false],
  ])('%s: %j is %s', (kind, value, expected) => {
    expect(isOf(kind, value)).toBe(expected);
  });
});

// covers A-3-01..204, A-3-211..250, A-3-265..291, B-3-01..06, B-3-13..14, B-3-19..58
test.each(rows)('$requirement: $answer $path', ({ answer, path, kind, first }) => {
  expect(answers).toHaveProperty(answer);
  const all = valuesAt(answers[answer], path);
  // `some`: rows of the list may go without it, and then have none or an empty one.
  const said = kind.startsWith('some ')
    ? all.filter((value) => value !== undefined && value !== null && value !== '')
    : all;
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((value) => !isOf(kind.replace(/^some /, ''), value))).toEqual([]);
  if (first !== '') expect(said[0]).toEqual(JSON.parse(first));
  else if (kind.endsWith('list')) expect(said.flat().length).toBeGreaterThan(0);
});

test('each requirement of an entity has its row', () => {
  expect(new Set(rows.map((row) => row.requirement)).size).toBe(319);
});
