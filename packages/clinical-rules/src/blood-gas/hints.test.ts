import { describe, expect, it } from 'vitest';
import type { BloodGasVersion } from './blood-gas-table.ts';
import { answerBloodGas, bloodGasWire, readBloodGasInput } from './blood-gas-wire.ts';
import { evaluateBloodGas } from './blood-gas.ts';

type Input = Readonly<Record<string, unknown>>;
/** All that hypoxia is judged by is said. */
const SAID = { sample: '动脉血', on_oxygen: false, temperature_normal: true };
const GAS = { ph: 7.4, paco2: 40, hco3: 24, ...SAID };
const ACIDOSIS = { ph: 7.29, paco2: 29, hco3: 13.5, ...SAID };
const hints = (input: Input) => answerBloodGas(readBloodGasInput(input), 'acute').acute.hints;

const [LOW_POTASSIUM, SHIFT] = ['酸中毒纠正后血钾可能进一步下降', 'pH每下降0.1，血钾约升高0.6 mmol/L，请结合血钾判断'];
const NO_ALBUMIN = '缺少白蛋白，阴离子间隙未作校正';

it.each<[string, Input, string[]]>([
  ['nothing to add', GAS, []],
  ['a gap without albumin', { ...GAS, na: 140, cl: 104 }, [NO_ALBUMIN]],
  ['a gap with albumin', { ...GAS, na: 140, cl: 104, albumin: 42 }, []],
  ['an albumin that cannot be used', { ...GAS, na: 140, cl: 104, albumin: 'x' }, ['白蛋白未采用，阴离子间隙未作校正']],
  ['no gap', { ...GAS, na: 140 }, []],
  ['a bicarbonate that was calculated', { ...GAS, hco3: undefined }, ['HCO₃⁻ 24.5 mmol/L 由pH与二氧化碳分压计算']],
  ['another sample', { ...GAS, sample: '静脉血' }, ['非动脉血标本，pH与二氧化碳分压按动脉血界值判读，仅供参考']],
])('%s', (_, input, expected) => {
  expect(hints(input)).toEqual(expected);
});

describe('potassium in an acidosis', () => {
  it.each<[string, Input, string[]]>([
    ['low', { ...ACIDOSIS, k: 2.9 }, [LOW_POTASSIUM, SHIFT]],
    ['normal', { ...ACIDOSIS, k: 4 }, [SHIFT]],
    ['not known', ACIDOSIS, []],
    ['low, the acidosis severe', { ...ACIDOSIS, ph: 7.1, paco2: 26, hco3: 8, k: 2.9 }, [LOW_POTASSIUM, SHIFT]],
    [
      'low, the acidosis with a high gap',
      { ...ACIDOSIS, na: 140, cl: 100, albumin: 42, k: 2.9 },
      [LOW_POTASSIUM, SHIFT],
    ],
    [
      'low, the acidosis with a normal gap',
      { ...ACIDOSIS, na: 139, cl: 114, albumin: 42, k: 2.9 },
      [LOW_POTASSIUM, SHIFT],
    ],
    ['low, the acidosis compensated', { ...ACIDOSIS, ph: 7.36, paco2: 30, hco3: 16.4, k: 2.9 }, [LOW_POTASSIUM]],
    ['low without one', { ...GAS, k: 2.9 }, []],
    ['low with too much carbon dioxide', { ...GAS, ph: 7.25, paco2: 60, hco3: 25.4, k: 2.9 }, []],
  ])('%s', (_, input, expected) => {
    expect(hints(input).filter((hint) => hint === LOW_POTASSIUM || hint === SHIFT)).toEqual(expected);
  });
});

describe('what hypoxia is judged by', () => {
  const told = (input: Input) =>
    hints({ ph: 7.4, paco2: 40, hco3: 24, pao2: 90, ...input }).filter((hint) => hint.includes('缺氧按'));

  it.each<[Input, string[]]>([
    [SAID, []],
    [{ ...SAID, on_oxygen: undefined }, ['报告未注明，缺氧按未吸氧判读']],
    [{ ...SAID, sample: undefined }, ['报告未注明，缺氧按动脉血判读']],
    [{ ...SAID, temperature_normal: undefined }, ['报告未注明，缺氧按体温正常判读']],
    [{}, ['报告未注明，缺氧按动脉血、未吸氧、体温正常判读']],
    // A share that is printed but cannot be used is not a report that says nothing.
    [{ ...SAID, on_oxygen: undefined, fio2: 'x' }, ['吸入氧浓度未采用，缺氧按未吸氧判读，请核对']],
    [{ ...SAID, on_oxygen: undefined, fio2: 0.4 }, ['吸入氧浓度未采用，缺氧按未吸氧判读，请核对']],
    [
      { ...SAID, sample: undefined, on_oxygen: undefined, fio2: 'x' },
      ['报告未注明，缺氧按动脉血判读', '吸入氧浓度未采用，缺氧按未吸氧判读，请核对'],
    ],
  ])('%j', (input, expected) => {
    expect(told(input)).toEqual(expected);
  });
});

describe('oxygen', () => {
  const index = (pao2: number, more: Input = {}) =>
    hints({ ...GAS, on_oxygen: true, pao2, fio2: 50, ...more }).filter((hint) => hint.startsWith('氧合指数'));

  // Berlin: above 300, to 200, to 100.
  it.each([
    [151, '302', '正常/可疑'],
    [150, '300', '轻度降低'],
    [100, '200', '中度降低'],
    [50, '100', '重度降低'],
  ])('%d mmHg of 50 percent', (pao2, ratio, grade) => {
    expect(index(pao2)).toEqual([`氧合指数 ${ratio} mmHg（${grade}；用于ARDS分级须PEEP≥5 cmH₂O）`]);
  });

  it('the difference between alveolus and artery stands with what the age lets expect', () => {
    const difference = (more: Input) =>
      hints({ ...GAS, pao2: 90, fio2: 21, ...more }).filter((hint) => hint.startsWith('肺泡'));
    expect(difference({})).toEqual([expect.stringMatching(/^肺泡-动脉氧分压差 [\d.]+ mmHg$/)]);
    expect(difference({ age: 60 })).toEqual([
      expect.stringMatching(/^肺泡-动脉氧分压差 [\d.]+ mmHg，按年龄预计约 [\d.]+ mmHg$/),
    ]);
    expect(difference({ pao2: undefined })).toEqual([]);
  });

  it('a difference below 0 says that oxygen is given, as 1.1.0 did not; what it said is computed again in its words', () => {
    const of = (version: BloodGasVersion, more: Input = {}) => {
      const facts = readBloodGasInput({ ...GAS, pao2: 140, on_oxygen: undefined, ...more });
      const { hypoxia, hints: said } = bloodGasWire(evaluateBloodGas(facts), 'acute', version).acute;
      return [hypoxia, said.filter((hint) => hint.includes('肺泡'))];
    };
    expect(of('1.1.0')).toEqual(['氧分压正常', [expect.stringMatching(/^肺泡-动脉氧分压差 -[\d.]+ mmHg$/)]]);
    expect(of('1.2.0')).toEqual([
      '未注明吸氧',
      [
        expect.stringMatching(
          /^按未吸氧计算的肺泡-动脉氧分压差为负（-[\d.]+ mmHg），提示正在吸氧或标本有误，请注明吸氧$/,
        ),
      ],
    ]);
    // Where nothing is otherwise, both say the same.
    expect(of('1.1.0', { pao2: 70 })).toEqual(of('1.2.0', { pao2: 70 }));
  });
});

it.each([
  [107, '高氯性'],
  [104, '高AG+正常AG'],
  [94, '单纯高AG'],
  [80, '合并代碱'],
])('with chloride %d the ratio is named', (cl, word) => {
  const found = hints({ ph: 7.2, paco2: 26, hco3: 10, na: 134, cl, ...SAID }).find((hint) => hint.startsWith('ΔAG'));
  expect(found).toMatch(new RegExp(`^ΔAG/ΔHCO₃⁻ 为 [\\d.]+（${word.replace('+', '\\+')}）$`));
});

it.each<[Input, string]>([
  [{ pao2: 95 }, ''],
  [{ pao2: 70 }, '轻度低氧血症'],
  [{ pao2: 50 }, 'Ⅰ型呼吸衰竭，中度低氧血症'],
  [{ pao2: 35 }, 'Ⅰ型呼吸衰竭，重度低氧血症'],
])('a gas that is balanced, with %j: %s', (input, conclusion) => {
  expect(answerBloodGas(readBloodGasInput({ ...GAS, ...input }), 'acute').natural_conclusion).toBe(conclusion);
});
