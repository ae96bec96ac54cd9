import { describe, expect, it } from 'vitest';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { cerebrospinalRule } from './cerebrospinal-rule.ts';
import { answerCerebrospinal, readCerebrospinalInput, readSign } from './cerebrospinal-wire.ts';
import { evaluateCerebrospinal } from './cerebrospinal.ts';

const NORMAL = { wbc: 2, rbc: 0, protein: 0.3, glucose: 3.5, serum_glucose: 5, pressure: 120, chloride: 125 };
const answer = (change: PlainInput = {}) => answerCerebrospinal({ ...NORMAL, ...change });
const found = (change: PlainInput, code: string) => answer(change).findings.find((row) => row.code === code);
/** QAlb 7.5, QIgG 6, index 0.8; Qlim 0.93 × √(7.5² + 6) − 1.7 = 5.64. */
const LEAKING = { csf_albumin: 300, serum_albumin: 40, csf_igg: 60, serum_igg: 10 };
/** QAlb 4, QIgG 2, index 0.5; Qlim 0.93 × √(4² + 6) − 1.7 = 2.66. */
const TIGHT = { csf_albumin: 160, serum_albumin: 40, csf_igg: 20, serum_igg: 10 };

describe('findings', () => {
  it('of a fluid without blood', () => {
    expect(answer().findings).toEqual([
      { code: 'pattern', label: '综合判断', text: '未见明显异常' },
      { code: 'wbc_corrected', label: '校正白细胞', text: '2 ×10^6/L（按红细胞/700 校正）' },
      { code: 'glucose_ratio', label: '脑脊液/血清葡萄糖比值', text: '0.7' },
    ]);
  });

  it('name every organism', () => {
    expect(found({ gram: true, afb: true }, 'pattern')?.text).toBe(
      '细菌性脑膜炎（病原学阳性）、结核性脑膜炎（病原学阳性）',
    );
    expect(answer({ gram: true, afb: true }).conclusion).toBe('细菌性脑膜炎（病原学阳性）、结核性脑膜炎（病原学阳性）');
  });

  it('of the barrier, with the limit of the age', () => {
    expect(answer({ ...LEAKING, age: 30 })).toMatchObject({
      conclusion: '未见明显异常；血脑屏障受损；鞘内IgG合成增加',
      findings: [
        {},
        {},
        {},
        { code: 'qalb', label: '白蛋白商 QAlb（×10^-3）', text: '7.5（上限 6），血脑屏障受损' },
        { code: 'igg_index', label: 'IgG指数', text: '0.8，鞘内IgG合成增加' },
        { code: 'qigg', label: 'QIgG（×10^-3）', text: '6（Reiber 上限 5.64）' },
      ],
    });
    expect(answer({ ...TIGHT, age: 30 })).toMatchObject({
      conclusion: '未见明显异常',
      findings: [{}, {}, {}, { text: '4（上限 6），未见受损' }, { text: '0.5' }, { text: '2（Reiber 上限 2.66）' }],
    });
  });

  it('of the barrier without an age: the quotient alone', () => {
    expect(found(TIGHT, 'qalb')?.text).toBe('4');
  });

  it.each<[PlainInput, string[]]>([
    [{ csf_albumin: 160, serum_albumin: 40 }, ['qalb']],
    [{ csf_albumin: 160, csf_igg: 20, serum_igg: 10 }, []],
    [{ serum_albumin: 40, csf_igg: 20, serum_igg: 10 }, []],
    [{ ...TIGHT, csf_igg: undefined }, ['qalb']],
    [{ ...TIGHT, serum_igg: undefined }, ['qalb']],
    [{ ...TIGHT, csf_albumin: 0 }, ['qalb', 'qigg']],
  ])('of %j: %j', (change, codes) => {
    const codesFound = answer(change).findings.map(({ code }) => code);
    expect(codesFound.filter((code) => ['qalb', 'igg_index', 'qigg'].includes(code))).toEqual(codes);
  });

  it.each<[PlainInput]>([[{ glucose: undefined }], [{ serum_glucose: undefined }], [{ glucose: '<1' }]])(
    'no ratio of glucose from %j',
    (change) => {
      expect(found(change, 'glucose_ratio')).toBeUndefined();
    },
  );

  it('no count where an organism was found without one', () => {
    const alone = answerCerebrospinal({ gram: true });
    expect(alone.findings.map(({ code }) => code)).toEqual(['pattern']);
    expect(alone.scores).toEqual([]);
  });
});

describe('the correction for blood', () => {
  it.each<[PlainInput, string | undefined]>([
    // 100 − 7000 / 700, 100 − 7000 × 8 / (4 × 1000).
    [{ wbc: 100, rbc: 7000 }, '90 ×10^6/L（按红细胞/700 校正）'],
    [{ wbc: 100, rbc: 7000, blood_wbc: 8, blood_rbc: 4 }, '86 ×10^6/L（按同期血细胞校正）'],
    [{ wbc: 100, rbc: 7000, blood_wbc: 8 }, '90 ×10^6/L（按红细胞/700 校正）'],
    [{ wbc: 100, rbc: 7000, blood_rbc: 4 }, '90 ×10^6/L（按红细胞/700 校正）'],
    [{ wbc: 100, rbc: 0, blood_wbc: 8, blood_rbc: 4 }, '100 ×10^6/L（按同期血细胞校正）'],
    [{ wbc: 100, rbc: 0, blood_wbc: 8 }, '100 ×10^6/L（按红细胞/700 校正）'],
    [{ wbc: 100, rbc: undefined }, '100 ×10^6/L（红细胞未知，未校正）'],
    [{ wbc: 5, rbc: 7000 }, '0 ×10^6/L（按红细胞/700 校正）'],
    [{ wbc: 5, rbc: 7000, blood_wbc: 8, blood_rbc: 4 }, '0 ×10^6/L（按同期血细胞校正）'],
  ])('of %j: %s', (change, text) => {
    expect(found(change, 'wbc_corrected')?.text).toBe(text);
  });

  it('a count that is only bounded beside blood cannot be corrected, and is asked for', () => {
    expect(answer({ wbc: '<5', rbc: 100 })).toMatchObject({ conclusion: '', missing: ['脑脊液白细胞'] });
    expect(answer({ wbc: 5, rbc: '>100' })).toMatchObject({ conclusion: '', missing: ['脑脊液白细胞'] });
    expect(answer({ wbc: '<5', rbc: 0 }).conclusion).toBe('未见明显异常');
  });
});

describe('tips', () => {
  const TREATED = ['染色阴性不能除外感染，请结合培养与抗原检测', '已用抗生素者细胞与葡萄糖可不典型'];

  it.each<[string, PlainInput, string[]]>([
    ['a quiet fluid', {}, []],
    ['a dissociation', { protein: 0.6 }, ['GBS等，请结合临床']],
    ['glucose without serum glucose', { serum_glucose: undefined }, ['缺少同期血糖，葡萄糖按脑脊液绝对值判断']],
    ['no glucose', { serum_glucose: undefined, glucose: undefined }, []],
    ['inflammation', { wbc: 5.1, glucose: undefined, pressure: undefined }, TREATED],
    ['meningitis', { wbc: 2000, neut_pct: 90, glucose: 1, protein: 2 }, TREATED],
    ['an organism', { gram: true }, []],
    [
      'two quotients that disagree',
      { ...TIGHT, csf_igg: 27 },
      ['QIgG 高于 Reiber 上限而 IgG 指数未升高，两者不一致，请结合临床'],
    ],
    ['two that agree', LEAKING, []],
    ['two that are low', TIGHT, []],
    ['much blood', { rbc: 2000 }, ['红细胞 ≥2000×10^6/L，缺少黄变结果，不能除外蛛网膜下腔出血']],
    ['much blood that is fresh', { rbc: 2000, xanthochromia: false }, []],
    ['less blood', { rbc: 1999 }, []],
  ])('on %s', (_, change, expected) => {
    expect(answer(change).tips).toEqual(expected);
  });
});

it('shares: numbers with their units, signs in words', () => {
  const rows = answer({ gram: false, xanthochromia: true }).contributions;
  expect(rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '脑脊液压力 120 mmH2O',
    '脑脊液白细胞 2 ×10^6/L',
    '脑脊液红细胞 0 ×10^6/L',
    '脑脊液蛋白 0.3 g/L',
    '脑脊液葡萄糖 3.5 mmol/L',
    '同期血糖 5 mmol/L',
    '脑脊液氯化物 125 mmol/L',
    '革兰染色 阴性',
    '黄变 阳性',
  ]);
  expect(new Set(rows.map(({ points }) => points))).toEqual(new Set([0]));
});

it('the points of a pattern are those of its column; lymphocytes count where neutrophils are not known', () => {
  // Viral: white cells 1, lymphocytes 2, glucose 2, protein 1, lactate 1, pressure 1.
  const viral = { wbc: 50, glucose: 4, lactate: 2, lymph_pct: 80 };
  const points = (change: PlainInput) =>
    Object.fromEntries(answer(change).contributions.map((row) => [row.item, row.points]));
  expect(answer(viral).conclusion).toBe('病毒性脑膜炎可能');
  expect(points(viral)).toMatchObject({
    wbc: 1,
    lymph_pct: 2,
    glucose: 2,
    protein: 1,
    lactate: 1,
    pressure: 1,
    rbc: 0,
  });
  expect(points({ ...viral, neut_pct: 10 })).toMatchObject({ neut_pct: 2, lymph_pct: 0 });
});

it('without a conclusion nothing else is said either', () => {
  expect(answer({ wbc: undefined })).toMatchObject({
    conclusion: '',
    findings: [],
    tips: [],
    contributions: [],
    distance: [],
    scores: [],
  });
});

it('names what is missing, with cells what tells the forms apart', () => {
  const missing = (input: PlainInput) => evaluateCerebrospinal(readCerebrospinalInput(input)).missing;
  expect(missing({ wbc: 2 })).toEqual(['pressure', 'rbc', 'protein', 'glucose', 'serum_glucose', 'chloride']);
  expect(missing({ ...NORMAL, wbc: 50 })).toEqual(['neut_pct', 'lactate', 'ada', 'gram', 'afb', 'india_ink']);
  expect(missing({ ...NORMAL, rbc: 2000, xanthochromia: false })).toEqual([]);
  expect(missing({ ...NORMAL, rbc: 2000 })).toEqual(['xanthochromia']);
});

it('names its rule and what awaits review', () => {
  const notes = ['csf_weights', 'csf_correction', 'csf_lymphocytes', 'csf_bleeding', 'plausible_range_ours'] as const;
  expect(answer()).toMatchObject({
    rule_version: 'csf-1.1.0',
    review_notes: notes.map((note) => REVIEW_NOTE_TEXT[note]),
  });
  expect(evaluateCerebrospinal(readCerebrospinalInput(NORMAL)).ruleId).toBe('cerebrospinal');
});

it('very little glucose alone is no ordinary fluid', () => {
  expect(answer({ glucose: 1 }).conclusion).toBe('细菌性未除外（糖比 <0.4）；非特异性改变');
});

it.each([
  [true, true],
  [false, false],
  ['阳性', true],
  ['阴性', false],
  ['±', null],
  ['5', null],
  [1, null],
  [null, null],
])('the sign %j reads as %s', (value, sign) => {
  expect(readSign(value)).toBe(sign);
});

describe('distance', () => {
  const step = (change: PlainInput, item: string) =>
    answer(change).distance.flatMap((row) => (row.item === item ? [[row.from, row.to, row.target]] : []));

  it('by pressure to a fluid that is not quite ordinary', () => {
    expect(step({}, 'pressure')).toEqual([['120 mmH2O', '79 mmH2O', '非特异性改变']]);
    expect(step({ pressure: 179 }, 'pressure')).toEqual([['179 mmH2O', '181 mmH2O', '非特异性改变']]);
  });

  it('by white cells as they are printed, with the share of the blood', () => {
    // 5 and more beyond the 10 that 7000 red cells take off.
    expect(step({ wbc: 12, rbc: 7000 }, 'wbc')[0]?.[1]).toBe('16 ×10^6/L');
  });

  it('by what the neutrophils leave, where lymphocytes are not counted', () => {
    // Viral 5 by cells 1, lymphocytes 2, protein 1 and pressure 1: fewer than half lymphocytes end it.
    const viral = { wbc: 50, neut_pct: 40, glucose: undefined };
    expect(answer(viral).conclusion).toBe('病毒性脑膜炎可能');
    expect(step(viral, 'neut_pct')).toEqual([['40%', '50%', '非特异性炎性改变']]);
    expect(step({ ...viral, lymph_pct: 60 }, 'neut_pct')).toEqual([]);
    expect(step({ ...viral, lymph_pct: 60 }, 'lymph_pct')).toEqual([['60%', '50%', '非特异性炎性改变']]);
  });

  it('without a conclusion there is none', () => {
    expect(answer({ wbc: undefined }).distance).toEqual([]);
  });

  // Lymphocytes 60: cells 1, lymphocytes 1 and protein 2 are four points of the tuberculous pattern.
  const four = { wbc: 100, lymph_pct: 60, protein: 1.5, glucose: undefined, pressure: undefined };
  it.each<[string, PlainInput, string, string]>([
    ['chloride', { ...four, chloride: 125 }, '119.9 mmol/L', '结核性脑膜炎可能'],
    ['ada', { ...four, ada: 9 }, '10 U/L', '结核性脑膜炎可能'],
    ['pressure', { ...four, pressure: 190 }, '201 mmH2O', '结核性脑膜炎可能'],
    ['protein', { ...four, protein: 0.9, chloride: 110 }, '1.01 g/L', '结核性脑膜炎可能'],
    // White cells 2, neutrophils 1 and protein 1 of the bacterial pattern.
    [
      'lactate',
      { ...four, wbc: 2000, lymph_pct: undefined, neut_pct: 60, lactate: 3.4 },
      '3.6 mmol/L',
      '细菌性脑膜炎可能',
    ],
  ])('by %s to a pattern that is named', (item, change, to, target) => {
    expect(answer(change).conclusion).toMatch(/(^|；)非特异性炎性改变$/);
    expect(step(change, item)[0]?.slice(1)).toEqual([to, target]);
  });
});

it('the command line tells what is missing, what cannot be, and the barrier in words', () => {
  expect(cerebrospinalRule.vector({ wbc: 2, rbc: 0 })).toEqual({
    pattern: null,
    missing: ['pressure', 'protein', 'glucose', 'serum_glucose', 'chloride'],
    invalid: [],
  });
  expect(cerebrospinalRule.vector({ ...NORMAL, protein: 201 })).toMatchObject({ pattern: null, invalid: ['protein'] });
  expect(cerebrospinalRule.vector({ ...NORMAL, ...LEAKING, age: 30 })).toMatchObject({ barrier: '血脑屏障受损' });
  expect(cerebrospinalRule.vector({ ...NORMAL, ...TIGHT, age: 30 })).toMatchObject({ barrier: '正常' });
});

it('names its sources', () => {
  expect(answer().contributions[0]?.source).toBe(
    'McGill 2016（英国脑膜炎指南）；Pract Neurol 脑脊液判读表6；Neurol Res Pract 2020；Reiber 1994（屏障与鞘内合成）',
  );
});
