import { describe, expect, test } from 'vitest';
import { bloodGasTool } from './blood-gas.ts';
import { contextOf, partsOf, usual, YESTERDAY } from './gas.test-support.ts';
import type { Figures } from './gas.test-support.ts';

// J-10, J-16 and rules.md 3: PaO2 below 60 with PaCO2 up to 50 is type 1, above it type 2.
describe('the failure of oxygenation', () => {
  test.each([
    ['60 is a mild hypoxaemia, to be seen some day', ['7.40', '40', '60', '24'], '轻度低氧血症', 3, false],
    ['below 60 minutes count', ['7.40', '40', '59.9', '24'], 'Ⅰ型呼吸衰竭，中度低氧血症', 1, false],
    ['below 40 it is severe', ['7.40', '40', '39', '24'], 'Ⅰ型呼吸衰竭，重度低氧血症', 1, false],
    ['with 50 of carbon dioxide it is type 1', ['7.36', '50', '55', '27'], 'Ⅰ型呼吸衰竭，中度低氧血症', 1, false],
    ['with more it is type 2', ['7.36', '50.1', '55', '27'], 'Ⅱ型呼吸衰竭，中度低氧血症', 1, false],
    ['type 2 threatens life below 7.25', ['7.24', '80', '55', '33'], 'Ⅱ型呼吸衰竭，中度低氧血症', 1, true],
    ['and not at 7.25', ['7.25', '80', '55', '34'], 'Ⅱ型呼吸衰竭，中度低氧血症', 1, false],
    ['type 1 does not by its pH', ['7.21', '30', '55', '12'], 'Ⅰ型呼吸衰竭，中度低氧血症', 1, false],
  ] as const)('%s', (_, now, title, urgency, isLifeThreatening) => {
    expect(partsOf(now).oxygen).toMatchObject({ title, urgency, isLifeThreatening, status: 'new', organ: 'oxygen' });
  });

  test.each([
    ['the same is for today', '55', '54', 2, 'same'],
    ['from 60 on what falls below it is new', '60', '52', 1, 'new'],
    ['nine lower is within chance', '58', '49', 2, 'same'],
    ['ten lower is worse', '58', '48', 1, 'new'],
    ['better, and still below 60, is for today', '45', '57', 2, 'same'],
  ] as const)('%s', (_, before, now, urgency, status) => {
    const earlier = [[YESTERDAY, ['7.40', '40', before, '24']]] as const;
    expect(partsOf(['7.40', '40', now, '24'], { earlier }).oxygen).toMatchObject({ urgency, status });
  });

  test('names its figures: of type 2 carbon dioxide too', () => {
    const [one, two] = [partsOf(['7.40', '40', '55', '24']).oxygen, partsOf(['7.30', '62', '54.6', '30']).oxygen];
    expect(one?.text).toBe('Ⅰ型呼吸衰竭，中度低氧血症，PaO₂ 55 mmHg');
    expect(one).toMatchObject({ lead: 'Ⅰ型呼吸衰竭（PaO₂ 55）', valueText: 'PaO₂ 55 mmHg', harm: 'A' });
    expect(two?.text).toBe('Ⅱ型呼吸衰竭，中度低氧血症，PaO₂ 54.6 mmHg，PaCO₂ 62 mmHg');
    expect([one?.evidences.length, two?.evidences.length]).toEqual([1, 2]);
    const mild = partsOf(['7.40', '40', '70', '24']).oxygen;
    expect(mild).toMatchObject({ lead: '轻度低氧血症（PaO₂ 70）', answers: null, outcome: null });
  });

  test('stands on the rows of oxygen, and of type 2 on carbon dioxide', () => {
    const more = [
      { code: 'SO2', value: '86', unit: '%', range: '95-98', specimen: '动脉血' },
      { code: 'OI', value: '262', unit: 'mmHg', range: '400-500', specimen: '动脉血' },
    ];
    const codesOf = (paco2: string) => {
      const context = contextOf(['7.36', paco2, '55', '27'], { more });
      const codes = new Map(context.rows.map(({ id, code }) => [id, code]));
      return bloodGasTool(context)?.parts[0]?.evidences.map((id) => codes.get(id));
    };
    expect(codesOf('40')).toEqual(['PO2', 'SO2', 'OI']);
    expect(codesOf('55')).toEqual(['PCO2', 'PO2', 'SO2', 'OI']);
  });

  test('is answered by the diagnosis of its type, and treated as acute while it is news or acid', () => {
    const earlier = [[YESTERDAY, ['7.38', '62', '55', '35']]] as const;
    expect(partsOf(['7.40', '40', '55', '24']).oxygen).toMatchObject({ answers: 'RF1', outcome: null });
    expect(partsOf(['7.35', '62', '55', '34']).oxygen).toMatchObject({ answers: 'RF2C', outcome: 'gas:hypercapnia' });
    expect(partsOf(['7.34', '62', '55', '33']).oxygen).toMatchObject({ answers: null, outcome: 'gas:hypercapnia' });
    expect(partsOf(['7.36', '62', '55', '34'], { earlier }).oxygen).toMatchObject({ answers: 'RF2C', outcome: null });
    expect(partsOf(['7.34', '62', '55', '33'], { earlier }).oxygen).toMatchObject({ outcome: 'gas:hypercapnia' });
  });

  test('is told in the unit that was printed', () => {
    const more = [
      { code: 'PCO2', value: '5.3', unit: 'kPa', range: '4.7-6.0', specimen: '动脉血' },
      { code: 'PO2', value: '6.4', unit: 'kPa', range: '10.6-13.3', specimen: '动脉血' },
    ];
    const { oxygen } = partsOf(usual, { more });
    expect(oxygen).toMatchObject({ title: 'Ⅰ型呼吸衰竭，中度低氧血症', valueText: 'PaO₂ 6.4 kPa' });
  });
});

describe('acid and base', () => {
  test.each([
    ['below 7.25 with carbon dioxide above 45 minutes count', ['7.24', '46', '90', '19'], 1, false],
    ['not at 7.25', ['7.25', '46', '90', '20'], 2, false],
    ['nor with 45', ['7.24', '45', '90', '19'], 2, false],
    ['below 7.20 it threatens life', ['7.19', '25', '90', '9'], 1, true],
    ['not at 7.20', ['7.20', '25', '90', '10'], 2, false],
    ['an alkalaemia is for today', ['7.46', '32', '90', '23'], 2, false],
    ['at 7.45 it can wait', ['7.45', '33', '90', '23'], 3, false],
    ['at 7.35 a respiratory acidosis can wait', ['7.35', '50', '90', '27'], 3, false],
    ['at 7.34 it is for today', ['7.34', '50', '90', '26'], 2, false],
  ] as const)('%s', (_, now, urgency, isLifeThreatening) => {
    expect(partsOf(now).acidBase).toMatchObject({ urgency, isLifeThreatening, harm: 'A', organ: 'acid-base' });
  });

  test('an acidosis of metabolism is for today, also where a second disorder keeps the pH normal', () => {
    // Vomiting in ketoacidosis: the anion gap tells what the pH does not.
    const context = contextOf(['7.40', '40', '95', '24'], {
      more: [
        { code: 'NA', value: '145', unit: 'mmol/L', range: '137-147' },
        { code: 'CL', value: '93', unit: 'mmol/L', range: '99-110' },
      ],
    });
    const acidBase = bloodGasTool(context)?.parts.find(({ key }) => key === 'acid-base');
    expect(context.judged.inference.diagnoses.map(({ id }) => id)).toContain('MACHAG');
    expect(acidBase).toMatchObject({ urgency: 2, answers: 'MACHAG' });
  });

  test('names its pH, and asks for ventilation only where carbon dioxide is retained', () => {
    const { acidBase } = partsOf(['7.34', '46', '90', '24']);
    expect(acidBase).toMatchObject({ outcome: 'gas:hypercapnia', valueText: 'pH 7.34' });
    expect(acidBase?.text).toBe(`${acidBase?.title}，pH 7.34`);
    expect([acidBase?.lead, acidBase?.phrase]).toEqual(Array(2).fill(`${acidBase?.title}（pH 7.34）`));
    expect(partsOf(['7.34', '45', '90', '23']).acidBase?.outcome).toBeNull();
    expect(partsOf(['7.35', '50', '90', '27']).acidBase?.outcome).toBeNull();
  });

  test('nothing is said of a normal gas', () => {
    expect(partsOf(usual)).toEqual({ oxygen: undefined, acidBase: undefined });
  });

  test('the type is left open until it is chosen, and said then', () => {
    const now: Figures = ['7.312', '68', '90', '33'];
    expect(partsOf(now).acidBase?.lead).toMatch(/^呼吸性酸中毒.*，急慢性待选（pH 7.312）$/);
    expect(partsOf(now, { types: [1] }).acidBase?.title).toMatch(/急性呼吸性酸中毒/);
    expect(partsOf(now, { types: [2] }).acidBase?.title).toMatch(/慢性呼吸性酸中毒/);
    expect(partsOf(now).acidBase).toMatchObject({ outcome: 'gas:hypercapnia' });
    expect(partsOf(['7.36', '48', '90', '26']).acidBase?.outcome ?? null).toBeNull();
  });
});

describe('the tool', () => {
  test('is silent of a gas that cannot be read as a whole, and of a report without one', () => {
    const more = [{ code: 'PCO2', value: '未出', unit: 'mmHg', range: '35-45' }];
    expect(bloodGasTool(contextOf(usual, { more }))).toBeNull();
    const none = ['PH', 'PCO2', 'PO2', 'HCO3'].map((code) => ({ code, value: '', unit: '', range: '' }));
    expect(bloodGasTool(contextOf(usual, { more: none }))).toBeNull();
  });

  test('names itself, and the diagnoses that it decides', () => {
    const statement = bloodGasTool(contextOf(usual));
    expect(statement).toMatchObject({ apiType: 3, name: '血气分析', parts: [] });
    expect(statement?.decides).toEqual(
      expect.arrayContaining([
        'RF1',
        'RF2A',
        'RF2B',
        'RF2C',
        'RAC',
        'RAL',
        'MAL',
        'MACHAG',
        'MACNAG',
        'MACU',
        'PHCRIT',
      ]),
    );
  });

  test('tells pH as it was printed, and a failure in one phrase', () => {
    expect(partsOf(['7.30', '46', '90', '22']).acidBase?.valueText).toBe('pH 7.30');
    expect(partsOf(['7.40', '40', '55', '24']).oxygen?.phrase).toBe('Ⅰ型呼吸衰竭（PaO₂ 55）');
  });

  test('at a pH of 7.35 a failure of type 2 that is no news asks for no ventilation', () => {
    const earlier = [[YESTERDAY, ['7.38', '62', '55', '35']]] as const;
    expect(partsOf(['7.35', '62', '55', '34'], { earlier }).oxygen?.outcome).toBeNull();
  });

  test('under oxygen the index is answered by what it means', () => {
    const more = [{ code: 'FIO2', value: '40', unit: '%', range: '' }];
    const of = (paco2: string) => partsOf(['7.40', paco2, '90', '24'], { more }).oxygen;
    expect(of('40')).toMatchObject({ answers: 'RF1', outcome: null, organ: 'oxygen', harm: 'A' });
    expect(of('55')).toMatchObject({ answers: null, outcome: 'gas:hypercapnia' });
  });

  test.each([
    ['without a gap', ['7.28', '30', '95', '14'], '140', '116', 'MACNAG'],
    ['with a gap', ['7.28', '30', '95', '14'], '140', '100', 'MACHAG'],
  ] as const)('an acidosis of metabolism %s is answered by its own diagnosis', (_, now, sodium, chloride, id) => {
    const more = [
      { code: 'NA', value: sodium, unit: 'mmol/L', range: '137-147' },
      { code: 'CL', value: chloride, unit: 'mmol/L', range: '99-110' },
    ];
    expect(partsOf(now, { more }).acidBase?.answers).toBe(id);
  });

  test('an acidosis of metabolism of which no gap is known is answered as such', () => {
    expect(partsOf(['7.28', '30', '95', '14']).acidBase?.answers).toBe('MACU');
  });

  test('says what both types share where neither is chosen, without their names', () => {
    const { acidBase } = partsOf(['7.312', '68', '90', '33']);
    expect(acidBase?.title).toMatch(/^呼吸性酸中毒/);
    expect(acidBase?.title).not.toMatch(/急性呼|慢性呼|失代偿性/);
    const chosen = partsOf(['7.312', '68', '90', '33'], { types: [2] }).acidBase;
    expect(chosen?.title).not.toContain('待选');
  });
});
