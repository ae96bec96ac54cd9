import { describe, expect, it } from 'vitest';
import { answerPleural, readPleuralInput } from './pleural-wire.ts';

const value = (original_result: string, range_upper = '') => ({ original_result, range_lower: '', range_upper });
const FORM = {
  total_protein: value('68.40', '85'),
  protein_quantification: value('42.60'),
  blood_lactate_dehydrogenase: value('214.00', '250'),
  fluid_lactate_dehydrogenase: value('386.00'),
};

describe('answerPleural', () => {
  it('answers conclusion, ratios and their limits', () => {
    const { result, invalid } = answerPleural(FORM);
    expect(invalid).toEqual([]);
    expect(result).toMatchObject({
      diagnosis_name: '渗出液',
      judgment: '符合Light标准（3/3项），考虑渗出液',
      criteria: [
        { code: 'R1', label: '胸水/血清总蛋白比值', value: 0.623, limit: 0.5, met: true },
        { code: 'R2', label: '胸水/血清乳酸脱氢酶比值', value: 1.804, limit: 0.6, met: true },
        { code: 'R3', label: '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值', value: 1.544, limit: 0.667, met: true },
      ],
      missing: [],
      review_notes: [],
    });
    expect(result).not.toHaveProperty('hint');
  });

  it('explains each judged criterion: what was divided by what, and whether it is met', () => {
    const source = 'Light RW, et al. Ann Intern Med 1972;77:507-513';
    // 20 / 68.4 = 0.2924, 386 / 214 = 1.8037, 386 / 250 = 1.544.
    const { contributions } = answerPleural({ ...FORM, protein_quantification: value('20') }).result;
    expect(contributions).toEqual([
      {
        item: 'R1',
        label: '胸水/血清总蛋白比值',
        value: '20 ÷ 68.4 g/L = 0.292，不符合（>0.5）',
        points: 0,
        source,
      },
      {
        item: 'R2',
        label: '胸水/血清乳酸脱氢酶比值',
        value: '386 ÷ 214 U/L = 1.804，符合（>0.6）',
        points: 1,
        source,
      },
      {
        item: 'R3',
        label: '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值',
        value: '386 ÷ 250 U/L = 1.544，符合（>0.667）',
        points: 1,
        source,
      },
    ]);
  });

  it('a criterion that cannot be judged is no ground, and the default limit is named', () => {
    const alone = answerPleural({ fluid_lactate_dehydrogenase: value('386') }).result;
    expect(alone.contributions.map(({ item, value: text }) => [item, text])).toEqual([
      ['R3', '386 ÷ 250 U/L（默认上限） = 1.544，符合（>0.667）'],
    ]);
    expect(answerPleural({}).result.contributions).toEqual([]);
  });

  it('says that nothing is met', () => {
    const low = { ...FORM, protein_quantification: value('20'), fluid_lactate_dehydrogenase: value('90') };
    const { result } = answerPleural(low);
    expect(result).toMatchObject({ diagnosis_name: '漏出液', judgment: '不符合Light标准，考虑漏出液' });
    expect(result.distance[1]).toEqual({
      item: 'protein_quantification',
      label: '胸水蛋白定量',
      from: '20 g/L',
      to: '34.3 g/L',
      target: '渗出液',
    });
  });

  it('names the ratios that cannot be computed', () => {
    expect(answerPleural({}).result).toMatchObject({
      diagnosis_name: '',
      judgment: '您的检验项目尚不满足计算条件，请您完善',
      missing: ['胸水/血清总蛋白比值', '胸水/血清乳酸脱氢酶比值', '胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值'],
      distance: [],
    });
    const negative = { blood_lactate_dehydrogenase: value('200', '250'), fluid_lactate_dehydrogenase: value('100') };
    expect(answerPleural(negative).result).toMatchObject({ diagnosis_name: '', missing: ['胸水/血清总蛋白比值'] });
  });

  it('marks the default limit', () => {
    const { result } = answerPleural({ ...FORM, blood_lactate_dehydrogenase: value('214') });
    expect(result.criteria[2]?.label).toBe('胸水乳酸脱氢酶/血清乳酸脱氢酶正常上限比值（上限按 250 U/L）');
    expect(result.contributions.map(({ value: text }) => text.includes('默认上限'))).toEqual([false, false, true]);
    expect(result.review_notes.join()).toContain('250 U/L');
  });

  it('a raised adenosine deaminase in a transudate asks for an explanation', () => {
    const low = { ...FORM, protein_quantification: value('20'), fluid_lactate_dehydrogenase: value('90') };
    const ada = (fluid_ada: unknown) => answerPleural({ ...low, fluid_ada }).result;
    expect(ada(40)).toMatchObject({ diagnosis_name: '漏出液', judgment: '不符合Light标准，考虑漏出液' });
    expect(ada(40.1)).toMatchObject({
      diagnosis_name: '漏出液',
      judgment: '漏出液标准内，ADA 升高需解释',
      hint: '胸水腺苷脱氨酶 40.1 U/L（>40 U/L）',
    });
    // An exudate needs no other explanation.
    expect(answerPleural({ ...FORM, fluid_ada: 60 }).result.judgment).toBe('符合Light标准（3/3项），考虑渗出液');
  });

  it('a treated transudate is one sentence, with the gradient as its ground', () => {
    const { result } = answerPleural({ ...FORM, total_protein: value('80'), protein_quantification: value('41') });
    expect(result.judgment).toBe('符合 Light 标准；梯度提示假性渗出，请结合利尿治疗');
    expect(result.hint).toBe('血清-胸水蛋白梯度 39 g/L（>31 g/L）');
    const byAlbumin = answerPleural({ ...FORM, albumin_gradient: 13 }).result;
    expect(byAlbumin.hint).toBe('血清-胸水白蛋白梯度 13 g/L（>12 g/L）');
  });
});

describe('readPleuralInput', () => {
  it('converts the units beside a value and refuses foreign ones', () => {
    const read = readPleuralInput({ total_protein: 6.84, total_protein_unit: 'g/dl', protein_quantification: 42.6 });
    expect(read.serumProtein).toBeCloseTo(68.4, 6);
    expect(read.fluidProtein).toBe(42.6);
    expect(readPleuralInput({ total_protein: 6.84, total_protein_unit: 'U/L' }).serumProtein).toBeNull();
    expect(readPleuralInput({ total_protein: 6.84, total_protein_unit: '' }).serumProtein).toBeNull();
  });

  it('takes what is empty or no number for unknown, never for 0', () => {
    expect(
      readPleuralInput({ ...FORM, total_protein: value(' '), fluid_lactate_dehydrogenase: value('<10') }),
    ).toMatchObject({ serumProtein: null, fluidLdh: null, serumLdhUpper: 250 });
  });
});
