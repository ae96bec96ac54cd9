import { describe, expect, it } from 'vitest';
import { answerCovid19 } from './covid19-wire.ts';
import { evaluateCovid19, NO_COVID_FACTS, type CovidFacts } from './covid19.ts';
import { WARNING_ITEMS, warningName } from './options.ts';
import { covidChecks, covidConclusion, covidPrompts } from './wording.ts';

const result = (change: Partial<CovidFacts> = {}) => evaluateCovid19({ ...NO_COVID_FACTS, ...change });
const known: Partial<CovidFacts> = {
  ageYears: 40,
  weightKg: 70,
  heightCm: 175,
  hasCtAbnormality: false,
  paO2: 90,
  fiO2: 21,
  factors: { ...NO_COVID_FACTS.factors, illness_factor: [], severe_factor: [] },
};

it.each(WARNING_ITEMS.filter(({ limit }) => limit !== undefined).map((item) => [item.key, item] as const))(
  'the limit of %s is the one that its label tells',
  (_, { label, limit }) => {
    const [, sign, number] = /（([<>])(\d+(?:\.\d+)?)?/.exec(label) ?? [];
    expect(sign === '<' ? limit?.below : limit?.above).toBe(number === undefined ? undefined : Number(number));
    expect(limit?.isAboveRange === true).toBe(number === undefined);
    expect([limit?.code, limit?.unit].every((part) => part !== undefined && part !== '')).toBe(true);
  },
);

it.each([
  ['lymphocyte', '外周血淋巴细胞降低'],
  ['spo2', '组织氧合指标（指氧饱和度、氧合指数）恶化'],
  ['ldh', '乳酸脱氢酶升高'],
  ['imaging', '胸部影像显示肺部病变明显进展'],
])('%s is named without its limit: %s', (key, name) => {
  const item = WARNING_ITEMS.find((one) => one.key === key);
  expect(item && warningName(item)).toBe(name);
});

describe('prompts', () => {
  it('say what an incomplete input lacks', () => {
    expect(covidPrompts(result())).toEqual([
      '信息不全，分型可能偏低',
      '未填写：危重型因素、重型因素、氧合指数（动脉血氧分压、吸氧浓度）、肺部CT',
      '年龄、体重或身高未填写，高危因素可能不全',
    ]);
    expect(covidPrompts(result(known))).toEqual([]);
    expect(covidPrompts(result({ ...known, ageYears: null }))).toEqual(['年龄未填写，高危因素可能不全']);
    expect(covidPrompts(result({ ...known, heightCm: null }))).toEqual(['体重或身高未填写，高危因素可能不全']);
  });

  it.each<[Partial<CovidFacts>, string]>([
    [{ ageYears: 201 }, '年龄不合理，未用于判断'],
    [{ weightKg: 0 }, '体重不合理，未用于判断'],
    [{ heightCm: 0 }, '身高不合理，未用于判断'],
    [{ paO2: 0 }, '动脉血氧分压不合理，未用于分型'],
    [{ fiO2: 0.4 }, '吸氧浓度不在 20%~100% 之间，未用于分型'],
    [{ lobes: { ...NO_COVID_FACTS.lobes, left_upper: 101 } }, '肺叶受累百分比不在 0~100% 之间，未计分'],
  ])('name what is implausible: %j', (change, line) => {
    expect(covidPrompts(result({ ...known, ...change }))).toContain(line);
  });
});

describe('checks', () => {
  it('are those of what is missing and of warning items without a result, each once', () => {
    const none = { ...NO_COVID_FACTS.warnings };
    expect(covidChecks(result())).toEqual([
      '动脉血气分析（氧合指数）',
      '胸部CT',
      '血常规（淋巴细胞）',
      '指氧饱和度、动脉血气',
      '乳酸',
      '乳酸脱氢酶',
      'C反应蛋白',
      '白细胞介素6',
      '铁蛋白',
      'D-二聚体',
    ]);
    const asked = {
      ...none,
      lymphocyte: 1,
      spo2: 2,
      lactate: 3,
      ldh: 1,
      crp: 1,
      il6: 1,
      ferritin: 1,
      d_dimer: 1,
    } as const;
    expect(covidChecks(result({ ...known, warnings: asked }))).toEqual(['乳酸']);
  });
});

it('the conclusion names type, risks and warning items', () => {
  expect(covidConclusion(result(known))).toBe('考虑新型冠状病毒感染（轻型）');
  const warnings = { ...NO_COVID_FACTS.warnings, lactate: 1, crp: 1 } as const;
  expect(covidConclusion(result({ ...known, ageYears: 66, weightKg: 95, warnings }))).toBe(
    '考虑新型冠状病毒感染（轻型），合并高危因素：高龄、肥胖，预警指标：乳酸升高、C反应蛋白升高',
  );
});

// The side with a middle lobe, "left" on the picture, is the right lung of the patient.
it.each<[object, [string, string][]]>([
  [{ illness_factor: [2] }, [['休克', '符合']]],
  [
    { severe_factor: [4], rr: 30, spo2: 93 },
    [
      ['症状进行性加重，24~48小时内肺部病灶进展>50%', '符合'],
      ['呼吸频率≥30次/分', '符合'],
      ['指氧饱和度≤93%', '符合'],
    ],
  ],
  [{ high_fever_over_3_days: true }, [['持续高热>3天或咳嗽、气促', '符合']]],
  [
    { age: 66, history_tumor: [1] },
    [
      ['高龄', '高危因素'],
      ['肿瘤', '高危因素'],
    ],
  ],
])('of %j the shares are %j', (input, shares) => {
  expect(answerCovid19({ ...input }).contributions.map(({ label, value }) => [label, value])).toEqual(shares);
});

it('an oxygen share that is not used is said to rest on our limits', () => {
  const notes = (fiO2: number) => answerCovid19({ paO2: 80, fiO2 }).review_notes;
  expect(notes(15)).toHaveLength(5);
  expect(notes(30)).toEqual(notes(15).slice(0, 4));
});

it('the shares name ratio, other criteria and lobes', () => {
  const { contributions } = answerCovid19({
    paO2: 58,
    fiO2: 29,
    respiratory_rate: 31,
    imaging_evaluation: { left_upper_blade: 30, right_lower_blade: 10 },
  });
  const shares = contributions.map(({ label, value }) => `${label} ${value}`);
  expect(shares).toContain('氧合指数≤300mmHg 200 mmHg');
  expect(shares).toEqual(expect.arrayContaining(['右肺上叶 30%', '左肺下叶 10%']));
  expect(answerCovid19({ pul_ct_abnormality: true }).contributions).toMatchObject([
    { label: '影像学肺炎表现', value: '符合' },
  ]);
});
