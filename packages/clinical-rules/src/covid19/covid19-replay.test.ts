import { describe, expect, it } from 'vitest';
import { covidInputRows, covidReplay } from './covid19-replay.ts';
import { covidEdition } from './covid19.ts';

const rows = (list: readonly { item: string; label: string; value: string }[]) =>
  list.map(({ item, label, value }) => [item, label, value]);
const FORM = {
  gender: '女',
  age: 63,
  weight: 95,
  height: 175,
  paO2: 58,
  fiO2: 21,
  chronic_history: [3, 1],
  history_tumor: [],
  severe_factor: [2],
  pul_ct_abnormality: true,
  imaging_evaluation: { left_upper_blade: 30 },
  inspection: [{ key: 'lymphocyte', value: 1 }],
  immune: [{ key: 'crp', value: 3 }, 'x'],
  other_warning: [{ key: 'imaging', value: 2 }],
};

describe('what the classification reads', () => {
  it('stands in the order and in the words of the form', () => {
    expect(rows(covidInputRows(FORM))).toEqual([
      ['gender', '性别', '女'],
      ['age', '年龄', '63 岁'],
      ['weight', '体重', '95 kg'],
      ['height', '身高', '175 cm'],
      ['paO2', '动脉血氧分压', '58 mmHg'],
      ['fiO2', '吸氧浓度', '21%'],
      ['chronic_history', '基础疾病', '心脑血管疾病（含高血压）、糖尿病'],
      ['history_tumor', '肿瘤病史', '无'],
      ['severe_factor', '重症因素', '静息状态下吸空气时指氧饱和度≤93%'],
      ['pul_ct_abnormality', '肺部CT异常', '有'],
      ['left_upper_blade', '右肺上叶', '30%'],
      ['lymphocyte', '外周血淋巴细胞降低（<0.8×10⁹/L）', '已出现'],
      ['crp', 'C反应蛋白升高（>50 mg/L）', '无结果'],
      ['imaging', '胸部影像显示肺部病变明显进展', '未出现'],
    ]);
  });

  it.each<[object, string[]]>([
    [{ pul_ct_abnormality: false }, ['pul_ct_abnormality', '肺部CT异常', '无']],
    [{ drug_history: [2] }, ['drug_history', '用药史', '长期使用免疫抑制剂']],
    [{ personal_history: [1] }, ['personal_history', '个人史', '重度吸烟']],
    [{ other_risk: [1] }, ['other_risk', '其他高危因素', '维持性透析']],
    [{ illness_factor: [2] }, ['illness_factor', '危重因素', '休克']],
    [{ biochemistry: [{ key: 'lactate', value: 1 }] }, ['lactate', '乳酸升高（>2 mmol/L）', '已出现']],
    [{ coagulation: [{ key: 'd_dimer', value: 2 }] }, ['d_dimer', 'D-二聚体明显升高（>1 mg/L）', '未出现']],
  ])('%j', (input, row) => {
    expect(rows(covidInputRows({ ...input }))).toEqual([row]);
  });

  it('leaves out what cannot be read', () => {
    const odd = { gender: 2, age: 'x', chronic_history: 'x', pul_ct_abnormality: '有', inspection: 'x' };
    expect(covidInputRows({ ...odd, imaging_evaluation: 'x', immune: [{ key: 'crp', value: 9 }] })).toEqual([]);
  });
});

it('gives type, suggestions, prompts and the computed fields', () => {
  // 58 / 0.21 = 276.19 mmHg, 95 / 1.75² = 31.02 kg/m²; 30 % of a lobe are 2 points.
  const { rows: found, problem } = covidReplay({})(FORM);
  expect(problem).toBe('');
  expect(rows(found)).toEqual([
    [
      'results',
      '结论',
      '考虑新型冠状病毒感染（重型），合并高危因素：心脑血管疾病（含高血压）、糖尿病、肥胖，预警指标：外周血淋巴细胞降低',
    ],
    ['suggests', '建议', '氧疗/俯卧位、糖皮质激素评估、抗凝评估'],
    ['prompts', '提示', '信息不全，分型可能偏低；未填写：危重型因素'],
    [
      'recommended_checks',
      '建议检查',
      '指氧饱和度、动脉血气、乳酸、乳酸脱氢酶、C反应蛋白、白细胞介素6、铁蛋白、D-二聚体',
    ],
    ['BMI', 'BMI', '31.02 kg/m²'],
    ['pCF', '氧合指数', '276.19 mmHg'],
    ['image_score', '影像评分', '2 分'],
  ]);
});

it.each([
  ['2022.9', 9],
  ['2023.10', 10],
  ['2020.7', undefined],
])('version %s is that of edition %s', (version, edition) => {
  expect(covidEdition(version)).toBe(edition);
});
