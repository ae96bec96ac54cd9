import { describe, expect, test } from 'vitest';
import { actionsFor } from './actions.ts';
import type { past } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { findingOf, potassium, creatinine, sodium } from './diagnosis-findings.test-support.ts';
import type { Given } from './diagnosis-findings.test-support.ts';

describe('the status of a diagnosis', () => {
  const of = (before: readonly string[] | undefined, then: string | null) =>
    findingOf({
      id: 'X',
      row: potassium('5.9'),
      ...(before && { before }),
      ...(then !== null && { then: [480, potassium(then)] }),
    }).status;

  test('is new unless it was there, then as its result went', () => {
    expect([
      of(undefined, '5.0'),
      of(['Y'], '5.0'),
      of(['X'], '5.0'),
      of(['X'], '6.9'),
      of(['X'], '5.8'),
      of(['X'], null),
    ]).toEqual([...['new', 'new', 'worse', 'better', 'same', 'same']]);
    expect([findingOf({ id: 'X', needs: [], before: ['X'] }).status, findingOf({ id: 'X', needs: [] }).status]).toEqual(
      [...['same', 'new']],
    );
  });
});

describe('the urgency of a diagnosis', () => {
  test.each<[string, Given, number]>([
    ['its own', { id: 'X', row: potassium('5.4') }, 3],
    ['that of its result', { id: 'X', row: potassium('5.9') }, 2],
    ['not that of a critical result, which has a line of its own', { id: 'X', row: potassium('6.9') }, 3],
    ['its own beside it', { id: 'X', row: potassium('6.9'), more: { urgency: 2 } }, 2],
    ['the more urgent', { id: 'X', row: potassium('5.9'), more: { urgency: 1 } }, 1],
    ['none of a result that is normal', { id: 'X', row: potassium('4.0') }, 3],
  ])('is %s', (_what, given, urgency) => {
    expect(findingOf(given).urgency).toBe(urgency);
  });

  test('of a troponin that stays is of the day (fourth universal definition)', () => {
    const troponin = (value: string, code = 'CTNI'): PlainRow => [code, value, 'ng/L', '0-34'];
    const of = (now: string, then: string, hours = 100, id = 'ACS', code = 'CTNI') =>
      findingOf({ id, row: troponin(now, code), then: [hours, troponin(then, code)], more: { urgency: 1 } }).urgency;
    expect([of('60', '50'), of('40', '50'), of('61', '50'), of('39', '50')]).toEqual([2, 2, 1, 1]);
    expect([
      of('60', '50', 168),
      of('60', '50', 169),
      of('60', '50', 100, 'MI'),
      of('24', '20', 100, 'ACS', 'CTNT'),
    ]).toEqual([...[2, 1, 1, 2]]);
    expect(findingOf({ id: 'ACS', row: troponin('60'), more: { urgency: 1 } }).urgency).toBe(1);
    expect(
      findingOf({ id: 'ACS', row: potassium('5.9'), then: [100, potassium('5.8')], more: { urgency: 1 } }).urgency,
    ).toBe(1);
  });
});

describe('the harm of a diagnosis', () => {
  const harm = (given: Given) => findingOf(given).rank.harm;

  test('is that of its result, of a screening the last, unless that leaves little doubt', () => {
    expect([harm({ id: 'X', row: potassium('5.9') }), harm({ id: 'X', row: potassium('4.0') })]).toEqual(['A', 'D']);
    const screening = (reliable: 0 | 1 | 2) =>
      harm({ id: 'X', row: potassium('5.9'), more: { systemId: 15, reliable } });
    expect([screening(0), screening(1), screening(2)]).toEqual(['E', 'E', 'D']);
  });

  test.each(['CIRR', 'HBV', 'HBVE', 'HBVS', 'HCV', 'PHTASC'])(
    'of a liver cancer with %s is that of an organ',
    (known) => {
      const of = (id: string, ...others: readonly string[]) =>
        harm({ id, row: ['AFP', '80', 'ng/mL', '0-7'], known: others, more: { systemId: 15, reliable: 0 } });
      expect([of('HCC', known), of('HCC', 'DM'), of('GCT', known)]).toEqual(['D', 'E', 'E']);
    },
  );
});

describe('the steps of a diagnosis', () => {
  const advice = { advice: '先做一件事', urgency: 1 as const };
  const own = [{ id: 'D-X:1', text: '先做一件事', source: '源' }];

  test('are its own of the table, or those that it names', () => {
    expect(findingOf({ id: 'HYPERKS', row: potassium('6.9') }).actions).toEqual(actionsFor('HYPERKS'));
    expect(findingOf({ id: 'X', row: potassium('6.9'), more: { stepsFor: 'K<' } }).actions).toEqual(actionsFor('K<'));
  });

  test('else those of its most urgent result, where it rests on that alone', () => {
    expect(findingOf({ id: 'X', row: potassium('6.9'), more: advice }).actions).toEqual(actionsFor('K>'));
    expect(findingOf({ id: 'X', row: potassium('5.9'), more: { ...advice, urgency: 2 } }).actions).toEqual(own);
    expect(findingOf({ id: 'X', row: potassium('4.0'), more: advice }).actions).toEqual(own);
    expect(findingOf({ id: 'X', needs: [], more: advice }).actions).toEqual(own);
    expect(
      findingOf({ id: 'X', row: potassium('6.9'), beside: [sodium('150')], needs: [2, 3], more: advice }).actions,
    ).toEqual(own);
    // The steps of any critical value say less than its advice.
    expect(findingOf({ id: 'X', row: ['WBC', '35', '10^9/L', '3.5-9.5'], more: advice }).actions).toEqual(own);
  });

  test('of a known disease are its care, and how it is found is none', () => {
    expect(
      findingOf({ id: 'X', row: potassium('5.9'), known: ['X'], more: { ...advice, urgency: 2 } }).actions,
    ).toEqual([]);
    const known = findingOf({ id: 'CKD', row: creatinine('200'), known: ['CKD'], more: { ...advice, urgency: 3 } });
    expect(known.actions).toEqual(actionsFor('known:CKD') ?? actionsFor('CKD') ?? []);
    // Where its result has none, how it is found is asked in minutes.
    const marker: PlainRow = ['CRP', '90', 'mg/L', '0-10'];
    const fast = { then: [480, ['CRP', '40', 'mg/L', '0-10']] as Parameters<typeof past>, known: ['X'] };
    expect(findingOf({ id: 'X', row: marker, ...fast, more: advice }).actions).toEqual(own);
    // It does not explain minutes away (J-34).
    const worse = { then: [480, potassium('5.0')] as Parameters<typeof past>, known: ['DM'] };
    expect(findingOf({ id: 'DM', row: potassium('6.9'), ...worse, more: advice }).actions).not.toEqual(
      actionsFor('known:DM'),
    );
  });
});
