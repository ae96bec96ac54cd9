import { describe, expect, test } from 'vitest';
import type { Inference } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import { finding } from './finding.test-support.ts';
import { by, one } from './finders.test-support.ts';
import { urgencyOfRow } from './limits.ts';
import { mineralPattern } from './mineral-pattern.ts';
import { diagnosisOrder } from './read.ts';
import type { PlainRow } from './reading.test-support.ts';
import { isOfKnown } from './told-elsewhere.ts';
import { rowOf } from './usual-row.test-support.ts';

describe('diagnoses of one line', () => {
  type Line = readonly [id: string, foldedUnder: string | null, score: number, urgency: 1 | 2 | 3];
  const orderOf = (...lines: readonly Line[]) =>
    diagnosisOrder({
      diagnoses: lines.map(([id, foldedUnder, score, urgency]) => ({ id, foldedUnder, score, urgency })),
    } as unknown as Inference);

  test('of minutes stand before what can wait and what lasts for years, however well those are supported', () => {
    const under = (urgency: 1 | 2): Line[] => [
      ['A', null, 1, urgency],
      ['B', 'A', 3, 3],
      ['DM', 'A', 9, 2],
      ['ODM', 'A', 8, 2],
      ['C', 'A', 2, 2],
    ];
    expect(orderOf(...under(1))).toEqual(['C', 'A', 'DM', 'ODM', 'B']);
    expect(orderOf(...under(2))).toEqual(['DM', 'ODM', 'B', 'C', 'A']);
  });

  test('the line itself is no later than what is folded under it', () => {
    expect(orderOf(['DM', null, 9, 1], ['B', 'DM', 3, 2])).toEqual(['DM', 'B']);
  });
});

test('a row is of a known disease where the line of one rests on all that it rests on', () => {
  const known = finding({ isKnown: true, evidences: ['a', 'b'] });
  const of = (...evidences: readonly string[]) => isOfKnown([finding({ evidences: ['a', 'c'] }), known], evidences);
  expect([of('a'), of('a', 'b'), of('a', 'c'), of('c'), isOfKnown([], ['a'])]).toEqual([
    ...[true, true, false, false, false],
  ]);
});

test.each([
  ['TBIL', '180', 'μmol/L'],
  ['NH3', '110', 'μmol/L'],
  ['FIB', '1.2', 'g/L'],
  ['PT', '26', 's'],
  ['APTT', '65', 's'],
])('%s of %s is acted on the same day, but for an infant, who has limits of its own', (code, value, unit) => {
  const urgency = (more: object) => urgencyOfRow(rowOf([code, value, unit, ''], [], more));
  expect([urgency({}), urgency({ age: '60天' })]).toEqual([2, 3]);
});

describe('minerals of kidneys that are known to fail (KDIGO 2017)', () => {
  const PTH: PlainRow = ['PTH', '180', 'pg/mL', '15-65'];
  const PHOSPHATE: PlainRow = ['P', '1.9', 'mmol/L', '0.85-1.51'];
  const CALCIUM: PlainRow = ['CA', '1.9', 'mmol/L', '2.11-2.52'];
  const told = (...rows: readonly PlainRow[]) => one(by(mineralPattern)(rows, ['CKD']));

  test('are met by what brings the phosphate down, else by what the rule base says', () => {
    expect(told(PTH, PHOSPHATE)?.actions).toEqual(actionsFor('HYPERP:kidney'));
    expect(told(PTH, CALCIUM)?.actions.map(({ id }) => id)).toEqual(['D-CKDMBD:1']);
  });

  test('are told with all values, in a clause with two of them', () => {
    const found = told(PTH, PHOSPHATE, CALCIUM);
    expect(found?.text).toMatch(
      /^已知 CKD，慢性肾脏病-矿物质和骨异常，.+ 180 pg\/mL，血磷 1.9 mmol\/L，血钙 1.9 mmol\/L$/,
    );
    expect(found?.words.lead).toMatch(/（.+ 180 pg\/mL，血磷 1.9 mmol\/L）$/);
  });
});
