import { describe, expect, test } from 'vitest';
import { diagnosisOf } from './diagnosis-findings.test-support.ts';
import { knownOnes } from './known-as.ts';
import type { Finding } from './reading.ts';
import { past, rowsIn } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';

/** What is known of diagnoses that rest on the first row of their report. */
function knownOf(
  diagnoses: readonly (readonly [id: string, name: string])[],
  known: readonly string[],
  row: PlainRow = ['K', '5.0', 'mmol/L', '3.5-5.3'],
  then?: Parameters<typeof past>,
  findings: readonly Partial<Finding>[] = [],
) {
  const { rows } = rowsIn([row], then === undefined ? {} : { earlier: [past(...then)] });
  const satisfied = [{ edge: { lab: row[0], role: 'needs', group: 1 }, text: row[1], codes: [row[0]], counted: 3 }].map(
    (each) => ({ ...each, laboratoryIds: ['now-1'] }),
  );
  const given = diagnoses.map(([id, name]) =>
    diagnosisOf({ id, name, evidences: ['now-1'], satisfied: satisfied as never }),
  );
  return knownOnes(given, { rows, known: new Set(known) }, findings as readonly Finding[]);
}

describe('of the diagnoses of a report (J-31)', () => {
  test('those that the patient has are known, the others are not', () => {
    const both = [
      ['CKD', '慢性肾脏病'],
      ['HYPERK', '高钾血症'],
    ] as const;
    expect(knownOf(both, ['CKD'])).toEqual([{ id: 'CKD', name: '慢性肾脏病' }]);
    expect(knownOf(both, ['COPD'])).toEqual([]);
    expect(knownOf(both, [])).toEqual([]);
  });

  test('a known one is called as the disease is, without the words of a suspicion', () => {
    expect(knownOf([['PE', '肺栓塞可能']], ['PE'])).toEqual([{ id: 'PE', name: '肺栓塞' }]);
    expect(knownOf([['CEAX', '癌胚抗原升高（消化道肿瘤待排）']], ['CEAX'])).toEqual([{ id: 'CEAX', name: '恶性肿瘤' }]);
  });

  test('what a tool tells as known by its own history is, though no tag names it; who is only treated is not known to have it', () => {
    const ckd = [['CKD', '慢性肾脏病']] as const;
    const told = (title: string, more: Partial<Finding> = {}) =>
      knownOf(ckd, [], undefined, undefined, [{ kind: 'tool', isKnown: true, diagnosisId: 'CKD', title, ...more }]);
    expect(told('已知 CKD，维持 G3a A2')).toEqual([{ id: 'CKD', name: '慢性肾脏病' }]);
    expect(told('TSH 在目标内')).toEqual([]);
    expect(told('已知 CKD', { diagnosisId: 'AKI' })).toEqual([]);
    expect(told('已知 CKD', { isKnown: false })).toEqual([]);
  });

  test('a part of a known disease is that disease', () => {
    expect(knownOf([['PREDM', '糖尿病前期']], ['DM'])).toEqual([{ id: 'PREDM', name: '糖尿病' }]);
    expect(knownOf([['RENAN', '肾性贫血待排']], ['anaemia'])).toEqual([{ id: 'RENAN', name: '贫血' }]);
  });

  test('an episode of years ago says nothing of today, one that is followed does (J-34)', () => {
    const mi = [['MI', '心肌梗死可能']] as const;
    expect(knownOf(mi, ['MI'])).toEqual([]);
    expect(knownOf(mi, ['MI'], undefined, [24, ['K', '4.5', 'mmol/L', '3.5-5.3']])).toEqual([
      { id: 'MI', name: '心肌梗死' },
    ]);
  });

  test('an infection under treatment is known as soon as it is seen to go back', () => {
    const sepsis = [['SEPSIS', '脓毒症可能']] as const;
    const pct = (value: string): PlainRow => ['PCT', value, 'ng/mL', '0-0.05'];
    expect(knownOf(sepsis, ['infection'], pct('2.0'), [24, pct('20')])).toEqual([{ id: 'SEPSIS', name: '脓毒症' }]);
    expect(knownOf(sepsis, ['infection'], pct('2.0'))).toEqual([]);
  });
});
