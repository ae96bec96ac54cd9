import { describe, expect, it, test } from 'vitest';
import { hiddenDisorders } from './anion-gap.ts';
import { prepareBloodGas } from './blood-gas-facts.ts';
import { bloodGasRule } from './blood-gas-rule.ts';
import { answerBloodGas, readBloodGasInput } from './blood-gas-wire.ts';
import { gas } from './blood-gas.test-support.ts';
import type { GasChanges } from './blood-gas.test-support.ts';
import { evaluateBloodGas } from './blood-gas.ts';
import { NO_OXYGEN_SHARE_TEXT } from './line-focus.ts';
import { focusText, TIP_TEXT } from './wording.ts';

function read(changes: GasChanges) {
  const result = evaluateBloodGas(gas(changes));
  return result.status === 'complete' ? result : expect.unreachable('no reading');
}

describe('values that contradict each other', () => {
  it.each<[string, GasChanges]>([
    ['an acidosis without a gap', { ph: 7.5, paco2: 40, hco3: 20 }],
    ['an acidosis with a normal gap', { ph: 7.5, paco2: 40, hco3: 20, na: 140, cl: 110 }],
    ['an acidosis with a high gap', { ph: 7.5, paco2: 40, hco3: 20, na: 140, cl: 100 }],
  ])('%s is withheld above pH 7.45', (_name, changes) => {
    expect(read(changes).acute).toMatchObject({ disorders: [], isWithheld: true });
  });

  it('give no triple disorder where the label is withheld', () => {
    // High PaCO2, low HCO3-, AG 25: 20 + 9 lies above the 28 that a PaCO2 of 50 explains.
    const { acute } = read({ ph: 7.5, paco2: 50, hco3: 20, na: 140, cl: 95 });
    expect(acute).toMatchObject({ disorders: [], isWithheld: true, isTriple: false, tips: ['inconsistent'] });
  });

  it('only withhold where they do: within 10 % the label stands beside the pH', () => {
    // 24 × 35 ÷ 21.9 = 38.4 against 35.1 nmol/L of pH 7.455: 9.4 %.
    expect(read({ ph: 7.455, paco2: 35, hco3: 21.9 }).acute).toMatchObject({ disorders: ['MAC'], isWithheld: false });
  });
});

it('two metabolic disorders without a respiratory one are not triple', () => {
  const { acute } = read({ ph: 7.3, paco2: 29, hco3: 14, na: 140, cl: 96 });
  expect(acute).toMatchObject({ disorders: ['MAC_HAG', 'MAL'], isTriple: false });
});

it('a disorder named by both parts is not held against a compensation', () => {
  // 24 + 0.1 × 20 ± 3 ends at 29, far below 36: both stand from step 1, and step 2 adds nothing.
  const { acute } = read({ ph: 7.4, paco2: 60, hco3: 36 });
  expect(acute.disorders).toEqual(['RAC', 'MAL']);
  expect(acute.contributions.find(({ item }) => item === 'compensation')).toMatchObject({ points: 0 });
});

it('each disorder has its tip, in the order of the table', () => {
  const tips = (changes: GasChanges) => read(changes).acute.tips;
  // AG 30: the ratio (30 − 12) ÷ 9 = 2 is that of a gap alone, 15 + 14 lies above 22.5; AG 23.9: 0.85, but 10 + 11.9 lies below 22.
  const triple = ['triple', 'RAL', 'MAC_HAG', 'MAL', 'delta_disagrees'];
  expect(tips({ ph: 7.5, paco2: 20, hco3: 15, na: 145, cl: 100 })).toEqual(triple);
  const two = ['MAC_HAG', 'MAC_NAG', 'delta_disagrees'];
  expect(tips({ ph: 7.24, paco2: 23, hco3: 10, na: 140, cl: 106.1 })).toEqual(two);
  expect(tips({ ph: 7.46, paco2: 34, hco3: 24 })).toEqual(['RAL']);
  expect(tips({ ph: 7.46, paco2: 40, hco3: 27.1 })).toEqual(['MAL']);
  expect(TIP_TEXT.RAC).not.toBe(TIP_TEXT.RAL);
});

it('says whether the gap was corrected', () => {
  expect(read({ na: 140, cl: 104, albumin: 20 }).isGapCorrected).toBe(true);
  expect(read({ albumin: 20 })).toMatchObject({ isGapCorrected: false, anionGap: null });
});

// Normal HCO3- 22 to 27. P16 = HCO3- + (AG − 16) above 27 says alkalosis, P12 = HCO3- + (AG − 12) below 22 a normal-gap acidosis.
test.each<[hco3: number, gap: number, ratio: string, disagrees: boolean]>([
  [14, 22, '1: neither, 20 and 24 neither', false],
  [14, 17, '0.5: normal gap, 19 too', false],
  [10, 16.2, '0.3: normal gap, 14.2 too', false],
  [16, 18, '0.75: normal gap, 22 is not below 22', true],
  [18, 26, '2.33: alkalosis, 28 too', false],
  [18, 25, '2.17: alkalosis, 27 is not above 27', true],
])('with HCO3- %d and a gap of %d the ratio is %s: disagrees %s', (hco3, gap, _ratio, disagrees) => {
  const found = hiddenDisorders(hco3, { gap, corrected: gap, isCorrected: false }, [22, 27]);
  expect(found.disagrees).toBe(disagrees);
});

describe('what was not read', () => {
  it('is named only where its value is not there', () => {
    expect(read({ k: 4, unread: ['k', 'na'] }).unread).toEqual(['na']);
    expect(prepareBloodGas(gas({}))).toMatchObject({ status: 'usable', unread: [] });
  });

  it('keeps to what is required where there is no reading', () => {
    const facts = gas({ ph: null, paco2: null, unread: ['ph', 'paco2', 'k'] });
    expect(evaluateBloodGas(facts)).toMatchObject({ status: 'incomplete', unread: ['ph', 'paco2'], missing: [] });
  });

  it('a flag that is neither H nor L is none', () => {
    expect(readBloodGasInput({ k_flag: 'H', na_flag: '?' }).flagged).toStrictEqual({ k: 'high' });
  });
});

describe('what needs attention', () => {
  it('of venous blood is all but its oxygen', () => {
    expect(read({ pao2: 35, k: 2.7, isArterial: false }).focus).toEqual([{ item: 'k', side: 'low', limit: 2.8 }]);
  });

  it('names the side of its limit', () => {
    expect(read({ lactate: 4 }).focus).toEqual([{ item: 'lactate', side: 'high', limit: 4 }]);
    expect(read({ k: 6.3 }).focus.map(focusText)).toEqual(['高于 6.2 mmol/L']);
  });
});

it('without PaO2 a share of oxygen gives no P/F', () => {
  expect(read({ fio2: 50 }).oxygenation).toMatchObject({ pf: null, pfGrade: null });
});

it('the hints of an acidosis are those of its potassium and pH, and no more', () => {
  const hints = (input: object) => {
    const said = { sample: '动脉血', on_oxygen: false, temperature_normal: true };
    return answerBloodGas(readBloodGasInput({ ...said, ...input }), 'acute').acute.hints;
  };
  expect(hints({ ph: 7.29, paco2: 29, hco3: 13.5, k: 4 })).toEqual([
    'pH每下降0.1，血钾约升高0.6 mmol/L，请结合血钾判断',
  ]);
  expect(hints({ ph: 7.36, paco2: 30, hco3: 16.4, k: 2.9 })).toEqual(['酸中毒纠正后血钾可能进一步下降']);
});

it('is stamped with its version and the publications it stands on', () => {
  const { ruleVersion, source } = read({});
  expect(bloodGasRule.versions).toEqual([ruleVersion]);
  expect(ruleVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect(source).toContain('Figge 1998');
});

// J-64
it('oxygen that is not told stands there by this word', () => {
  expect(NO_OXYGEN_SHARE_TEXT).toBe('未注明吸氧');
});
