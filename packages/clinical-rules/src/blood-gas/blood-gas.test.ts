import { describe, expect, it } from 'vitest';
import { gas } from './blood-gas.test-support.ts';
import { evaluateBloodGas } from './blood-gas.ts';
import type { BloodGasFacts, BloodGasReading, CaseType } from './blood-gas.ts';
import { groupResultText, naturalConclusion } from './wording.ts';

function read(changes: Partial<BloodGasFacts>): BloodGasReading {
  const result = evaluateBloodGas(gas(changes));
  if (result.status !== 'complete') throw new Error(result.missing.join());
  return result;
}

function disorders(changes: Partial<BloodGasFacts>, caseType: CaseType = 'acute'): readonly string[] {
  return read(changes)[caseType].disorders;
}

function text(changes: Partial<BloodGasFacts>, caseType: CaseType = 'acute'): string {
  const reading = read(changes);
  return groupResultText(reading, reading[caseType]);
}

describe('step 1: the primary disorder', () => {
  it.each([
    // [pH, PaCO2, HCO3-, disorders]; bounds 35, 45, 22, 27 are normal.
    [7.4, 45, 27, []],
    [7.4, 35, 22, []],
    [7.34, 45.1, 24, ['RAC']],
    [7.46, 34.9, 24, ['RAL']],
    [7.46, 40, 27.1, ['MAL']],
    [7.34, 36, 21.9, ['MAC']],
    [7.2, 50, 19, ['RAC', 'MAC']],
    [7.6, 30, 29, ['RAL', 'MAL']],
    [7.4, 50, 30, ['RAC', 'MAL']],
    [7.4, 34, 21, ['RAL', 'MAC']],
  ])('pH %d, PaCO2 %d, HCO3- %d: %j', (ph, paco2, hco3, expected) => {
    expect(disorders({ ph, paco2, hco3 })).toEqual(expected);
  });

  it('the side of 7.40 names it when both moved the same way', () => {
    expect(disorders({ ph: 7.39, paco2: 60, hco3: 35 }, 'chronic')[0]).toBe('RAC');
    expect(disorders({ ph: 7.41, paco2: 55, hco3: 35 })[0]).toBe('MAL');
    expect(disorders({ ph: 7.39, paco2: 34, hco3: 20 })[0]).toBe('MAC');
    expect(disorders({ ph: 7.41, paco2: 34, hco3: 21 })[0]).toBe('RAL');
  });

  it('pH alone names one when both parts are normal: the larger share, a tie is metabolic', () => {
    // (44-40)/40 = 0.1 against (24-22)/24 = 0.083; then 0.05 against 0.083; then 0.05 on both sides.
    expect(disorders({ ph: 7.34, paco2: 44, hco3: 22 })).toEqual(['RAC']);
    expect(disorders({ ph: 7.34, paco2: 42, hco3: 22 })).toEqual(['MAC']);
    expect(disorders({ ph: 7.34, paco2: 42, hco3: 22.8 })).toEqual(['MAC']);
    expect(disorders({ ph: 7.46, paco2: 35, hco3: 24.5 })).toEqual(['RAL']);
    expect(disorders({ ph: 7.46, paco2: 40, hco3: 27 })).toEqual(['MAL']);
    expect(disorders({ ph: 7.35, paco2: 44, hco3: 22 })).toEqual([]);
  });
});

describe('step 2: compensation', () => {
  it.each([
    // MAC: 1.5×12+8 = 26 ± 2.
    [{ ph: 7.28, paco2: 24, hco3: 12 }, ['MAC']],
    [{ ph: 7.28, paco2: 28, hco3: 12 }, ['MAC']],
    [{ ph: 7.3, paco2: 23.9, hco3: 12 }, ['MAC', 'RAL']],
    [{ ph: 7.25, paco2: 28.1, hco3: 12 }, ['MAC', 'RAC']],
    // 1.5×20+8 = 38 ± 2: 35 is below 36 but not below the normal range.
    [{ ph: 7.37, paco2: 35, hco3: 20 }, ['MAC']],
    [{ ph: 7.38, paco2: 34.9, hco3: 20 }, ['MAC', 'RAL']],
    // MAL: 40+0.9×10 = 49 ± 5; at 41 to 43.9 below the range, yet not below 40.
    [{ ph: 7.5, paco2: 44, hco3: 34 }, ['MAL']],
    [{ ph: 7.53, paco2: 40.1, hco3: 34 }, ['MAL']],
    [{ ph: 7.55, paco2: 40, hco3: 34 }, ['MAL', 'RAL']],
    [{ ph: 7.43, paco2: 54, hco3: 34 }, ['MAL']],
    [{ ph: 7.42, paco2: 54.1, hco3: 34 }, ['MAL', 'RAC']],
    // Capped at 55 although 40+0.9×20 = 58.
    [{ ph: 7.5, paco2: 55.1, hco3: 44 }, ['MAL', 'RAC']],
  ] as const)('%j: %j', (facts, expected) => {
    expect(disorders(facts)).toEqual(expected);
  });

  it('acute and chronic respiratory acidosis differ', () => {
    // PaCO2 60: acute 26 ± 3, chronic 31 ± 5.58 (25.42 to 36.58).
    const facts = { ph: 7.31, paco2: 60, hco3: 29.1 };
    expect(disorders(facts)).toEqual(['RAC', 'MAL']);
    expect(disorders(facts, 'chronic')).toEqual(['RAC']);
    expect(disorders({ ...facts, hco3: 29 })).toEqual(['RAC']);
    expect(read(facts).chronic.expected).toEqual({ target: 'HCO3', low: 25.42, high: 36.58 });
  });

  it('acute respiratory acidosis never exceeds 30, chronic 45, acute alkalosis 18, chronic 12', () => {
    expect(read({ ph: 7.1, paco2: 110, hco3: 30 }).acute.expected?.high).toBe(30);
    expect(read({ ph: 7.1, paco2: 110, hco3: 30 }).chronic.expected?.high).toBe(45);
    expect(read({ ph: 7.6, paco2: 15, hco3: 18 }).acute.expected).toEqual({ target: 'HCO3', low: 18, high: 21.5 });
    expect(read({ ph: 7.6, paco2: 12, hco3: 12 }).chronic.expected).toEqual({ target: 'HCO3', low: 12, high: 14.5 });
  });

  it('a normal HCO3- just beyond the range is borderline, more than 2 beyond is a disorder', () => {
    // PaCO2 30: acute 22 ± 2.5, up to 24.5.
    const borderline = read({ ph: 7.5, paco2: 30, hco3: 26.5 });
    expect(borderline.acute.disorders).toEqual(['RAL']);
    expect(borderline.acute.tips).toContain('borderline');
    expect(disorders({ ph: 7.5, paco2: 30, hco3: 26.6 })).toEqual(['RAL', 'MAL']);
    expect(read({ ph: 7.5, paco2: 30, hco3: 24.5 }).acute.tips).not.toContain('borderline');
  });
});

describe('steps 3 and 4: anion gap', () => {
  const acidosis = { ph: 7.28, paco2: 26, hco3: 12 };

  it('types an acidosis: 16 is normal, above is high; without sodium or chloride it stays untyped', () => {
    expect(disorders({ ...acidosis, na: 140, cl: 112 })).toEqual(['MAC_NAG']);
    expect(disorders({ ...acidosis, na: 140, cl: 111.9 })[0]).toBe('MAC_HAG');
    const untyped = read({ ...acidosis, na: 140 });
    expect(untyped.acute.disorders).toEqual(['MAC']);
    expect(untyped.acute.tips).toContain('gap_unknown');
    expect(untyped.missing).toContain('cl');
  });

  it('a raised gap alone is an acidosis from 20 on, a tip below', () => {
    expect(disorders({ hco3: 22, na: 140, cl: 98 })).toEqual(['MAC_HAG']);
    const mild = read({ hco3: 22, na: 140, cl: 98.1 });
    expect(mild.acute.disorders).toEqual([]);
    expect(mild.acute.tips).toContain('gap_mild');
    expect(read({ na: 140, cl: 100 }).acute.tips).toEqual([]);
  });

  it('albumin below 40 raises the gap by a quarter per g/L, a higher one leaves it', () => {
    expect(read({ na: 140, cl: 104, albumin: 20 })).toMatchObject({ anionGap: 12, anionGapCorrected: 17 });
    expect(read({ na: 140, cl: 104, albumin: 40 })).toMatchObject({ anionGapCorrected: 12, isGapCorrected: false });
    expect(read({ na: 140, cl: 104, albumin: 50 })).toMatchObject({ anionGapCorrected: 12 });
  });

  it('potassium plays no part in the gap', () => {
    expect(read({ na: 140, cl: 104, k: 7 }).anionGap).toBe(12);
  });

  it('the potential HCO3- shows a hidden alkalosis, the excess gap a hidden hyperchloraemic acidosis', () => {
    // AG 30, HCO3- 14: 14+14 = 28 > 27.
    expect(disorders({ ph: 7.3, paco2: 29, hco3: 14, na: 140, cl: 96 })).toEqual(['MAC_HAG', 'MAL']);
    // AG 29: 27 is not above 27.
    expect(disorders({ ph: 7.3, paco2: 29, hco3: 14, na: 140, cl: 97 })).toEqual(['MAC_HAG']);
    // HCO3- 10, AG 23.9: 10+11.9 = 21.9 < 22; with AG 24 exactly 22.
    expect(disorders({ ph: 7.24, paco2: 23, hco3: 10, na: 140, cl: 106.1 })).toEqual(['MAC_HAG', 'MAC_NAG']);
    expect(disorders({ ph: 7.24, paco2: 23, hco3: 10, na: 140, cl: 106 })).toEqual(['MAC_HAG']);
  });

  it('says so when the ratio and the two sums disagree', () => {
    // AG 26, HCO3- 18: ratio 14/6 = 2.33 says alkalosis, 18+10 = 28 too.
    expect(read({ ph: 7.33, paco2: 35, hco3: 18, na: 140, cl: 96 }).acute.tips).not.toContain('delta_disagrees');
    // AG 25: 13/6 = 2.17 says alkalosis, 18+9 = 27 does not.
    expect(read({ ph: 7.33, paco2: 35, hco3: 18, na: 140, cl: 97 }).acute.tips).toContain('delta_disagrees');
  });

  it('a bicarbonate of 24 and more has no ratio to disagree with', () => {
    // AG 25: 30 + 9 = 39 shows the alkalosis.
    const { acute } = read({ ph: 7.4, paco2: 50, hco3: 30, na: 145, cl: 90 });
    expect(acute.hidden).toMatchObject({ hasAlkalosis: true, deltaRatio: null, deltaBand: null, disagrees: false });
    expect(acute.tips).not.toContain('delta_disagrees');
    expect(read({ ph: 7.4, paco2: 40, hco3: 23.9, na: 145, cl: 90 }).acute.hidden?.deltaBand).toBe('with_alkalosis');
  });

  it('triple under chronic only, because the explained HCO3- follows the case type', () => {
    // Haber 1: acute 18 to 22.5, potential 21; chronic 11.5 (capped 12) to 16.5: 21 is above.
    const haber = { ph: 7.5, paco2: 20, hco3: 15, na: 140, cl: 103 };
    expect(read(haber).acute.isTriple).toBe(false);
    expect(read(haber).chronic.isTriple).toBe(true);
  });
});

describe('step 0: consistency', () => {
  it('withholds a label that contradicts the pH, keeps one that does not', () => {
    // 24×30/32 = 22.5 against 50.1 nmol/L: alkalosis by the parts, acidaemia by the pH.
    const withheld = read({ ph: 7.3, paco2: 30, hco3: 32 });
    expect(withheld.isConsistent).toBe(false);
    expect(withheld.acute).toMatchObject({ disorders: [], isTriple: false, tips: ['inconsistent'] });
    expect(groupResultText(withheld, withheld.acute)).toBe('血气数据内部一致性欠佳，请核对标本及结果');
    expect(naturalConclusion(withheld, withheld.acute)).toBe('血气数据内部一致性欠佳，请核对标本及结果');
    // 24×29/14 = 49.7 against 56.2: 11.6 % off, but an acidosis in acidaemia.
    const kept = read({ ph: 7.25, paco2: 29, hco3: 14 });
    expect(kept.acute).toMatchObject({ disorders: ['MAC'] });
    expect(kept.acute.tips[0]).toBe('inconsistent');
  });
});

describe('the combined judgment', () => {
  it.each([
    [{}, 'acute', '暂未发现酸碱失衡'],
    [{ ph: 7.35, paco2: 36, hco3: 21 }, 'acute', '代偿性代谢性酸中毒'],
    [{ ph: 7.34, paco2: 36, hco3: 21 }, 'acute', '失代偿性代谢性酸中毒'],
    [{ ph: 7.312, paco2: 68.4, hco3: 33.5 }, 'chronic', '失代偿性慢性呼吸性酸中毒'],
    [{ ph: 7.312, paco2: 68.4, hco3: 33.5 }, 'acute', '急性呼吸性酸中毒合并代谢性碱中毒'],
    [
      { ph: 7.33, paco2: 70, hco3: 36, na: 140, cl: 80 },
      'chronic',
      '慢性呼吸性酸中毒合并高AG型代谢性酸中毒、代谢性碱中毒（三重酸碱失衡）',
    ],
  ] as const)('%j %s: %s', (facts, caseType, expected) => {
    expect(text(facts, caseType)).toBe(expected);
  });

  it('the conclusion is empty when nothing is found, and adds respiratory failure', () => {
    const normal = read({});
    expect(naturalConclusion(normal, normal.acute)).toBe('');
    const failing = read({ ph: 7.312, paco2: 68.4, hco3: 33.5, pao2: 54.6 });
    expect(naturalConclusion(failing, failing.chronic)).toBe('失代偿性慢性呼吸性酸中毒；Ⅱ型呼吸衰竭，中度低氧血症');
    const hypoxic = read({ pao2: 70 });
    expect(naturalConclusion(hypoxic, hypoxic.acute)).toBe('轻度低氧血症');
  });
});

describe('what is missing or implausible', () => {
  it('pH and PaCO2 are required and named', () => {
    expect(evaluateBloodGas(gas({ ph: null, paco2: null }))).toMatchObject({
      status: 'incomplete',
      missing: ['ph', 'paco2'],
    });
  });

  it.each([
    ['ph', 6.49, 6.5, 8, 8.01],
    ['paco2', 4.9, 5, 200, 200.1],
    ['hco3', 0.9, 1, 60, 60.1],
  ] as const)('%s outside %d, %d to %d, %d is invalid', (item, below, low, high, above) => {
    for (const value of [below, above]) {
      expect(evaluateBloodGas(gas({ [item]: value }))).toMatchObject({ status: 'incomplete', invalid: [item] });
    }
    for (const value of [low, high]) expect(evaluateBloodGas(gas({ [item]: value })).status).toBe('complete');
  });

  it('HCO3- is calculated and says so', () => {
    // 0.0307 × 40 × 10^1.3 = 24.5
    expect(read({ hco3: null })).toMatchObject({ hco3: 24.5, hco3Source: 'calculated' });
    expect(read({ hco3: null }).missing).toContain('hco3');
  });

  it('every formula names its source', () => {
    const { contributions } = read({ ph: 7.1, paco2: 50, hco3: 15, na: 145, cl: 100, albumin: 30 }).acute;
    expect(contributions.map((row) => row.item)).toEqual([
      'primary',
      'consistency',
      'compensation',
      'anion_gap',
      'anion_gap_corrected',
      'potential_hco3',
      'excess_gap',
      'delta_ratio',
    ]);
    expect(contributions.every((row) => row.source !== '')).toBe(true);
  });
});
