import { describe, expect, it } from 'vitest';
import { answerBloodGas, caseTypeOf, readBloodGasInput, readSpecimen } from './blood-gas-wire.ts';

const answer = (input: Record<string, unknown>) =>
  answerBloodGas(readBloodGasInput({ sample: '动脉血', ...input }), caseTypeOf(input['type']));

describe('answerBloodGas', () => {
  it('answers both case types; the conclusion is that of the chosen one', () => {
    const chronic = answer({ ph: 7.312, paco2: 68.4, hco3: 33.5, na: 139, cl: 96, pao2: 54.6, lactate: 1.6, type: 2 });
    expect(chronic.natural_conclusion).toBe('失代偿性慢性呼吸性酸中毒；Ⅱ型呼吸衰竭，中度低氧血症');
    expect(chronic.acute.group_result).toBe('急性呼吸性酸中毒合并代谢性碱中毒');
    expect(chronic.chronic).toMatchObject({
      ph_balance: '酸血症',
      electrolyte: ['低氯血症'],
      lactic_acid: '乳酸正常',
      hypoxia: '中度低氧血症',
      disorders: ['RAC'],
      tips: ['Ⅱ型呼吸衰竭', '通气不足：COPD、镇静、神经肌肉病'],
    });
    // 24 + 0.35 × 28.4 = 33.94 ± 5.58
    expect(chronic.chronic.contributions).toContainEqual(
      expect.objectContaining({ item: 'compensation', label: '预计代偿范围', value: 'HCO₃⁻ 28.36–39.52 mmol/L' }),
    );
    expect(chronic.chronic.hints).toContain('报告未注明，缺氧按未吸氧、体温正常判读');
    expect(chronic.missing).toEqual(['吸入氧浓度', '钾', '离子钙', '白蛋白']);
    expect(chronic.review_notes.length).toBeGreaterThan(0);
    expect(chronic.review_notes.every((text) => text.startsWith('规则待临床复核'))).toBe(true);
  });

  it('an empty conclusion is the screens’ 暂未发现酸碱失衡', () => {
    const normal = answer({ ph: 7.4, paco2: 40, hco3: 24, na: 140, cl: 104, pao2: 95 });
    expect(normal.natural_conclusion).toBe('');
    expect(normal.acute.group_result).toBe('暂未发现酸碱失衡');
  });

  it('what cannot be judged never reads as nothing found', () => {
    const missing = answer({ paco2: 40 });
    expect(missing).toMatchObject({ natural_conclusion: '缺少pH，无法判断酸碱失衡', missing: ['pH'], focus: [] });
    expect(missing.acute.group_result).toBe('缺少pH，无法判断酸碱失衡');
    expect(answer({ ph: 8.1, paco2: 40 }).natural_conclusion).toBe('pH超出合理范围，无法判断酸碱失衡');
    const part = answer({ ph: 7.4, paco2: 40 });
    expect(part.acute).toMatchObject({ lactic_acid: '缺少乳酸，无法判读', hypoxia: '缺少氧分压，无法判读' });
    expect(part.acute.hints).toContain('HCO₃⁻ 24.5 mmol/L 由pH与二氧化碳分压计算');
  });

  it('warns of potassium in an acidosis', () => {
    const { acute } = answer({ ph: 7.29, paco2: 29, hco3: 13.5, na: 139, cl: 114, k: 2.9 });
    expect(acute.group_result).toBe('失代偿性正常AG型（高氯性）代谢性酸中毒');
    expect(acute.hints.slice(0, 2)).toEqual([
      '酸中毒纠正后血钾可能进一步下降',
      'pH每下降0.1，血钾约升高0.6 mmol/L，请结合血钾判断',
    ]);
  });
});

describe('readBloodGasInput', () => {
  it('converts kPa and g/dL; a unit it does not know makes the value unknown', () => {
    const facts = readBloodGasInput({ ph: 7.4, paco2: 6, paco2_unit: 'kPa', albumin: 3.2, albumin_unit: 'g/dL' });
    // 6 kPa = 45.004 mmHg, printed 45.0: the upper bound itself.
    expect(facts.paco2).toBe(45);
    expect(facts.albumin).toBeCloseTo(32, 9);
    expect(readBloodGasInput({ paco2: 40, paco2_unit: 'bar' }).paco2).toBeNull();
  });

  it.each([
    ['动脉血', true],
    ['桡动脉全血', true],
    ['静脉血', false],
    ['混合静脉血', false],
    ['末梢血', false],
    ['全血', null],
    [undefined, null],
  ])('specimen %s: %s', (specimen, expected) => {
    expect(readSpecimen(specimen)).toBe(expected);
  });
});
