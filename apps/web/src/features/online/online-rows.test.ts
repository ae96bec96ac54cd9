import type { InferredDiagnosis } from '@jianwei/clinical-rules/lab-inference/infer';
import { findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { describe, expect, test } from 'vitest';
import { draftFragment, EMPTY_DRAFT, type OnlineRow, readFragment, rowOf, withRows } from './online-draft.ts';
import { hintsFor } from './online-hints.ts';
import { catalogueRange, distanceText, figureText, readOnline, showRows, undeterminedText } from './online-reading.ts';

const draftOf = (row: OnlineRow, age = '62') => ({ sex: '男', age, rows: [row] }) as const;
const shownOf = (row: OnlineRow, age?: string) => {
  const [shown] = showRows(draftOf(row, age));
  if (shown === undefined) throw new Error('no row');
  return shown;
};
const judgedOf = (row: OnlineRow) => {
  const { judged } = shownOf(row);
  if (judged === undefined) throw new Error('not judged');
  return judged;
};
const potassium = (result: string, range = '3.5-5.3') => ({ ...rowOf('K', result), range });

describe('how far outside of its interval a result lies', () => {
  test.each([
    // As many decimals as are printed; of a whole number two below one, else none.
    ['5.62', '3.5-5.3', '高于上限 0.32'],
    ['5.3', '3.5-5.3', ''],
    ['3.5', '3.5-5.3', ''],
    ['4', '3.5-5.3', ''],
    ['3.1', '3.5-5.3', '低于下限 0.4'],
    ['3', '3.25-5.3', '低于下限 0.25'],
    ['7', '3.5-5.3', '高于上限 2'],
    ['6', '3.5-5', '高于上限 1'],
    ['6', '≤ 5', '高于上限 1'],
    ['2', '≥ 3', '低于下限 1'],
    ['2', '≤ 5', ''],
    ['<3.0', '3.5-5.3', ''],
  ])('%s of %s: %s', (result, range, text) => {
    expect(distanceText(judgedOf(potassium(result, range)))).toBe(text);
  });
});

test('a judged row that is neither normal nor abnormal says why', () => {
  expect(undeterminedText(judgedOf(potassium('<4.0')))).toBeTruthy();
  expect(undeterminedText(judgedOf(potassium('4.0')))).toBeUndefined();
});

test.each([
  [168.004, '168'],
  [0.06449, '0.0645'],
  [1.255, '1.26'],
  [12.345, '12.3'],
  [1234.5, '1235'],
  [0, '0'],
])('%d has three figures that count: %s', (value, text) => {
  expect(figureText(value)).toBe(text);
});

test('a result is converted where another unit was chosen, with its comparator', () => {
  const inOther = (result: string) => shownOf({ ...rowOf('CREA', result), unit: 'mg/dL' }).converted;
  expect(inOther('<1.9')).toBe('合 <168 μmol/L');
  expect(inOther('阴性')).toBeUndefined();
  expect(shownOf(rowOf('CREA', '168')).converted).toBeUndefined();
  expect(shownOf({ ...rowOf('CREA', '168'), unit: '' }).converted).toBeUndefined();
  expect(shownOf({ ...rowOf('CREA', '168'), unit: 'mmHg' }).converted).toBeUndefined();
});

test('of an item that the catalogue does not have there is no row, of a blank result no judgement', () => {
  expect(showRows(draftOf({ ...rowOf('K', '5.0'), code: 'NOITEM' }))).toEqual([]);
  expect(shownOf(rowOf('K', '  '))).toMatchObject({ error: undefined, judged: undefined });
});

test('the interval of the catalogue is that of the person, in the unit of the row', () => {
  // WS/T 404.5: creatinine of men 57 to 97 until 59 years, 57 to 111 from 60 on.
  const crea = rowOf('CREA', '100');
  const rangeAt = (age: string, row = crea) => catalogueRange(draftOf(row, age), shownOf(row, age));
  expect([rangeAt('45'), rangeAt('62')]).toEqual(['57–97', '57–111']);
  expect(rangeAt('62', { ...crea, unit: 'mmHg' })).toBe('');
  const [state45, state62] = ['45', '62'].map((age) => shownOf(crea, age).judged?.flag.state);
  expect([state45, state62]).toEqual(['abnormal', 'normal']);
});

test('a reading tells each diagnosis once: what another one holds, and states, have no line of their own', () => {
  const draft = draftOf(potassium('6.82'));
  const outcome = readOnline(draft, showRows(draft));
  const all = outcome?.judged.inference.diagnoses ?? [];
  expect(outcome?.diagnoses).toEqual(all.filter(({ foldedUnder, isState }) => foldedUnder === null && !isState));
});

describe('hints', () => {
  test('are the missing items that count most, each once and none that is entered', () => {
    const found = findDiagnosis('IDA');
    if (found === undefined) throw new Error('no such diagnosis');
    const counting = found.edges.filter(({ role }) => ['adds', 'needs', 'count'].includes(role));
    const missing = counting.map(({ lab }) => lab);
    const suspected = (more: object = {}) =>
      ({ id: found.id, name: found.name, reliable: 1, missing, ...more }) as unknown as InferredDiagnosis;
    const best = counting.toSorted((a, b) => b.weight - a.weight).map(({ lab }) => lab);
    expect(hintsFor([suspected()], [])[0]).toMatchObject({ code: best[0], diagnosis: found.name });
    expect(hintsFor([suspected()], [best[0] ?? ''])[0]?.code).toBe(best[1]);
    expect(hintsFor([suspected({ reliable: 2 })], [])).toEqual([]);
    expect(hintsFor([suspected({ missing: [] })], [])).toEqual([]);
    const codes = hintsFor(
      [1, 2, 3, 4, 5, 6].map(() => suspected()),
      [],
    ).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBe(Math.min(4, new Set(best).size));
  });
});

describe('the draft', () => {
  test('has one row of an item: the later one, in the place of the first', () => {
    const rows = withRows([rowOf('K', '4'), rowOf('NA', '140')], [rowOf('K', '5'), rowOf('CL', '100')]);
    expect(rows.map(({ code, result }) => `${code} ${result}`)).toEqual(['K 5', 'NA 140', 'CL 100']);
    expect(rowOf('NOITEM')).toEqual({ code: 'NOITEM', result: '', unit: '', range: '' });
  });

  test('says in its fragment only what was entered', () => {
    expect(draftFragment(EMPTY_DRAFT)).toBe('');
    expect(draftFragment({ sex: '女', age: '', rows: [] })).toBe(new URLSearchParams({ sex: '女' }).toString());
    expect(draftFragment({ sex: '', age: '30', rows: [] })).toBe('age=30');
  });

  const fragment = (...rows: unknown[]) =>
    `#${new URLSearchParams([['age', '30'], ...rows.map((row) => ['r', JSON.stringify(row)])]).toString()}`;

  test.each([
    ['no list', { code: 'K' }],
    ['too few cells', ['K', '5', 'mmol/L']],
    ['too many cells', ['K', '5', 'mmol/L', '', '']],
    ['a cell that is no text', ['K', 5, 'mmol/L', '']],
    ['an item of no catalogue', ['NOITEM', '5', '', '']],
  ])('is read without a row that is %s', (_what, row) => {
    expect(readFragment(fragment(row, ['NA', '140', 'mmol/L', '']))).toEqual({
      ...{ sex: '', age: '30' },
      rows: [{ code: 'NA', result: '140', unit: 'mmol/L', range: '' }],
    });
  });

  test('is read up to the length of a whole report, with its hash or without', () => {
    const long = (length: number) => `age=30&x=${'9'.repeat(length - 9)}`;
    expect(readFragment(long(20_000)).age).toBe('30');
    expect(readFragment(long(20_001))).toEqual(EMPTY_DRAFT);
    expect(readFragment('age=3#0').age).toBe('3#0');
  });
});
