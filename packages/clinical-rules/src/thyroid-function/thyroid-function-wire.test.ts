import { describe, expect, it } from 'vitest';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { answerThyroidFunction, readThyroidFunctionInput } from './thyroid-function-wire.ts';
import { evaluateThyroidFunction } from './thyroid-function.ts';

const NORMAL = { tsh: 2, ft4: 16, ft3: 5, tpoab: 10, tgab: 10, trab: 0.5 };
const answer = (change: PlainInput = {}) => answerThyroidFunction({ ...NORMAL, ...change });
const SOURCE = '成人甲状腺功能减退症诊治指南（2017）；妊娠和产后甲状腺疾病诊治指南（第2版，2019）';
const INTERFERENCE = '需考虑TSH瘤、甲状腺激素抵抗或检测干扰';
const TARGET = 'TSH控制目标：妊娠期特异区间的下1/2，或 <2.5 mIU/L';
const fallback = (range: string) => `报告未提供妊娠期特异TSH区间，按备用区间判断（${range} mIU/L）`;

describe('findings', () => {
  it('name each level and the pattern', () => {
    expect(answer().findings).toEqual([
      { code: 'tsh', label: 'TSH', text: '正常' },
      { code: 'ft4', label: 'FT4', text: '正常' },
      { code: 'ft3', label: 'FT3', text: '正常' },
      { code: 'diagnosis', label: '甲功判断', text: '甲功正常' },
    ]);
  });

  it('name cause, pregnancy and treatment', () => {
    const { findings, conclusion } = answer({ tsh: 6, ft4: 16, ft3: undefined, tpoab: 200, pregnant_status: 2 });
    expect(findings).toEqual([
      { code: 'tsh', label: 'TSH', text: '升高' },
      { code: 'ft4', label: 'FT4', text: '正常' },
      { code: 'diagnosis', label: '甲功判断', text: '妊娠期亚临床甲减' },
      { code: 'etiology', label: '病因提示', text: '桥本甲状腺炎可能' },
      { code: 'pregnant_status', label: '妊娠状态', text: '妊娠中期' },
      { code: 'treat', label: '处理建议', text: 'L-T4治疗' },
    ]);
    expect(conclusion).toBe('妊娠期亚临床甲减，桥本甲状腺炎可能，L-T4治疗');
  });

  it('after delivery no treatment of pregnancy', () => {
    const { findings, conclusion } = answer({ tsh: 6, pregnant_status: 4 });
    expect(findings.slice(3)).toEqual([
      { code: 'diagnosis', label: '甲功判断', text: '亚临床甲减（轻度）' },
      { code: 'pregnant_status', label: '妊娠状态', text: '产后' },
    ]);
    expect(conclusion).toBe('亚临床甲减（轻度）');
  });
});

it.each<[string, PlainInput, string[]]>([
  ['a normal function', {}, []],
  ['a normal one without FT3', { ft3: undefined }, ['缺少FT3，仅按TSH与FT4判断']],
  ['antibodies without FT3', { ft3: undefined, tpoab: 200 }, ['缺少FT3，仅按TSH与FT4判断']],
  ['a deficiency without FT3', { ft3: undefined, tsh: 6 }, []],
  ['a subclinical excess', { tsh: 0.15 }, []],
  ['a subclinical excess without FT3', { tsh: 0.15, ft3: undefined }, ['缺少FT3，不能除外T3型甲亢']],
  ['an excess without TRAb', { tsh: 0.05, ft4: 30, trab: undefined }, []],
  ['an unsuitable TSH', { tsh: 6, ft4: 30 }, [INTERFERENCE]],
  ['a TSH that should be low', { ft4: 30 }, [INTERFERENCE]],
  ['early pregnancy', { pregnant_status: 1 }, [fallback('0.1–4')]],
  ['late pregnancy', { pregnant_status: 3 }, [fallback('0.3–4')]],
  ['pregnancy with a range of the laboratory', { pregnant_status: 1, tsh_range_trimester: [0.05, 5.17] }, []],
  ['pregnancy with antibodies', { pregnant_status: 2, tpoab: 200 }, [fallback('0.2–4'), TARGET]],
  ['pregnancy with an excess', { tsh: 0.05, pregnant_status: 2 }, [fallback('0.2–4')]],
  [
    'an excess in pregnancy without FT3',
    { tsh: 0.05, ft3: undefined, pregnant_status: 2 },
    ['缺少FT3，不能除外T3型甲亢', fallback('0.2–4')],
  ],
  ['early poisoning', { tsh: 0.05, ft4: 30, pregnant_status: 1 }, [fallback('0.1–4')]],
  [
    'early poisoning without TRAb',
    { tsh: 0.05, ft4: 30, trab: undefined, pregnant_status: 1 },
    ['缺少TRAb，不能除外Graves病', fallback('0.1–4')],
  ],
  [
    'later poisoning without TRAb',
    { tsh: 0.05, ft4: 30, trab: undefined, pregnant_status: 3 },
    ['缺少TRAb，不能除外Graves病', fallback('0.3–4')],
  ],
  ['a normal pregnancy without TRAb', { trab: undefined, pregnant_status: 3 }, [fallback('0.3–4')]],
])('tips on %s', (_, change, tips) => {
  expect(answer(change).tips).toEqual(tips);
});

it.each<[PlainInput, string]>([
  [{ tpoab: 200, tsh: 2.5, pregnant_status: 1 }, '甲状腺自身抗体阳性，甲功正常，监测TSH（每4周）'],
  [{ tpoab: 200, tsh: 2.51, pregnant_status: 1 }, '甲状腺自身抗体阳性，甲功正常，可考虑L-T4治疗'],
  [{ tpoab: 200, tsh: 0.05, pregnant_status: 1 }, '妊娠期TSH降低'],
  [{ tsh: 6, ft4: 8, pregnant_status: 1 }, '妊娠期临床甲减，L-T4治疗'],
  [{ tsh: 0.05, ft4: 30, trab: 5 }, '临床甲亢，Graves病可能'],
  [{ tsh: 0.05, ft3: 9, trab: 5 }, 'T3型甲亢，Graves病可能'],
  [{ tsh: 10, ft4: 8, tgab: 200 }, '原发性临床甲减，桥本甲状腺炎可能'],
  [{ tsh: 6, ft4: 8, tgab: 200, pregnant_status: 2 }, '妊娠期临床甲减，桥本甲状腺炎可能，L-T4治疗'],
])('%j: %s', (change, conclusion) => {
  expect(answer(change).conclusion).toBe(conclusion);
});

it('shares: a point for what is off', () => {
  const rows = answer({ tsh: 6, ft4: 8, ft3: 2, tpoab: 200, tgab: undefined }).contributions;
  expect(rows.map(({ label, value, points }) => [label, value, points])).toEqual([
    ['TSH', '6 mIU/L', 1],
    ['FT4', '8 pmol/L', 1],
    ['FT3', '2 pmol/L', 1],
    ['TPOAb', '200 IU/mL', 1],
    ['TRAb', '0.5 IU/L', 0],
  ]);
  expect(rows[0]).toEqual({ item: 'tsh', label: 'TSH', value: '6 mIU/L', points: 1, source: SOURCE });
});

it('without TSH or FT4 nothing is said, and what is implausible is named', () => {
  expect(answer({ tsh: undefined })).toMatchObject({
    conclusion: '',
    findings: [],
    tips: [],
    contributions: [],
    distance: [],
    missing: ['TSH'],
  });
  expect(answer({ ft4: undefined }).missing).toEqual(['FT4']);
  expect(answer({ ft4: 301 }).missing).toEqual(['FT4（超出合理范围）']);
});

it('names its rule and what awaits review', () => {
  const notes = (change: PlainInput) => answer(change).review_notes;
  const texts = (...names: (keyof typeof REVIEW_NOTE_TEXT)[]) => names.map((name) => REVIEW_NOTE_TEXT[name]);
  expect(notes({})).toEqual(texts('thyroid_grades', 'plausible_range_ours'));
  expect(notes({ pregnant_status: 1 })).toEqual(
    texts('thyroid_grades', 'plausible_range_ours', 'thyroid_pregnancy_range', 'thyroid_pregnancy_treatment'),
  );
  expect(notes({ pregnant_status: 1, tsh_range_trimester: [0.05, 5] })).toEqual(
    texts('thyroid_grades', 'plausible_range_ours', 'thyroid_pregnancy_treatment'),
  );
  expect(evaluateThyroidFunction(readThyroidFunctionInput(NORMAL)).ruleId).toBe('thyroid-function');
});

describe('reading', () => {
  it.each<[unknown, object | undefined]>([
    [[0.4, 5], { low: 0.4, high: 5 }],
    [[5, 5], { low: 5, high: 5 }],
    [
      { low: 0.4, high: 5 },
      { low: 0.4, high: 5 },
    ],
    [{ high: 5 }, { high: 5 }],
    [{ low: 0.4 }, { low: 0.4 }],
    [[null, 0], { high: 0 }],
    [[-1, null], { low: -1 }],
    [[1, null], { low: 1 }],
    [[5, 0.4], undefined],
    [[], undefined],
    ['0.4-5', undefined],
    [null, undefined],
  ])('the range %j', (tsh_range, range) => {
    expect(readThyroidFunctionInput({ tsh_range }).ranges).toStrictEqual(range === undefined ? {} : { tsh: range });
  });

  it.each([0, 1, 2, 3, 4])('the state %d', (pregnant_status) => {
    expect(readThyroidFunctionInput({ pregnant_status }).pregnantStatus).toBe(pregnant_status);
  });

  it.each([5, -1, '1', null])('the state %j is none', (pregnant_status) => {
    expect(readThyroidFunctionInput({ pregnant_status }).pregnantStatus).toBe(0);
  });
});

describe('half ranges and half lines', () => {
  const level = (tsh: unknown, tsh_range: unknown) =>
    evaluateThyroidFunction(readThyroidFunctionInput({ ...NORMAL, tsh, tsh_range })).levels.tsh;

  it.each<[unknown, unknown, string | null]>([
    [5, { high: 5 }, 'N'],
    [5.1, { high: 5 }, 'H'],
    [0, { high: 5 }, 'N'],
    ['<6', { high: 5 }, null],
    [0.4, { low: 0.4 }, 'N'],
    [0.3, { low: 0.4 }, 'L'],
    [900, { low: 0.4 }, 'N'],
    ['>0.3', { low: 0.4 }, null],
    ['>3', [0.4, 5], null],
    ['<3', [0.4, 5], null],
    ['<0.4', [0.4, 5], 'L'],
    ['>5', [0.4, 5], 'H'],
  ])('TSH %j in %j: %s', (tsh, range, expected) => {
    expect(level(tsh, range)).toBe(expected);
  });

  it('an antibody whose bound straddles its limit is not known', () => {
    expect(evaluateThyroidFunction(readThyroidFunctionInput({ ...NORMAL, tpoab: '<100' })).missing).toEqual(['tpoab']);
    expect(evaluateThyroidFunction(readThyroidFunctionInput({ ...NORMAL, tpoab: '<34' })).missing).toEqual([]);
  });

  it('the way to another class minds the bounds there are', () => {
    const [step] = answer({ tsh_range: { high: 3 } }).distance;
    expect(step).toMatchObject({ item: 'tsh', to: '3.01 mIU/L', target: '亚临床甲减（轻度）' });
  });
});
