import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { changeFacts, CODES_WITH_CHANGES } from './changes.ts';
import type { EarlierResult } from './changes.ts';
import { holds } from './condition.ts';
import type { LabFact } from './condition.ts';
import { readCondition } from './condition-text.ts';

const PERSON = { sex: 'male', ageYears: 60 } as const;

function fact(code: string, point: number | null): LabFact {
  const sets = point === null ? [] : [pointSet(point)];
  const shared = { interval: {}, isPositive: null, flag: null, specimen: '', text: '' };
  return { ...shared, code, sets, point, laboratoryIds: ['row'], codes: [code] };
}

function change(code: string, of: string, now: number | null, earlier: readonly EarlierResult[]): LabFact | undefined {
  return changeFacts(new Map([[of, fact(of, now)]]), earlier).find((found) => found.code === code);
}

const at = (code: string, value: number, hoursAgo: number): EarlierResult => ({ code, value, hoursAgo });

describe('a change', () => {
  it('is the difference to an earlier result, or a share of it', () => {
    expect(change('D_NA_24', 'NA', 134, [at('NA', 120, 20)])?.point).toBe(14);
    expect(change('P_PLT_14', 'PLT', 60, [at('PLT', 240, 120)])?.point).toBe(-75);
  });

  it.each([
    ['on the near end of the window', 0.5, true],
    ['nearer than the window', 0.4, false],
    ['on its far end', 1.5, true],
    ['beyond it', 1.6, false],
  ])('counts a result %s: %d hours', (_where, hoursAgo, counts) => {
    expect(change('D_CTNI_1', 'CTNI', 40, [at('CTNI', 10, hoursAgo)]) !== undefined).toBe(counts);
  });

  it('is told against any of several earlier results, so that a slow rise is not hidden by the last one', () => {
    const rise = change('D_NA_24', 'NA', 132, [at('NA', 130, 3), at('NA', 126, 9), at('NA', 121, 15)]);
    expect(holds(readCondition('>10'), rise, PERSON)).toBe(true);
    expect(holds(readCondition('>12'), rise, PERSON)).toBe(false);
    expect(rise?.text).toBe('11');
  });

  it('takes no other item, nothing before, no bound and no share of 0', () => {
    expect(change('D_NA_24', 'NA', 134, [at('K', 4, 20)])).toBeUndefined();
    expect(change('D_NA_24', 'NA', 134, [])).toBeUndefined();
    expect(change('D_NA_24', 'NA', null, [at('NA', 120, 20)])).toBeUndefined();
    expect(change('P_PLT_14', 'PLT', 60, [at('PLT', 0, 20)])).toBeUndefined();
  });

  it('stays as the caller handed it in', () => {
    const facts = new Map([fact('NA', 134), fact('D_NA_24', 3)].map((each) => [each.code, each]));
    expect(changeFacts(facts, [at('NA', 120, 20)]).map(({ code }) => code)).not.toContain('D_NA_24');
  });
});

describe('the baseline of creatinine', () => {
  const baseline = (...earlier: EarlierResult[]) => change('CREA_BASE', 'CREA', 150, earlier)?.point;

  it('is the lowest of the last seven days', () => {
    expect(baseline(at('CREA', 90, 30), at('CREA', 80, 160), at('CREA', 60, 400))).toBe(80);
  });

  it('is else the median of the last year', () => {
    expect(baseline(at('CREA', 70, 400), at('CREA', 100, 4000), at('CREA', 90, 8000))).toBe(90);
    expect(baseline(at('CREA', 70, 400), at('CREA', 90, 4000))).toBe(80);
    expect(baseline(at('CREA', 70, 8800))).toBeUndefined();
  });

  it('is, for a rise within 48 hours, the lowest of those', () => {
    const earlier = [at('CREA', 90, 20), at('CREA', 95, 47), at('CREA', 60, 49)];
    expect(change('CREA_48H', 'CREA', 150, earlier)?.point).toBe(90);
  });
});

it('stands on the row it is a change of; the earlier creatinine on none of the report', () => {
  const now = { ...fact('CREA', 150), specimen: '血清' };
  const sodium = { ...fact('NA', 134), specimen: '血清' };
  const facts = new Map([now, sodium].map((each) => [each.code, each]));
  const found = changeFacts(facts, [at('NA', 120, 20), at('CREA', 90, 20)]);
  expect(found.find(({ code }) => code === 'D_NA_24')).toMatchObject({
    specimen: '血清',
    laboratoryIds: ['row'],
    codes: ['NA'],
  });
  expect(found.find(({ code }) => code === 'CREA_BASE')).toMatchObject({ specimen: '', laboratoryIds: [], codes: [] });
});

it('is one number only where there is one earlier result', () => {
  expect(change('D_NA_24', 'NA', 132, [at('NA', 130, 3), at('NA', 121, 15)])?.point).toBeNull();
});

it('of nothing that was measured before is no fact at all', () => {
  expect(changeFacts(new Map([['NA', fact('NA', 134)]]), [])).toEqual([]);
  expect(changeFacts(new Map([['NA', fact('NA', 134)]]), [at('K', 4, 20)])).toEqual([]);
  const old = changeFacts(new Map([['CREA', fact('CREA', 150)]]), [at('CREA', 90, 400)]);
  expect(old.map(({ code }) => code)).toEqual(['CREA_BASE']);
});

it('is asked of the items of the table alone', () => {
  expect([...CODES_WITH_CHANGES]).toEqual(expect.arrayContaining(['CREA', 'NA', 'PLT', 'CTNI']));
  // Urine creatinine is an input of formulas and of no change.
  expect(CODES_WITH_CHANGES.has('UCREA')).toBe(false);
});
