import { describe, expect, it } from 'vitest';
import { pointSet } from '../flags/value-set.ts';
import { holds } from './condition.ts';
import type { LabFact, Person } from './condition.ts';
import { readCondition } from './condition-text.ts';

const MAN: Person = { sex: 'male', ageYears: 60 };

function fact(changes: Partial<LabFact>): LabFact {
  const shared = { interval: {}, isPositive: null, flag: null, specimen: '', text: '', laboratoryIds: [], codes: [] };
  return { ...shared, code: 'X', sets: [], point: null, ...changes };
}

function numeric(value: number, high?: number): LabFact {
  return fact({ sets: [pointSet(value)], point: value, interval: high === undefined ? {} : { high } });
}

describe('a condition as the table writes it', () => {
  it.each([
    ['<30', 29.9, true],
    ['<30', 30, false],
    ['<=30', 30, true],
    ['>7', 7, false],
    ['>=7', 7, true],
    ['>=-2.5', -2.5, true],
    ['6.1..6.99', 6.1, true],
    ['6.1..6.99', 6.994, true],
    ['6.1..6.99', 7, false],
    ['<4|>12', 3, true],
    ['<4|>12', 8, false],
    ['<4|>12', 13, true],
  ])('%s of %d: %s', (text, value, expected) => {
    expect(holds(readCondition(text), numeric(value), MAN)).toBe(expected);
  });

  it.each([
    ['x>3', 150, false],
    ['x>3', 151, true],
    ['x>=3', 150, true],
    ['x<1.5', 74, true],
    ['d>6', 56, false],
    ['d>=6', 56, true],
  ])('%s of %d with an upper limit of 50: %s', (text, value, expected) => {
    expect(holds(readCondition(text), numeric(value, 50), MAN)).toBe(expected);
    expect(holds(readCondition(text), numeric(value), MAN)).toBe(false);
  });

  it.each([
    ['H', { state: 'abnormal', abnormalType: 1 } as const, true],
    ['H', { state: 'abnormal', abnormalType: -1 } as const, false],
    ['L', { state: 'abnormal', abnormalType: -1 } as const, true],
    ['N', { state: 'normal' } as const, true],
    ['N|H', { state: 'abnormal', abnormalType: 1 } as const, true],
    ['N', null, false],
  ])('%s of a flag %j: %s', (text, flag, expected) => {
    expect(holds(readCondition(text), fact({ flag }), MAN)).toBe(expected);
  });

  it('takes a trace neither as positive nor as negative, and what was not measured as nothing', () => {
    const [positive, negative] = [readCondition('POS'), readCondition('NEG')];
    const answers = [true, false, null].map((isPositive) => {
      const word = fact({ isPositive });
      return [holds(positive, word, MAN), holds(negative, word, MAN)];
    });
    expect(answers).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(holds(negative, undefined, MAN)).toBe(false);
  });

  it('knows men from women', () => {
    expect(holds(readCondition('男'), fact({ sex: 'male' }), MAN)).toBe(true);
    expect(holds(readCondition('女'), fact({ sex: 'male' }), MAN)).toBe(false);
  });
});

describe('limits that go by age', () => {
  const passes = (text: string, value: number, person: Person) => holds(readCondition(text), numeric(value), person);

  it('NT-proBNP: 450 below 50, 900 to 75, 1800 above; nothing for an unknown age', () => {
    const at = (ageYears: number | null, value: number) => passes('AGE_HF', value, { sex: 'male', ageYears });
    expect([at(49, 450), at(49, 451), at(50, 900), at(75, 901), at(76, 1800), at(76, 1801)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(at(null, 5000)).toBe(false);
  });

  it('D-dimer: age × 0.01 above 50, else and for an unknown age 0.5; in pregnancy the limit of the trimester', () => {
    const at = (ageYears: number | null, value: number) => passes('AGE_DD', value, { sex: 'female', ageYears });
    expect([at(80, 0.8), at(80, 0.81), at(50, 0.5), at(50, 0.51), at(null, 0.51)]).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    const pregnant = { sex: 'female', ageYears: 30, isPregnant: true, gestationalWeeks: 20 } as const;
    expect([passes('AGE_DD', 1.29, pregnant), passes('AGE_DD', 1.3, pregnant)]).toEqual([false, true]);
  });
});

it.each(['', 'HH', '>', '=7', '6.1..', 'x..3', '>=7 mmol/L', '< 30'])('“%s” is no condition', (text) => {
  expect(() => readCondition(text)).toThrow(/is no condition of the rule base/);
});

it.each(['a>3', '~1..2', '1..2mmol'])('“%s”, with a condition inside, is none', (text) => {
  expect(() => readCondition(text)).toThrow(/is no condition of the rule base/);
});
