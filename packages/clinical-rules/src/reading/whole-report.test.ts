import { describe, expect, test } from 'vitest';
import { contradictionsIn } from './contradictions.ts';
import { levelOf } from './level.ts';
import { readPlainReport } from './plain-report.ts';
import { AT, past, plainRow } from './reading.test-support.ts';
import type { PlainRow } from './reading.test-support.ts';
import { read } from './read.ts';
import type { Finding } from './reading.ts';
import type { ActedRule } from './rule-findings.ts';
import { finding } from './finding.test-support.ts';

test.each<[string, readonly Finding[], number, number, string]>([
  ['a critical value', [finding({ urgency: 1, rank: { isCriticalValue: true } })], 1, 0, 'critical'],
  ['a critical flag', [finding(), finding({ urgency: 1, rank: { isCriticalFlag: true } })], 1, 0, 'critical'],
  ['a danger to life', [finding({ urgency: 1, rank: { isLifeThreatening: true } })], 1, 0, 'critical'],
  [
    'a danger to life that is none of minutes',
    [finding({ urgency: 2, rank: { isLifeThreatening: true } })],
    1,
    0,
    'focus',
  ],
  ['minutes without a critical value', [finding({ urgency: 1 })], 1, 0, 'focus'],
  ['a routine finding', [finding()], 1, 0, 'focus'],
  ['nothing, all read', [], 3, 0, 'normal'],
  ['nothing, one unread', [], 3, 1, 'undetermined'],
  ['nothing read', [], 0, 0, 'undetermined'],
])('a report with %s (J-16)', (_what, findings, read, unread, level) => {
  expect(levelOf(findings, read, unread)).toBe(level);
});

describe('a reading whose conclusion is held', () => {
  const K: PlainRow = ['K', '6.9', 'mmol/L', '3.5-5.3'];
  const rule = (isHeld: boolean): ActedRule => ({
    ...{ ruleId: 'h', version: 1, name: '规则', action: 'hold', urgency: 2, text: '', evidences: [], isHeld },
  });
  const of = (rows: readonly PlainRow[], isHeld: boolean, more: object = {}) =>
    read({
      ...readPlainReport({ at: AT, sex: '男', age: 62, results: rows.map(plainRow), ...more }),
      rules: [rule(isHeld)],
    });

  test('says its critical values by themselves, and that it is held', () => {
    const held = of([K, ['HGB', '100', 'g/L', '130-175'], ['CREA', '150', 'μmol/L', '57-111']], true);
    expect(held.findings.map(({ findingId }) => findingId)).toEqual(['row:now-1', 'hold:h']);
    expect(held).toMatchObject({
      level: 'critical',
      urgency: 1,
      diagnoses: [],
      states: [],
      links: [],
      needFocus: ['now-1'],
      unread: [],
      readCount: 3,
    });
    expect(held.headline[0]?.text).toMatch(/^血钾 6.9 mmol\/L，危急/);
    expect([held.findings[0]?.title, held.findings[0]?.words.phrase, held.findings[0]?.diagnosisId]).toEqual([
      '血钾 6.9 mmol/L，危急',
      '血钾 6.9 mmol/L，危急',
      null,
    ]);
    expect(held.actions.length).toBeGreaterThan(0);
    const calm = of([['HGB', '100', 'g/L', '130-175']], true);
    expect([calm.level, calm.urgency, calm.findings.length]).toEqual(['focus', 2, 1]);
    expect(of([K], false).diagnoses).toEqual(['HYPERKS']);
  });

  test('leaves unread what only a conclusion read', () => {
    const rows: PlainRow[] = [
      ['PF-TP', '45', 'g/L', '', { specimen: '胸水' }],
      ['PF-LDH', '320', 'U/L', '', { specimen: '胸水' }],
      ['TP', '70', 'g/L', '65-85'],
      ['LDH', '220', 'U/L', '120-250'],
    ];
    const [told, held] = [of(rows, false), of(rows, true)];
    expect([told.unread.length, told.readCount, held.unread.length, held.readCount]).toEqual([0, 4, 2, 2]);
  });
});

test('two statements that must not stand together are named', () => {
  expect(contradictionsIn('', ['急性呼吸性酸中毒', '慢性呼吸性酸中毒'])).toEqual(['C04']);
  // Some only where the headline says the first of them.
  expect(contradictionsIn('蛋白-细胞分离', ['不能除外蛛网膜下腔出血'])).toEqual(['C25']);
  expect(contradictionsIn('', ['蛋白-细胞分离', '不能除外蛛网膜下腔出血'])).toEqual([]);
  expect([
    contradictionsIn('', ['急性呼吸性酸中毒']),
    contradictionsIn('急性呼吸性酸中毒', ['慢性呼吸性酸中毒']),
  ]).toEqual([[], []]);
});

test('an earlier report is what a diagnosis is compared with', () => {
  const K: PlainRow = ['K', '5.9', 'mmol/L', '3.5-5.3'];
  const status = (more: object) =>
    read(readPlainReport({ at: AT, sex: '男', age: 62, results: [plainRow(K)], ...more })).findings[0]?.status;
  expect([status({}), status({ earlier: [past(480, ['K', '5.8', 'mmol/L', '3.5-5.3'])] })]).toEqual(['new', 'same']);
});
