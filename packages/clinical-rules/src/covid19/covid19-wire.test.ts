import { describe, expect, it } from 'vitest';
import { answerCovid19, imagingEvaluation, readCovid19Input } from './covid19-wire.ts';
import { covidFormProblems } from './form-check.ts';

const INPUT = {
  age: 40,
  gender: '男',
  weight: 70,
  height: 175,
  pul_ct_abnormality: false,
  chronic_history: [],
  illness_factor: [],
  severe_factor: [],
  paO2: 90,
  fiO2: 21,
};

describe('answerCovid19', () => {
  it.each([
    [{}, '考虑新型冠状病毒感染（轻型）', []],
    [{ age: 66 }, '考虑新型冠状病毒感染（轻型），合并高危因素：高龄', ['评估早期抗病毒']],
    [{ pul_ct_abnormality: true }, '考虑新型冠状病毒感染（中型）', []],
    [
      { pul_ct_abnormality: true, chronic_history: [3] },
      '考虑新型冠状病毒感染（中型），合并高危因素：糖尿病',
      ['评估早期抗病毒'],
    ],
    [{ severe_factor: [2] }, '考虑新型冠状病毒感染（重型）', ['氧疗/俯卧位、糖皮质激素评估、抗凝评估']],
    [
      { illness_factor: [1], coagulation: [{ key: 'd_dimer', value: 1 }] },
      '考虑新型冠状病毒感染（危重型），预警指标：D-二聚体明显升高',
      ['ICU救治'],
    ],
  ])('%j: %s', (change, conclusion, suggests) => {
    expect(answerCovid19({ ...INPUT, ...change })).toMatchObject({ results: [conclusion], suggests });
  });

  it('calls the second type 普通型 in the ninth edition', () => {
    expect(answerCovid19({ ...INPUT, pul_ct_abnormality: true }, { edition: 9 }).results).toEqual([
      '考虑新型冠状病毒感染（普通型）',
    ]);
  });

  it('keeps the type of an incomplete input and says so', () => {
    const answer = answerCovid19({});
    expect(answer.results).toEqual(['考虑新型冠状病毒感染（轻型）']);
    expect(answer.prompts[0]).toBe('信息不全，分型可能偏低');
    expect(answer.recommended_checks).toEqual(
      expect.arrayContaining(['动脉血气分析（氧合指数）', '胸部CT', 'D-二聚体']),
    );
    expect(answerCovid19(INPUT).prompts).toEqual([]);
  });

  it('without age or body mass index it says that factors may be missing', () => {
    expect(answerCovid19({ ...INPUT, age: null }).prompts).toEqual(['年龄未填写，高危因素可能不全']);
    expect(answerCovid19({ ...INPUT, age: null, height: null }).prompts).toEqual([
      '年龄、体重或身高未填写，高危因素可能不全',
    ]);
  });

  it('lists why, and says which parts rest on us', () => {
    const answer = answerCovid19({
      ...INPUT,
      age: 70,
      paO2: 60,
      imaging_evaluation: { left_upper_blade: 30 },
    });
    expect(answer.contributions.map(({ label, value, points }) => [label, value, points])).toEqual([
      ['氧合指数≤300mmHg', '285.71 mmHg', 0],
      ['高龄', '高危因素', 0],
      ['右肺上叶', '30%', 2],
    ]);
    expect(answer.review_notes.length).toBeGreaterThan(0);
    expect(answer.review_notes.every((text) => text.startsWith('规则待临床复核'))).toBe(true);
  });
});

describe('the wire', () => {
  // covers A-3-248
  it('keeps the spelling of the scores', () => {
    const { lobes } = readCovid19Input({ imaging_evaluation: { right_upper_blade: 60, left_midd_blade: 0 } });
    expect(imagingEvaluation(lobes)).toMatchObject({ right_uppper_score: 3, left_midd_score: 0, image_score: 3 });
  });

  it('an absent list is unknown, an empty one is none', () => {
    expect(readCovid19Input({ severe_factor: [] }).factors).toMatchObject({ severe_factor: [], illness_factor: null });
  });
});

describe('covidFormProblems', () => {
  const messages = (form: object): string[] => covidFormProblems({ ...form }).map(({ message }) => message);
  // covers A-5-59..65
  it.each<[object, string[]]>([
    [{}, []],
    [{ age: null, weight: null, height: '' }, []],
    [{ age: 0 }, []],
    [{ age: 200 }, []],
    [{ age: 201 }, ['请填写0-200的年龄']],
    [{ age: 1.5 }, ['请填写0-200的年龄']],
    [{ weight: 70.12 }, []],
    [{ weight: 70.123 }, ['体重最多保留两位小数']],
    [{ height: 170.123 }, ['身高最多保留两位小数']],
    [{ imaging_evaluation: { left_upper_blade: 100, right_lower_blade: 0 } }, []],
    [{ imaging_evaluation: { left_upper_blade: 101 } }, ['请填写0-100%']],
    [{ imaging_evaluation: { left_upper_blade: 0.5 } }, ['请填写0-100%']],
    [{ other_warning: [{ key: 'imaging', value: 3 }] }, ['其他预警指标请选择已出现或未出现']],
    [{ immune: [{ key: 'crp', value: 3 }] }, []],
  ])('%j', (form, expected) => {
    expect(messages(form)).toEqual(expected);
  });
});
