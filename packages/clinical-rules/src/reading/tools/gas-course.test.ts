import { describe, expect, test } from 'vitest';
import { baselineOf, lastPf, NO_SUGGESTION_TEXT, sinceLastText, suggestGasType } from './gas-course.ts';
import { bloodGasResult, contextOf, partsOf, usual, YESTERDAY } from './gas.test-support.ts';
import type { Figures } from './gas.test-support.ts';

describe('beside earlier gases', () => {
  const stable = ['2025-06-30T09:00:00+08:00', ['7.36', '55.2', '62', '30.6']] as const;

  // J-62
  test.each([
    ['ten above the own baseline is not acute', ['7.31', '65.2', '62', '32'], '：PaCO₂ +10.0、HCO₃⁻ +1.4'],
    ['more with an acidaemia is', ['7.29', '68.4', '62', '33.5'], '：PaCO₂ +13.2、HCO₃⁻ +2.9，符合慢性基础上急性加重'],
    ['and without one is not', ['7.35', '68.4', '62', '36.6'], '：PaCO₂ +13.2、HCO₃⁻ +6.0'],
    ['less is told with its sign', ['7.33', '50', '62', '26'], '：PaCO₂ −5.2、HCO₃⁻ −4.6'],
  ] as const)('%s', (_, now, told) => {
    const text = partsOf(now, { earlier: [stable] }).acidBase?.text ?? '';
    expect(text.slice(text.indexOf('，较本人'))).toBe(`，较本人稳定期（2025-06-30，PaCO₂ 55.2、HCO₃⁻ 30.6）${told}`);
  });

  test('only a gas with retained carbon dioxide at a normal pH is a baseline, the newest of them', () => {
    const newer = ['2025-09-01T09:00:00+08:00', ['7.37', '52', '62', '29.5']] as const;
    const acid = [YESTERDAY, ['7.30', '60', '62', '29']] as const;
    const now: Figures = ['7.33', '58', '62', '30'];
    expect(baselineOf(contextOf(now, { earlier: [stable, newer, acid] }))).toMatchObject({ ph: 7.37, paco2: 52 });
    expect(baselineOf(contextOf(now, { earlier: [acid] }))).toBeNull();
    expect(baselineOf(contextOf(now, { earlier: [[YESTERDAY, ['7.40', '45', '62', '27']]] }))).toBeNull();
  });

  // J-13: pH 0.03, PaCO2 5 mmHg.
  test.each([
    ['less than chance', ['7.33', '60', '62', '31'], ['7.35', '56', '62', '30'], '与上次相近'],
    ['less carbon dioxide', ['7.33', '60.2', '62', '31'], ['7.35', '55', '62', '30'], 'PaCO₂ −5.2，通气有所改善'],
    ['more of it', ['7.36', '50', '62', '28'], ['7.35', '55', '62', '30'], 'PaCO₂ +5.0，二氧化碳潴留加重'],
    ['more, within what is usual', ['7.42', '36', '62', '23'], ['7.40', '42', '62', '26'], 'PaCO₂ +6.0'],
    ['less, within what is usual', ['7.40', '42', '62', '26'], ['7.42', '36', '62', '23'], 'PaCO₂ −6.0'],
    ['another pH alone', ['7.40', '40', '62', '24'], ['7.37', '40', '62', '23'], 'pH −0.030'],
    ['both', ['7.25', '70', '62', '30'], ['7.35', '55', '62', '30'], 'PaCO₂ −15.0，pH +0.100，通气有所改善'],
  ] as const)('%s since the last one', (_, before, now, told) => {
    const context = contextOf(now, { earlier: [[YESTERDAY, before]] });
    const result = bloodGasResult(context);
    expect(sinceLastText(context, result)).toBe(`较 2025-11-17 10:26：${told}`);
  });

  test('nothing is told against no gas', () => {
    const context = contextOf(usual);
    expect(sinceLastText(context, bloodGasResult(context))).toBeNull();
  });

  // J-61
  test.each([
    ['a compensated gas', { earlier: [stable] }, 2, '2025-06-30 稳定期：PaCO₂ 55.2 而 pH 7.36，已代偿'],
    [
      'the last type that was saved',
      { earlier: [[YESTERDAY, usual]], types: [2] },
      2,
      '既往 1 份血气中 1 份由医师定为慢性',
    ],
    [
      'bicarbonate in two gases more than a week apart',
      {
        earlier: [
          ['2025-11-01T09:00:00+08:00', ['7.48', '40', '80', '28']],
          ['2025-11-10T09:00:00+08:00', ['7.48', '40', '80', '29']],
        ],
      },
      2,
      '相隔 7 日以上的两份血气 HCO₃⁻ ≥ 28',
    ],
    [
      'the last of two types that were saved',
      {
        earlier: [
          ['2025-11-16T09:00:00+08:00', usual],
          [YESTERDAY, usual],
        ],
        types: [1, 2],
      },
      2,
      '既往 2 份血气中 1 份由医师定为慢性',
    ],
    [
      'a gas of just a year ago',
      { earlier: [['2024-11-18T10:26:00+08:00', usual]] },
      1,
      '2024-11-18 血气 PaCO₂ 40，无二氧化碳潴留',
    ],
    ['two tags', { tags: ['慢阻肺', '家庭氧疗 2 年'] }, 2, '标签：慢阻肺、家庭氧疗 2 年'],
    ['a tag', { tags: ['2 型糖尿病', '慢阻肺'] }, 2, '标签：慢阻肺'],
    [
      'a usual gas, and nothing chronic',
      { earlier: [[YESTERDAY, ['7.40', '45', '80', '27']]] },
      1,
      '2025-11-17 血气 PaCO₂ 45，无二氧化碳潴留',
    ],
    [
      'an acute type that was saved',
      { earlier: [[YESTERDAY, usual]], types: [1] },
      1,
      '2025-11-17 血气 PaCO₂ 40，无二氧化碳潴留',
    ],
  ] as const)('%s speaks for a type', (_, patient, type, reason) => {
    expect(suggestGasType(contextOf(['7.30', '60', '62', '29'], patient))).toEqual({ type, reasons: [reason] });
  });

  test.each([
    ['no gas', {}],
    ['a gas of more than a year ago', { earlier: [['2024-11-17T09:00:00+08:00', ['7.36', '55', '62', '30']]] }],
    ['an uncompensated one', { earlier: [[YESTERDAY, ['7.30', '60', '62', '27']]] }],
    [
      'bicarbonate within a week',
      {
        earlier: [
          [YESTERDAY, ['7.31', '60', '80', '29']],
          ['2025-11-12T09:00:00+08:00', ['7.31', '60', '80', '29']],
        ],
      },
    ],
    [
      'bicarbonate in two gases just a week apart',
      {
        earlier: [
          ['2025-11-03T09:00:00+08:00', ['7.31', '60', '80', '29']],
          ['2025-11-10T09:00:00+08:00', ['7.31', '60', '80', '29']],
        ],
      },
    ],
    [
      'bicarbonate in one of two gases',
      {
        earlier: [
          ['2025-10-03T09:00:00+08:00', ['7.25', '62', '80', '26.5']],
          ['2025-11-10T09:00:00+08:00', ['7.31', '60', '80', '29']],
        ],
      },
    ],
    ['a tag of another disease', { tags: ['支气管扩张'] }],
  ] as const)('%s speaks for none', (_, patient) => {
    expect(suggestGasType(contextOf(['7.30', '60', '62', '29'], patient))).toBeNull();
    expect(NO_SUGGESTION_TEXT).toBe('无既往血气，请按病程选择');
  });
});

describe('what else of the past is read', () => {
  test('the baseline is the gas itself, with its report and time', () => {
    const at = '2025-06-30T09:00:00+08:00';
    const context = contextOf(['7.31', '65.2', '62', '32'], { earlier: [[at, ['7.36', '55.2', '62', '30.6']]] });
    const report = context.record.reports.find(({ report: { report_time: time } }) => time === at)?.report;
    expect(baselineOf(context)).toEqual({
      ...{ reportId: report?.report_id, time: at },
      ...{ ph: 7.36, paco2: 55.2, hco3: 30.6 },
    });
  });

  test('the index of oxygen of the last gas alone counts', () => {
    const [older, last] = ['2025-11-10T09:00:00+08:00', YESTERDAY];
    const of = (...earlier: readonly (readonly [string, Figures])[]) => lastPf(contextOf(usual, { earlier }));
    expect(of([older, ['7.40', '40', '63', '24']], [last, ['7.40', '40', '84', '24']])).toBe(400);
    expect(of()).toBeNull();
  });

  test.each([
    ...[
      '慢性阻塞性肺疾病',
      'COPD',
      '慢阻肺',
      '阻塞性睡眠呼吸暂停',
      'OSA',
      '胸廓畸形',
      '脊柱侧弯',
      '脊柱侧凸',
      '神经肌肉病',
    ],
    ...['肌萎缩侧索硬化', '进行性肌营养不良', '肥胖低通气综合征', '慢性呼吸衰竭', '家庭氧疗'],
  ])('the tag %s speaks for a chronic course', (tag) => {
    expect(suggestGasType(contextOf(['7.30', '60', '62', '29'], { tags: [tag] }))).toEqual({
      ...{ type: 2, reasons: [`标签：${tag}`] },
    });
  });
});

describe('at the edges', () => {
  test.each([
    [
      'from 45 on carbon dioxide was not retained',
      ['7.38', '45', '62', '26'],
      ['7.40', '40', '62', '24'],
      'PaCO₂ −5.0',
    ],
    ['up to 45 it is not', ['7.40', '40', '62', '24'], ['7.38', '45', '62', '26'], 'PaCO₂ +5.0'],
  ] as const)('%s', (_, before, now, told) => {
    const context = contextOf(now, { earlier: [[YESTERDAY, before]] });
    expect(sinceLastText(context, bloodGasResult(context))).toBe(`较 2025-11-17 10:26：${told}`);
  });

  test('what did not change since the baseline has a plus', () => {
    const earlier = [['2025-06-30T09:00:00+08:00', ['7.36', '55.2', '62', '30.6']]] as const;
    expect(partsOf(['7.33', '55.2', '62', '30.6'], { earlier }).acidBase?.text).toContain('：PaCO₂ +0.0、HCO₃⁻ +0.0');
  });

  test('a gas that could not be read, and a report without one, are none of the past', () => {
    const old = ['2025-11-10T09:00:00+08:00', ['7.36', '55', '62', '30.3']] as const;
    for (const figures of [
      ['7.40', '未出', '62', '24'],
      ['', '', '', ''],
    ] as const) {
      const context = contextOf(['7.33', '61', '62', '31.4'], { earlier: [old, [YESTERDAY, figures]] });
      expect(sinceLastText(context, bloodGasResult(context))).toContain('较 2025-11-10 09:00：PaCO₂ +6.0');
      expect(baselineOf(context)?.paco2).toBe(55);
    }
  });

  test('of several gases with much bicarbonate the first and the last are compared', () => {
    const at = (day: string) => [`2025-11-${day}T09:00:00+08:00`, ['7.31', '60', '80', '29']] as const;
    const now: Figures = ['7.30', '62', '62', '29'];
    expect(suggestGasType(contextOf(now, { earlier: [at('01'), at('14'), at('16')] }))?.reasons).toEqual([
      '相隔 7 日以上的两份血气 HCO₃⁻ ≥ 28',
    ]);
  });
});
