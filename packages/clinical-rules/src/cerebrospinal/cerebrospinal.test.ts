import { describe, expect, it } from 'vitest';
import { answerCerebrospinal, readCerebrospinalInput, readSign } from './cerebrospinal-wire.ts';
import { evaluateCerebrospinal } from './cerebrospinal.ts';
import type { CerebrospinalAssessment } from './cerebrospinal.ts';
import { patternTexts } from './wording.ts';

type Input = Readonly<Record<string, unknown>>;

function assess(input: Input): CerebrospinalAssessment {
  const result = evaluateCerebrospinal(readCerebrospinalInput(input));
  return result.status === 'complete' ? result : expect.unreachable('no result');
}
const pattern = (input: Input): string => patternTexts(assess(input).pattern).join('、');

/** Normal in everything. */
const NORMAL = { wbc: 2, rbc: 0, protein: 0.3, glucose: 3.5, serum_glucose: 5.5, pressure: 120 };

describe('the order of decision', () => {
  it.each([
    [{ gram: '阳性' }, '细菌性脑膜炎（病原学阳性）'],
    [{ afb: true }, '结核性脑膜炎（病原学阳性）'],
    [{ india_ink: '2+' }, '隐球菌性脑膜炎（病原学阳性）'],
    [{ gram: '阳性', india_ink: '阳性' }, '细菌性脑膜炎（病原学阳性）、隐球菌性脑膜炎（病原学阳性）'],
    // An organism comes before bleeding.
    [{ gram: '阳性', rbc: 5000, xanthochromia: '阳性' }, '细菌性脑膜炎（病原学阳性）'],
    [{ rbc: 2000, xanthochromia: true }, '蛛网膜下腔出血可能'],
    [{ rbc: 1999, xanthochromia: true }, '未见明显异常'],
    [{ rbc: 2000, xanthochromia: false }, '未见明显异常'],
    [{ wbc: 5, protein: 0.46 }, '蛋白-细胞分离'],
    [{ wbc: 10, protein: 0.46 }, '蛋白-细胞分离'],
    // Cells 1, glucose 2, protein 1 and pressure 1: five points of the viral pattern.
    [{ wbc: 10.1, protein: 0.46 }, '病毒性脑膜炎可能'],
    [{ wbc: 5, protein: 0.45 }, '未见明显异常'],
    [{ wbc: 5.1, protein: 0.45, serum_glucose: null, glucose: null }, '非特异性炎性改变'],
    [{ pressure: 79 }, '非特异性改变'],
    [{ pressure: 80 }, '未见明显异常'],
    [{ pressure: 180 }, '未见明显异常'],
    [{ pressure: 181 }, '非特异性改变'],
    [{ glucose: 2.74 }, '非特异性改变'],
    [{ glucose: 2.75 }, '未见明显异常'],
    // Without serum glucose 2.5 mmol/L takes the place of one half.
    [{ glucose: 2.49, serum_glucose: null }, '非特异性改变'],
    [{ glucose: 2.5, serum_glucose: null }, '未见明显异常'],
  ])('%o: %s', (input, expected) => {
    expect(pattern({ ...NORMAL, ...input })).toBe(expected);
  });

  it('without cells, or without protein where cells are normal, there is no conclusion', () => {
    expect(answerCerebrospinal({ ...NORMAL, wbc: null })).toMatchObject({
      conclusion: '',
      missing: ['脑脊液白细胞', '脑脊液氯化物'],
    });
    expect(answerCerebrospinal({ ...NORMAL, protein: null }).conclusion).toBe('');
    expect(answerCerebrospinal({ ...NORMAL, wbc: null, gram: '阳性' }).conclusion).toContain('病原学阳性');
  });

  it('many red cells and nobody looked for xanthochromia: that is told and asked for', () => {
    const answer = answerCerebrospinal({ ...NORMAL, rbc: 2000 });
    expect(answer.tips).toContain('红细胞 ≥2000×10^6/L，缺少黄变结果，不能除外蛛网膜下腔出血');
    expect(answer.missing).toContain('黄变');
  });
});

describe('corrected white cells', () => {
  it.each([
    [{ wbc: 12, rbc: 7000 }, 2, 'ratio'],
    [{ wbc: 5, rbc: 7000 }, 0, 'ratio'],
    // 7000 × 10 / 5000 = 14 of the patient's own cells.
    [{ wbc: 20, rbc: 7000, blood_wbc: 10, blood_rbc: 5 }, 6, 'own_counts'],
    [{ wbc: 20, rbc: 7000, blood_wbc: 10 }, 10, 'ratio'],
    [{ wbc: 20, rbc: null }, 20, 'none'],
  ])('%o: %s by %s', (input, expected, correction) => {
    expect(assess({ ...NORMAL, ...input })).toMatchObject({ correctedWbc: expected, correction });
  });
});

describe('the score', () => {
  const scores = (input: Input) => assess({ wbc: 600, rbc: 0, ...input }).scores;
  // 600 cells alone: bacterial 1, viral 1.
  it.each([
    [{ wbc: 99 }, { bacterial: 0, viral: 1, tuberculous: 1, cryptococcal: 1 }],
    [{ wbc: 100 }, { bacterial: 1, viral: 1, tuberculous: 1, cryptococcal: 1 }],
    [{ wbc: 500 }, { bacterial: 1, viral: 1, tuberculous: 1, cryptococcal: 1 }],
    [{ wbc: 501 }, { bacterial: 1, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ wbc: 999 }, { bacterial: 1, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ wbc: 1000 }, { bacterial: 2, viral: 0, tuberculous: 0, cryptococcal: 0 }],
    [{ wbc: 24 }, { bacterial: 0, viral: 1, tuberculous: 0, cryptococcal: 1 }],
    [{ wbc: 25 }, { bacterial: 0, viral: 1, tuberculous: 1, cryptococcal: 1 }],
    [{ wbc: 9 }, { bacterial: 0, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ neut_pct: 80 }, { bacterial: 3, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ neut_pct: 79 }, { bacterial: 2, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ neut_pct: 50 }, { bacterial: 2, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ neut_pct: 49 }, { bacterial: 1, viral: 3, tuberculous: 1, cryptococcal: 1 }],
    // Reported lymphocytes are taken before what the neutrophils leave.
    [
      { neut_pct: 30, lymph_pct: 40 },
      { bacterial: 1, viral: 1, tuberculous: 0, cryptococcal: 0 },
    ],
    [
      { glucose: 1.99, serum_glucose: 5 },
      { bacterial: 3, viral: 1, tuberculous: 2, cryptococcal: 2 },
    ],
    [
      { glucose: 2, serum_glucose: 5 },
      { bacterial: 1, viral: 1, tuberculous: 2, cryptococcal: 2 },
    ],
    [
      { glucose: 2.5, serum_glucose: 5 },
      { bacterial: 1, viral: 3, tuberculous: 0, cryptococcal: 0 },
    ],
    [{ glucose: 2.19 }, { bacterial: 3, viral: 1, tuberculous: 2, cryptococcal: 2 }],
    [{ glucose: 2.2 }, { bacterial: 1, viral: 1, tuberculous: 2, cryptococcal: 2 }],
    [{ protein: 1 }, { bacterial: 1, viral: 2, tuberculous: 0, cryptococcal: 1 }],
    [{ protein: 1.01 }, { bacterial: 2, viral: 1, tuberculous: 2, cryptococcal: 1 }],
    [{ protein: 0.45 }, { bacterial: 1, viral: 2, tuberculous: 0, cryptococcal: 0 }],
    [{ lactate: 3.5 }, { bacterial: 1, viral: 2, tuberculous: 0, cryptococcal: 0 }],
    [{ lactate: 3.6 }, { bacterial: 2, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ chloride: 119.9 }, { bacterial: 1, viral: 1, tuberculous: 1, cryptococcal: 1 }],
    [{ chloride: 120 }, { bacterial: 1, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ ada: 9.9 }, { bacterial: 1, viral: 1, tuberculous: 0, cryptococcal: 0 }],
    [{ ada: 10 }, { bacterial: 1, viral: 1, tuberculous: 2, cryptococcal: 0 }],
    [{ pressure: 200 }, { bacterial: 1, viral: 2, tuberculous: 0, cryptococcal: 0 }],
    [{ pressure: 201 }, { bacterial: 2, viral: 1, tuberculous: 1, cryptococcal: 1 }],
    [{ pressure: 300 }, { bacterial: 2, viral: 1, tuberculous: 1, cryptococcal: 2 }],
  ])('%o', (input, expected) => {
    expect(scores(input)).toEqual(expected);
  });

  it('from 5 points a pattern is named, and a tie is told as one', () => {
    expect(pattern({ wbc: 600, rbc: 0, neut_pct: 20, glucose: 3, serum_glucose: 5 })).toBe('病毒性脑膜炎可能');
    // Bacterial: cells 1, glucose 2, protein 1, lactate 1, pressure 1; tuberculous: 1, 2, 2, none, 1.
    const even = { wbc: 200, rbc: 0, glucose: 1, serum_glucose: 5, protein: 1.2, pressure: 210, lactate: 4 };
    expect(assess(even).scores).toMatchObject({ bacterial: 6, tuberculous: 6 });
    expect(pattern(even)).toBe('细菌性脑膜炎可能、结核性脑膜炎可能');
    expect(answerCerebrospinal(even).conclusion).toBe('细菌性脑膜炎可能、结核性脑膜炎可能（评分并列）');
  });

  it('is only made of cells above 5', () => {
    expect(assess({ ...NORMAL, wbc: 5 }).scores).toBeNull();
    expect(assess({ ...NORMAL, wbc: 5.1 }).scores).not.toBeNull();
  });
});

describe('what is told before the pattern', () => {
  const head = (input: Input) => answerCerebrospinal({ rbc: 0, ...input }).conclusion;
  const viral = { wbc: 80, neut_pct: 20, protein: 0.6, glucose: 3.5, serum_glucose: 5.5, pressure: 120 };

  it.each([
    [{}, '病毒性脑膜炎可能'],
    [{ lymph_pct: 60, neut_pct: 49 }, '病毒性脑膜炎可能'],
    [{ lymph_pct: 60, neut_pct: 50 }, '细菌性未除外（中性粒细胞 50%）；病毒性脑膜炎可能'],
    [{ lactate: 3.5 }, '病毒性脑膜炎可能'],
    [{ lactate: 3.6 }, '细菌性未除外（乳酸 3.6 mmol/L）；病毒性脑膜炎可能'],
    // 60 % polymorphs of 30 cells, nothing else known.
    [
      { wbc: 30, neut_pct: 60, protein: null, glucose: null, serum_glucose: null, pressure: null },
      '细菌性未除外（中性粒细胞 60%）；非特异性炎性改变',
    ],
    [
      { wbc: 30, neut_pct: null, protein: null, glucose: 2.1, serum_glucose: null, pressure: null },
      '细菌性未除外（葡萄糖 <2.2 mmol/L）；非特异性炎性改变',
    ],
    // 2.1 ÷ 5.5 is 0.38.
    [{ wbc: 3, protein: 0.3, glucose: 2.1 }, '细菌性未除外（糖比 <0.4）；非特异性改变'],
    [{ wbc: 3, protein: 0.3, neut_pct: 90 }, '未见明显异常'],
    [{ wbc: 3, protein: 0.3, lactate: 4 }, '细菌性未除外（乳酸 4 mmol/L）'],
    [{ wbc: 30, neut_pct: 60, gram: '阳性', lactate: 5 }, '细菌性脑膜炎（病原学阳性）'],
  ])('bacteria: %o reads %s', (input, expected) => {
    expect(head({ ...viral, ...input })).toBe(expected);
  });

  const raised = { wbc: 4, protein: 0.8, glucose: 3.5, serum_glucose: 5.5, pressure: 200 };
  it.each([
    [{}, '蛋白-细胞分离'],
    [{ pressure: 201 }, '脑脊液压力升高（201 mmH2O）；蛋白-细胞分离'],
    // 11 − 700 / 700 leaves 10.
    [{ wbc: 11, rbc: 700 }, '白细胞 11 ×10^6/L（未校正）；蛋白-细胞分离'],
    [{ rbc: 2000 }, '不能除外蛛网膜下腔出血；蛋白-细胞分离'],
    [{ rbc: 2000, xanthochromia: '阴性' }, '血性脑脊液（红细胞 2000 ×10^6/L）；蛋白-细胞分离'],
    [{ rbc: 1999 }, '蛋白-细胞分离'],
    [{ rbc: 2000, xanthochromia: '阳性' }, '蛛网膜下腔出血可能'],
  ])('dissociation: %o reads %s', (input, expected) => {
    expect(head({ ...raised, ...input })).toBe(expected);
  });

  it('a fluid in which bleeding is open is not called unremarkable', () => {
    expect(head({ ...NORMAL, rbc: 2000 })).toBe('不能除外蛛网膜下腔出血');
    expect(head({ ...NORMAL, rbc: 2000, xanthochromia: '阴性' })).toBe('未见明显异常');
  });
});

describe('barrier and intrathecal IgG', () => {
  it('the four figures alone give the quotients', () => {
    const answer = answerCerebrospinal({ csf_albumin: 200, serum_albumin: 40, csf_igg: 60, serum_igg: 12 });
    expect(answer.conclusion).toBe('鞘内IgG合成增加');
    expect(answer.findings.map(({ text }) => text)).toEqual(['5', '1，鞘内IgG合成增加', '5（Reiber 上限 3.48）']);
    expect(answer.missing).toContain('脑脊液白细胞');
  });

  const pair = { csf_albumin: 200, serum_albumin: 40, csf_igg: 42, serum_igg: 12, age: 30 };
  it.each([
    [{ csf_albumin: 240 }, false],
    [{ csf_albumin: 241 }, true],
    [{ csf_albumin: 240, age: 29 }, true],
  ])('albumin quotient of %o above 4 + age/15: %s', (input, expected) => {
    expect(assess({ ...NORMAL, ...pair, ...input }).barrier.isImpaired).toBe(expected);
  });

  it.each([
    [42, false],
    [42.1, true],
  ])('an IgG of %s mg/L: index raised %s', (csf_igg, expected) => {
    expect(assess({ ...NORMAL, ...pair, csf_igg }).barrier.isIntrathecal).toBe(expected);
  });

  it('is said in the conclusion, and where the two signs of IgG differ, that too', () => {
    const raised = answerCerebrospinal({ ...NORMAL, ...pair, csf_albumin: 400, csf_igg: 120 });
    expect(raised.conclusion).toBe('未见明显异常；血脑屏障受损；鞘内IgG合成增加');
    // QIgG 3.5 lies above 3.48 while the index is 0.70.
    expect(answerCerebrospinal({ ...NORMAL, ...pair }).tips).toContain(
      'QIgG 高于 Reiber 上限而 IgG 指数未升高，两者不一致，请结合临床',
    );
  });

  it('without age no limit is made up', () => {
    expect(assess({ ...NORMAL, ...pair, age: null }).barrier).toMatchObject({
      qalb: 5,
      qalbLimit: null,
      isImpaired: null,
    });
  });
});

describe('the answer', () => {
  it('names scores, points of the named pattern and what was missing', () => {
    const answer = answerCerebrospinal({
      wbc: 250,
      rbc: 0,
      neut_pct: 25,
      protein: 2.2,
      glucose: 1.5,
      serum_glucose: 6,
      chloride: 110,
      ada: 14,
      pressure: 280,
    });
    expect(answer.conclusion).toBe('结核性脑膜炎可能');
    expect(answer.scores).toEqual([
      { name: '细菌性', score: 5 },
      { name: '结核性', score: 10 },
      { name: '隐球菌性', score: 7 },
      { name: '病毒性', score: 3 },
    ]);
    expect(answer.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(10);
    expect(answer.missing).toEqual(['脑脊液乳酸', '革兰染色', '抗酸染色', '墨汁染色']);
    expect(answer.review_notes.length).toBeGreaterThan(0);
  });

  it('an implausible value gives no conclusion and is named', () => {
    expect(answerCerebrospinal({ ...NORMAL, neut_pct: 101 })).toMatchObject({ conclusion: '' });
    expect(answerCerebrospinal({ ...NORMAL, neut_pct: 101 }).missing).toContain(
      '脑脊液中性粒细胞百分比（超出合理范围）',
    );
  });

  it.each([
    ['阳性', true],
    ['2+', true],
    ['弱阳性', true],
    ['阴性', false],
    ['未检出', false],
    ['±', null],
    ['革兰阳性双球菌', true],
    ['革兰阴性双球菌', true],
    ['未见革兰阳性球菌', false],
    ['1:320', true],
    ['见附图', null],
    ['', null],
    [1, null],
  ])('a stain of %s is %s', (value, expected) => {
    expect(readSign(value)).toBe(expected);
  });
});
