import type { ResearchCatalogue } from '@jianwei/api-client/model';
import { expect, test } from 'vitest';
import { comparatorsOf, found, itemLabel, offersOf, picksOf } from './choices.ts';

const offered = (...of: Parameters<typeof comparatorsOf>) => comparatorsOf(...of).map(([comparator]) => comparator);

test.each([
  ['a change is a number', 'change', ['≥', '>', '≤', '<', 'between']],
  ['a mean has no grade', 'mean', ['≥', '>', '≤', '<', 'between', 'above_upper', 'below_lower', 'times_upper']],
] as const)('%s', (_what, pick, comparators) => {
  expect(offered({ pick })).toEqual(comparators);
});

test('a comparison that was saved stays among those that are offered', () => {
  expect(offered({ pick: 'mean', comparator: 'positive' })).toContain('positive');
  expect(offered({ pick: 'mean', comparator: 'positive' })).not.toContain('grade_ge');
  expect(offered({ pick: 'last' })).toHaveLength(11);
});

test('day 0 is the first result, or the first that changed so much; any other condition may take every one', () => {
  expect(picksOf(true).map(([pick]) => pick)).toEqual(['first', 'change']);
  expect(picksOf(false).map(([pick]) => pick)).toEqual([
    'any',
    'first',
    'last',
    'nearest',
    'min',
    'max',
    'mean',
    'change',
  ]);
});

const item = (name: string, short_name: string, more: object = {}) => ({
  ...{ name, short_name, laboratory_code: `C-${name}`, specimen: '血清', unit: 'mmol/L' },
  ...more,
});
const catalogue = {
  items: [item('钾', 'K'), item('ACR', 'ACR', { unit: '', specimen: '尿液', aliases: ['尿微量'] }), item('钠', '')],
  diagnoses: [{ diagnosis_id: 'D1', name: '高钾血症' }],
  departments: [],
} as unknown as ResearchCatalogue;

test('an item is told with its abbreviation, where that is another word, and its specimen', () => {
  expect(catalogue.items.map(itemLabel)).toEqual(['钾（K，血清）', 'ACR（尿液）', '钠（血清）']);
});

test('a condition may be about a person, an item in its specimen and unit, or a diagnosis', () => {
  const offers = offersOf(catalogue);
  expect(offers.map(({ label }) => label)).toEqual([
    ...['年龄', '性别', '科室', '随访', '钾（K，血清）', 'ACR（尿液）', '钠（血清）', '提示 高钾血症'],
  ]);
  const common = { id: 'c1', negate: false, enabled: true };
  expect(offers[0]?.make('c1')).toMatchObject({ ...common, kind: 'age' });
  expect(offers[4]?.make('c1')).toEqual({
    ...common,
    ...{ kind: 'result', pick: 'any', laboratory_code: 'C-钾', specimen: '血清', unit: 'mmol/L' },
  });
  expect(offers[5]?.make('c1')).not.toHaveProperty('unit');
  expect(offers[7]?.make('c1')).toEqual({
    ...common,
    ...{ kind: 'diagnosis', pick: 'any', reliability_min: 1, diagnosis_id: 'D1' },
  });
});

test('what is typed finds offers by name, abbreviation, code and alias; those that begin with it come first', () => {
  const labels = (typed: string, most?: number) => found(offersOf(catalogue), typed, most).map(({ label }) => label);
  expect(labels(' 尿微 ')).toEqual(['ACR（尿液）']);
  expect(labels('acr')).toEqual(['ACR（尿液）']);
  expect(labels('c-钠')).toEqual(['钠（血清）']);
  // 高钾血症 only holds it.
  expect(labels('钾')).toEqual(['钾（K，血清）', '提示 高钾血症']);
  expect(labels('血症')).toEqual(['提示 高钾血症']);
  expect(labels('龄')).toEqual(['年龄']);
  expect(labels('', 2)).toEqual(['年龄', '性别']);
  expect(labels('c-', 1)).toHaveLength(1);
});
