import { describe, expect, test } from 'vitest';
import type { BloodGasReading } from '../../blood-gas/blood-gas.ts';
import { bloodGasOf } from '../../record/blood-gas-facts.ts';
import { readPlainReport } from '../plain-report.ts';
import { rowsOf } from '../rows.ts';
import { bloodGasTool } from './blood-gas.ts';
import { baselineOf, NO_SUGGESTION_TEXT, sinceLastText, suggestGasType } from './gas-course.ts';
import type { ToolContext } from './statement.ts';

/** pH, PaCO₂ and PaO₂ in mmHg, HCO₃⁻ in mmol/L; of an artery, breathing air. */
type Figures = readonly [ph: string, paco2: string, pao2: string, hco3: string];

const gas = ([ph, paco2, pao2, hco3]: Figures) => [
  { code: 'PH', value: ph, unit: '', range: '7.35-7.45', specimen: '动脉血' },
  { code: 'PCO2', value: paco2, unit: 'mmHg', range: '35-45', specimen: '动脉血' },
  { code: 'PO2', value: pao2, unit: 'mmHg', range: '80-100', specimen: '动脉血' },
  { code: 'HCO3', value: hco3, unit: 'mmol/L', range: '22-27', specimen: '动脉血' },
  { code: 'FIO2', value: '21', unit: '%', range: '' },
];

interface Patient {
  readonly earlier?: readonly (readonly [at: string, figures: Figures])[];
  readonly tags?: readonly string[];
  /** Case types that doctors saved, the earlier gas first: 1 acute, 2 chronic. */
  readonly types?: readonly (1 | 2)[];
}

function contextOf(now: Figures, { earlier = [], tags = [], types = [] }: Patient = {}): ToolContext {
  const { record, judged } = readPlainReport({
    at: '2025-11-18T10:26:00+08:00',
    sex: '男',
    age: 61,
    tags,
    results: gas(now),
    earlier: earlier.map(([at, figures]) => ({ at, results: gas(figures) })),
  });
  const ids = record.reports.toReversed().map(({ report }) => report.report_id);
  const gasTypes = new Map(
    types.flatMap((type, place) => (ids[place] === undefined ? [] : [[ids[place], type] as const])),
  );
  return { record, judged, rows: rowsOf(record, judged), forms: [], gasTypes, known: new Set(), tags };
}

function partsOf(now: Figures, patient?: Patient) {
  const parts = bloodGasTool(contextOf(now, patient))?.parts ?? [];
  const of = (wanted: string) => parts.find(({ key }) => key === wanted);
  return { oxygen: of('oxygen'), acidBase: of('acid-base') };
}

function bloodGasResult({ record, judged }: ToolContext): BloodGasReading {
  const result = bloodGasOf(record, judged)?.result;
  if (result?.status !== 'complete') throw new Error('no complete gas');
  return result;
}

const YESTERDAY = '2025-11-17T10:26:00+08:00';
const usual: Figures = ['7.40', '40', '90', '24'];

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
    expect(one?.text).toBe('Ⅰ型呼吸衰竭，中度低氧血症，PaO₂ 55');
    expect(one).toMatchObject({ lead: 'Ⅰ型呼吸衰竭（PaO₂ 55）', valueText: 'PaO₂ 55', harm: 'A' });
    expect(two?.text).toBe('Ⅱ型呼吸衰竭，中度低氧血症，PaO₂ 54.6，PaCO₂ 62');
    expect([one?.evidences.length, two?.evidences.length]).toEqual([1, 2]);
    const mild = partsOf(['7.40', '40', '70', '24']).oxygen;
    expect(mild).toMatchObject({ lead: '轻度低氧血症（PaO₂ 70）', answers: null, outcome: null });
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
    const { record, judged } = readPlainReport({
      ...{ at: '2025-11-18T10:26:00+08:00', sex: '男', age: 61 },
      results: [
        ...gas(usual).filter(({ code }) => code === 'PH' || code === 'HCO3' || code === 'FIO2'),
        { code: 'PCO2', value: '5.3', unit: 'kPa', range: '4.7-6.0', specimen: '动脉血' },
        { code: 'PO2', value: '6.4', unit: 'kPa', range: '10.6-13.3', specimen: '动脉血' },
      ],
    });
    const rest = { forms: [], gasTypes: new Map(), known: new Set<string>(), tags: [] };
    const parts = bloodGasTool({ record, judged, rows: rowsOf(record, judged), ...rest })?.parts;
    expect(parts?.[0]).toMatchObject({ title: 'Ⅰ型呼吸衰竭，中度低氧血症', valueText: 'PaO₂ 6.4 kPa' });
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
    const { record, judged } = readPlainReport({
      ...{ at: '2025-11-18T10:26:00+08:00', sex: '男', age: 61 },
      results: [
        ...gas(['7.40', '40', '95', '24']),
        { code: 'NA', value: '145', unit: 'mmol/L', range: '137-147' },
        { code: 'CL', value: '93', unit: 'mmol/L', range: '99-110' },
      ],
    });
    const rest = { forms: [], gasTypes: new Map(), known: new Set<string>(), tags: [] };
    const parts = bloodGasTool({ record, judged, rows: rowsOf(record, judged), ...rest })?.parts;
    const acidBase = parts?.find(({ key }) => key === 'acid-base');
    expect(judged.inference.diagnoses.map(({ id }) => id)).toContain('MACHAG');
    expect(acidBase).toMatchObject({ urgency: 2, answers: 'MACHAG' });
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

describe('beside earlier gases', () => {
  const stable = ['2025-06-30T09:00:00+08:00', ['7.36', '55.2', '62', '30.6']] as const;

  // J-62
  test.each([
    ['ten above the own baseline is not acute', ['7.31', '65.2', '62', '32'], '：PaCO₂ +10.0、HCO₃⁻ +1.4'],
    ['more with an acidaemia is', ['7.29', '68.4', '62', '33.5'], '：PaCO₂ +13.2、HCO₃⁻ +2.9，符合慢性基础上急性加重'],
    ['and without one is not', ['7.35', '68.4', '62', '36.6'], '：PaCO₂ +13.2、HCO₃⁻ +6.0'],
    ['less is told with its sign', ['7.33', '50', '62', '26'], '：PaCO₂ −5.2、HCO₃⁻ −4.6'],
  ] as const)('%s', (_, now, told) => {
    const text = partsOf(now, { earlier: [stable] }).acidBase?.text ?? '';
    expect(text.slice(text.indexOf('，较本人'))).toBe(`，较本人稳定期（2025-06-30，PaCO₂ 55.2、HCO₃⁻ 30.6）${told}`);
  });

  test('only a gas with retained carbon dioxide at a normal pH is a baseline, the newest of them', () => {
    const newer = ['2025-09-01T09:00:00+08:00', ['7.37', '52', '62', '29.5']] as const;
    const acid = [YESTERDAY, ['7.30', '60', '62', '29']] as const;
    const now: Figures = ['7.33', '58', '62', '30'];
    expect(baselineOf(contextOf(now, { earlier: [stable, newer, acid] }))).toMatchObject({ ph: 7.37, paco2: 52 });
    expect(baselineOf(contextOf(now, { earlier: [acid] }))).toBeNull();
    expect(baselineOf(contextOf(now, { earlier: [[YESTERDAY, ['7.40', '45', '62', '27']]] }))).toBeNull();
  });

  // J-13: pH 0.03, PaCO2 5 mmHg.
  test.each([
    ['less than chance', ['7.33', '60', '62', '31'], ['7.35', '56', '62', '30'], '与上次相近'],
    ['less carbon dioxide', ['7.33', '60.2', '62', '31'], ['7.35', '55', '62', '30'], 'PaCO₂ −5.2，通气有所改善'],
    ['more of it', ['7.36', '50', '62', '28'], ['7.35', '55', '62', '30'], 'PaCO₂ +5.0，二氧化碳潴留加重'],
    ['more, within what is usual', ['7.42', '36', '62', '23'], ['7.40', '42', '62', '26'], 'PaCO₂ +6.0'],
    ['less, within what is usual', ['7.40', '42', '62', '26'], ['7.42', '36', '62', '23'], 'PaCO₂ −6.0'],
    ['another pH alone', ['7.40', '40', '62', '24'], ['7.37', '40', '62', '23'], 'pH −0.030'],
    ['both', ['7.25', '70', '62', '30'], ['7.35', '55', '62', '30'], 'PaCO₂ −15.0，pH +0.100，通气有所改善'],
  ] as const)('%s since the last one', (_, before, now, told) => {
    const context = contextOf(now, { earlier: [[YESTERDAY, before]] });
    const result = bloodGasResult(context);
    expect(sinceLastText(context, result)).toBe(`较 2025-11-17 10:26：${told}`);
  });

  test('nothing is told against no gas', () => {
    const context = contextOf(usual);
    expect(sinceLastText(context, bloodGasResult(context))).toBeNull();
  });

  // J-61
  test.each([
    ['a compensated gas', { earlier: [stable] }, 2, '2025-06-30 稳定期：PaCO₂ 55.2 而 pH 7.36，已代偿'],
    [
      'the last type that was saved',
      { earlier: [[YESTERDAY, usual]], types: [2] },
      2,
      '既往 1 份血气中 1 份由医师定为慢性',
    ],
    [
      'bicarbonate in two gases more than a week apart',
      {
        earlier: [
          ['2025-11-01T09:00:00+08:00', ['7.48', '40', '80', '28']],
          ['2025-11-10T09:00:00+08:00', ['7.48', '40', '80', '29']],
        ],
      },
      2,
      '相隔 7 日以上的两份血气 HCO₃⁻ ≥ 28',
    ],
    ['a tag', { tags: ['2 型糖尿病', '慢阻肺'] }, 2, '标签：慢阻肺'],
    [
      'a usual gas, and nothing chronic',
      { earlier: [[YESTERDAY, ['7.40', '45', '80', '27']]] },
      1,
      '2025-11-17 血气 PaCO₂ 45，无二氧化碳潴留',
    ],
    [
      'an acute type that was saved',
      { earlier: [[YESTERDAY, usual]], types: [1] },
      1,
      '2025-11-17 血气 PaCO₂ 40，无二氧化碳潴留',
    ],
  ] as const)('%s speaks for a type', (_, patient, type, reason) => {
    expect(suggestGasType(contextOf(['7.30', '60', '62', '29'], patient))).toEqual({ type, reasons: [reason] });
  });

  test.each([
    ['no gas', {}],
    ['a gas of more than a year ago', { earlier: [['2024-11-17T09:00:00+08:00', ['7.36', '55', '62', '30']]] }],
    ['an uncompensated one', { earlier: [[YESTERDAY, ['7.30', '60', '62', '27']]] }],
    [
      'bicarbonate within a week',
      {
        earlier: [
          [YESTERDAY, ['7.31', '60', '80', '29']],
          ['2025-11-12T09:00:00+08:00', ['7.31', '60', '80', '29']],
        ],
      },
    ],
    ['a tag of another disease', { tags: ['支气管扩张'] }],
  ] as const)('%s speaks for none', (_, patient) => {
    expect(suggestGasType(contextOf(['7.30', '60', '62', '29'], patient))).toBeNull();
    expect(NO_SUGGESTION_TEXT).toBe('无既往血气，请按病程选择');
  });
});
