import { describe, expect, test } from 'vitest';
import type { Inference } from '../lab-inference/infer.ts';
import { actionsFor } from './actions.ts';
import { itemFindings } from './item-findings.ts';
import { rowsIn } from './reading.test-support.ts';
import type { Finding } from './reading.ts';
import { HELD_TEXT, isSaidWhileHeld, ruleFindings } from './rule-findings.ts';
import type { ActedRule } from './rule-findings.ts';
import { toolFindings } from './tool-findings.ts';
import { part } from './tools/statement.ts';
import type { ToolPart } from './tools/statement.ts';

const AT = '2025-11-18T10:26:00+08:00';

describe('a rule of the laboratory that acted', () => {
  const rule: ActedRule = {
    ...{ ruleId: 'r1', version: 7, name: '规则名', action: 'note', urgency: 3, isHeld: false },
    ...{ text: '血钾 4.5，请看。', evidences: ['now-2'] },
  };
  const of = (...rules: readonly Partial<ActedRule>[]) => {
    const { judged } = rowsIn([
      ['K', '4.5', 'mmol/L', '3.5-5.3'],
      ['NA', '140', 'mmol/L', '137-147'],
    ]);
    return ruleFindings(
      rules.map((each) => ({ ...rule, ...each })),
      judged,
    );
  };

  test('says its reason, at the place of its row and behind what the report shows', () => {
    const [found] = of({});
    expect(found).toMatchObject({
      findingId: 'rule:r1',
      kind: 'prompt',
      title: '规则名',
      text: '血钾 4.5，请看。',
      urgency: 3,
      evidences: ['now-2'],
      valueText: '',
      actions: [],
      ruleId: 'r1',
      ruleVersion: '7',
      copyText: '2025-11-18 10:26 血钾 4.5，请看。。',
      words: { lead: '血钾 4.5，请看' },
      rank: { reliable: 1, rowOrder: 1 },
    });
    expect(of({ text: '一。二' })[0]?.words.lead).toBe('一。二');
    expect(of({ evidences: [] })[0]?.rank.rowOrder).toBe(0);
    expect(of({ evidences: ['gone'] })[0]?.rank.rowOrder).toBe(0);
    expect(of({ action: 'prompt', urgency: 2 })[0]).toMatchObject({ urgency: 2, actions: [] });
  });

  test('calls for somebody at once where it is critical', () => {
    expect(of({ action: 'critical' })[0]).toMatchObject({ urgency: 1, actions: actionsFor('critical') });
  });

  test('is silent where it only prints', () => {
    expect([of({ isSilent: true }), of({ isSilent: false }).length]).toEqual([[], 1]);
  });

  test('holds the conclusion for as long as it stands, behind what is told, and once', () => {
    const held = of({ action: 'hold', isHeld: true, ruleId: 'h' }, {}, { action: 'hold', isHeld: true, ruleId: 'h2' });
    expect(held.map(({ findingId }) => findingId)).toEqual(['rule:r1', 'hold:h']);
    expect(held[1]).toMatchObject({
      kind: 'hold',
      title: '检验科审核中',
      text: HELD_TEXT,
      urgency: 2,
      evidences: [],
      valueText: '',
      actions: [],
      ruleId: 'h',
      ruleVersion: '7',
      words: { lead: HELD_TEXT },
      rank: { harm: 'A', catalogueOrder: -1 },
    });
    expect(of({ action: 'hold', isHeld: false })).toEqual([]);
  });

  test.each<[Finding['kind'], 1 | 2, boolean]>([
    ['hold', 2, true],
    ['critical', 2, true],
    ['source_flag', 2, true],
    ['suspect', 2, true],
    ['prompt', 1, true],
    ['prompt', 2, false],
    ['row', 1, false],
    ['diagnosis', 1, false],
  ])('while it holds a %s of urgency %i is said: %s', (kind, urgency, is) => {
    expect(isSaidWhileHeld({ kind, urgency } as Finding)).toBe(is);
  });
});

describe('what a tool says', () => {
  const diagnosis = (id: string, score: number, advice = `${id}处置`) => ({ id, score, advice, source: '源' });
  const inference = {
    diagnoses: [diagnosis('A', 1), diagnosis('B', 5), diagnosis('C', 9), diagnosis('D', 1, '')],
  } as unknown as Inference;
  const of = (parts: readonly (Partial<ToolPart> & { key: string })[], decides: readonly string[] = []) =>
    toolFindings(
      [
        {
          ...{ apiType: 4, name: '工具', ruleId: 'tool/x', ruleVersion: '2', decides },
          parts: parts.map((given) => part({ title: '题', evidences: ['now-1'], ...given })),
        },
      ],
      inference,
      AT,
    );

  test('is a finding with its words and its place', () => {
    const given = {
      title: '题',
      text: '文',
      lead: '首',
      change: '变',
      phrase: '短',
      valueText: '5',
      urgency: 2,
      status: 'worse',
    } as const;
    const placed = { isKnown: true, harm: 'B', organ: 'kidney', isLifeThreatening: true, reliable: 1 } as const;
    expect(of([{ key: 'k', ...given, ...placed }])).toEqual([
      {
        findingId: 'tool:4:k',
        kind: 'tool',
        ...{ title: '题', text: '文', urgency: 2, status: 'worse', isKnown: true, evidences: ['now-1'] },
        ...{ valueText: '5', changeText: '变', actions: [], apiType: 4, diagnosisId: null },
        copyText: '2025-11-18 10:26 文。',
        ruleId: 'tool/x',
        ruleVersion: '2',
        words: { lead: '首', change: '变', phrase: '短' },
        rank: {
          ...{ organ: 'kidney', harm: 'B', isCriticalValue: false, isCriticalFlag: false, isLifeThreatening: true },
          ...{ distance: 0, isFast: false, reliable: 1, catalogueOrder: 0, rowOrder: 0 },
        },
      },
    ]);
  });

  test('is the diagnosis that it answers, else its first part the best that it decides', () => {
    const ids = of([{ key: 'a' }, { key: 'b' }, { key: 'c', answers: 'C' }], ['A', 'B']).map(
      ({ diagnosisId }) => diagnosisId,
    );
    expect(ids).toEqual(['B', null, 'C']);
    expect(of([{ key: 'a', answers: 'A' }], ['B'])[0]?.diagnosisId).toBe('A');
    expect(of([{ key: 'a', answers: 'gone' }], ['B'])[0]?.diagnosisId).toBe('B');
  });

  test('asks for the steps of its outcome, or some of them', () => {
    const steps = actionsFor('ckd:changed');
    expect(of([{ key: 'a', outcome: 'ckd:changed', answers: 'C' }])[0]?.actions).toEqual(steps);
    expect(of([{ key: 'a', outcome: 'ckd:changed', onlySteps: [1, 3] }])[0]?.actions).toEqual([steps?.[0], steps?.[2]]);
    expect(of([{ key: 'a', outcome: 'ckd:none', onlySteps: [1] }])[0]?.actions).toEqual([]);
  });

  test('else for the advice of its diagnosis; where it is urgent and none of its own, for what any critical value asks', () => {
    const advice = (id: string) => [{ id: `D-${id}:1`, text: `${id}处置`, source: '源' }];
    const steps = (given: Partial<ToolPart>, decides: readonly string[] = []) =>
      of([{ key: 'a', ...given }], decides)[0]?.actions;
    expect([steps({ answers: 'A' }), steps({}, ['B']), steps({})]).toEqual([advice('A'), advice('B'), []]);
    expect([
      steps({ answers: 'A', urgency: 1 }),
      steps({ urgency: 1 }, ['B']),
      steps({ answers: 'D', urgency: 1 }),
    ]).toEqual([...[advice('A'), actionsFor('critical'), actionsFor('critical')]]);
    expect([steps({ isKnown: true }, ['B']), steps({ isKnown: true, answers: 'A' })]).toEqual([[], advice('A')]);
  });
});

test('a few items say something together, or by limits of their own', () => {
  const of = (...given: Parameters<typeof rowsIn>[0]) => {
    const { rows, judged } = rowsIn(given);
    return itemFindings(rows, judged, new Set(['thyroidectomy'])).length;
  };
  expect(of(['K', '4.5', 'mmol/L', '3.5-5.3'])).toBe(0);
  expect(of(['GLU', '3.2', 'mmol/L', '≤7.8'])).toBe(1);
  expect(of(['PF-TG', '3', 'mmol/L', '', { specimen: '胸水' }])).toBe(1);
  expect(
    of(
      ['PTH', '180', 'pg/mL', '15-65'],
      ['P', '1.9', 'mmol/L', '0.85-1.51'],
      ['CREA', '80', 'μmol/L', '57-111'],
      ['CA', '2.3', 'mmol/L', '2.11-2.52'],
    ),
  ).toBe(1);
  expect(of(['TG_', '5', 'ng/mL', '3.5-77'])).toBe(1);
  expect(of(['', '阳性', '', '', { name: '百草枯' }])).toBe(1);
});
