import { describe, expect, it } from 'vitest';
import { gas } from './blood-gas.test-support.ts';
import type { GasChanges } from './blood-gas.test-support.ts';
import { evaluateBloodGas } from './blood-gas.ts';
import type { BloodGasReading } from './blood-gas.ts';
import { lineFocus } from './line-focus.ts';
import { commonResultText, toExplainText } from './wording.ts';

function read(changes: GasChanges): BloodGasReading {
  const result = evaluateBloodGas(gas(changes));
  if (result.status !== 'complete') throw new Error(result.missing.join());
  return result;
}
const lines = (changes: GasChanges) => lineFocus(read(changes)).map(({ item, note }) => `${item} ${note}`);

// Judgement J-63: PaO2 below 60, PaCO2 above 50 or below 30, and what every abnormal line rests on.
describe('no line is abnormal while nothing needs attention', () => {
  it.each<[GasChanges, string[]]>([
    [{}, []],
    [{ ph: 7.34 }, ['ph 酸血症']],
    [{ ph: 7.35 }, []],
    [{ ph: 7.45 }, []],
    [{ ph: 7.46 }, ['ph 碱血症']],
    [{ ph: 7.19 }, ['ph 重度酸血症']],
    [{ paco2: 30 }, []],
    [{ paco2: 29.9 }, ['paco2 低于 30 mmHg']],
    [{ paco2: 50 }, []],
    [{ paco2: 50.1 }, ['paco2 高于 50 mmHg']],
    [{ pao2: 80 }, []],
    [{ pao2: 79.9 }, ['pao2 轻度低氧血症']],
    [{ pao2: 60 }, ['pao2 轻度低氧血症']],
    [{ pao2: 59.9 }, ['pao2 低于 60 mmHg']],
    [{ pao2: 39 }, ['pao2 低于 60 mmHg']],
    [{ k: 3.4 }, ['k 低钾血症']],
    [{ k: 5.6 }, ['k 高钾血症']],
    [{ na: 134 }, ['na 低钠血症']],
    [{ na: 146 }, ['na 高钠血症']],
    [{ cl: 98 }, ['cl 低氯血症']],
    [{ cl: 111 }, ['cl 高氯血症']],
    [{ ica: 1.09 }, ['ica 低离子钙']],
    [{ ica: 1.35 }, ['ica 高离子钙']],
    [{ lactate: 2 }, []],
    [{ lactate: 2.1 }, ['lactate 高乳酸血症']],
    [{ lactate: 4 }, ['lactate 重度高乳酸血症']],
    // `>1` leaves the grade open.
    [{ lactate: { low: 1, high: Infinity, hasLow: false, hasHigh: false } }, []],
  ])('%j: %j', (changes, expected) => {
    expect(lines(changes)).toEqual(expected);
  });

  // J-64: under oxygen P/F stands there, which is lowered from 300 on.
  it.each<[GasChanges, string[]]>([
    [{ pao2: 150, fio2: 50 }, ['pao2 氧合指数 300']],
    [{ pao2: 151, fio2: 50 }, []],
    [{ pao2: 95, isOnOxygen: true }, []],
    // On room air the pressure speaks, although 60 ÷ 0.21 is 286.
    [{ pao2: 60, fio2: 21 }, ['pao2 轻度低氧血症']],
    [{ pao2: 35, fio2: 21, isArterial: false }, []],
  ])('with oxygen: %j: %j', (changes, expected) => {
    expect(lines(changes)).toEqual(expected);
  });

  it('names them in the order of the lines', () => {
    expect(lines({ ph: 7.2, paco2: 60, pao2: 50, k: 6, lactate: 3 })).toEqual([
      'ph 酸血症',
      'paco2 高于 50 mmHg',
      'pao2 低于 60 mmHg',
      'k 高钾血症',
      'lactate 高乳酸血症',
    ]);
  });
});

describe('what holds under both case types', () => {
  it.each<[GasChanges, string | null]>([
    [{}, null],
    // A metabolic acidosis is the same in both: 1.5 × 12 + 8 = 26.
    [{ ph: 7.28, paco2: 26, hco3: 12 }, null],
    // Acute 26.84 ± 3: with an alkalosis; chronic 33.94 ± 5.58: without.
    [{ ph: 7.312, paco2: 68.4, hco3: 33.5, pao2: 54.6 }, '呼吸性酸中毒，失代偿，急慢性待选；Ⅱ型呼吸衰竭，中度低氧血症'],
    [{ ph: 7.36, paco2: 60, hco3: 33 }, '呼吸性酸中毒，代偿，急慢性待选'],
    // Haber 1: the third disorder under chronic only.
    [{ ph: 7.5, paco2: 20, hco3: 15, na: 140, cl: 103 }, '呼吸性碱中毒合并高AG型代谢性酸中毒，失代偿，急慢性待选'],
  ])('%j: %s', (changes, text) => {
    expect(commonResultText(read(changes))).toBe(text);
  });

  it.each([
    ['暂未发现酸碱失衡', '无需另作解释'],
    ['失代偿性正常AG型（高氯性）代谢性酸中毒', '无需另作解释'],
    ['急性呼吸性酸中毒合并代谢性碱中毒', '还需解释：为何另有代谢性碱中毒'],
    [
      '慢性呼吸性酸中毒合并高AG型代谢性酸中毒、代谢性碱中毒（三重酸碱失衡）',
      '还需解释：为何另有高AG型代谢性酸中毒、代谢性碱中毒',
    ],
    ['急性呼吸性酸中毒合并正常AG型（高氯性）代谢性酸中毒', '还需解释：为何另有正常AG型（高氯性）代谢性酸中毒'],
  ])('%s: %s', (groupResult, text) => {
    expect(toExplainText(groupResult)).toBe(text);
  });
});
