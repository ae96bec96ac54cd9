import { expect, test } from 'vitest';
import {
  isPleuralReport,
  isSamePleuralResult,
  newestPleuralValues,
  pleuralAda,
  pleuralForm,
  pleuralOf,
  pleuralValueIn,
} from './pleural-facts.ts';
import { onlyReport, recordOf, reportOf } from './record.test-support.ts';
import type { PlainReport, PlainRow } from './record.test-support.ts';

const DAY = '2025-11-17';
const FLUID: readonly PlainRow[] = [
  ['PF-TP', '45.0', 'g/L', { specimen: '胸水' }],
  ['PF-LDH', '320', 'U/L', { specimen: '胸水' }],
];
const readingOf = (...reports: readonly PlainReport[]) => {
  const record = recordOf(reports);
  return pleuralOf(record, reportOf(record, DAY));
};

test.each<[PlainRow, string | undefined]>([
  [['PF-TP', '45', 'g/L'], 'protein_quantification'],
  [['TP', '45', 'g/L', { specimen: '胸水' }], 'protein_quantification'],
  [['LDH', '320', 'U/L', { specimen: '胸腔积液' }], 'fluid_lactate_dehydrogenase'],
  [['PF-LDH', '320', 'U/L'], 'fluid_lactate_dehydrogenase'],
  [['TP', '70', 'g/L'], 'total_protein'],
  [['TP', '70', 'g/L', { specimen: '血清' }], 'total_protein'],
  [['LDH', '200', 'U/L', { specimen: '血浆' }], 'blood_lactate_dehydrogenase'],
  // Another fluid, another item, a bound and a word fill nothing.
  [['TP', '45', 'g/L', { specimen: '腹水' }], undefined],
  [['TP', '45', 'g/L', { specimen: '痰' }], undefined],
  [['ALB', '40', 'g/L'], undefined],
  [['TP', '>70', 'g/L'], undefined],
  [['TP', '溶血', 'g/L'], undefined],
])('%j fills the field %s', (row, field) => {
  const [, judged] = onlyReport([row]);
  const items = [
    'total_protein',
    'protein_quantification',
    'blood_lactate_dehydrogenase',
    'fluid_lactate_dehydrogenase',
  ] as const;
  expect(items.filter((item) => pleuralValueIn(judged, item))).toEqual(field === undefined ? [] : [field]);
  const isOfFluid = field === 'protein_quantification' || field === 'fluid_lactate_dehydrogenase';
  expect(isPleuralReport(judged)).toBe(isOfFluid);
  expect(pleuralOf(...onlyReport([row])) !== null).toBe(isOfFluid);
});

test.each<[PlainRow, readonly string[]]>([
  // As printed where the form takes it, else rounded; bounds only of a range that the report prints, in the unit of the form.
  [
    ['TP', ' 70.50 ', 'g/L', { range_text: '65.0–85.0' }],
    ['70.50', '65', '85'],
  ],
  [
    ['TP', '70.123', 'g/L', { range_text: '≤85' }],
    ['70.12', '', '85'],
  ],
  [
    ['TP', '7.05', 'g/dL', { range_text: '6.5–8.5' }],
    ['70.5', '65', '85'],
  ],
  [
    ['TP', '7', 'g/dL', { range_text: '≥6.505' }],
    ['70', '65.05', ''],
  ],
  [
    ['TP', '70', 'g/L'],
    ['70', '', ''],
  ],
])('%j stands in the form as %j', (row, [original, lower, upper]) => {
  const [, judged] = onlyReport([row]);
  expect(pleuralValueIn(judged, 'total_protein')?.value).toEqual({
    ...{ original_result: original, range_lower: lower, range_upper: upper },
  });
});

test('of two rows of an item the first that has a figure is taken', () => {
  const [, judged] = onlyReport([
    ['TP', '溶血', 'g/L', { laboratory_id: 'a' }],
    ['TP', '70', 'g/L', { laboratory_id: 'b' }],
    ['TP', '71', 'g/L', { laboratory_id: 'c' }],
  ]);
  expect(pleuralValueIn(judged, 'total_protein')?.row.printed.laboratory_id).toBe('b');
});

test('the serum nearest in time is compared, within a day; of two the newer', () => {
  const serum = (time: string, result = '70'): PlainReport => ({ day: time, rows: [['TP', result, 'g/L']] });
  const taken = (...times: readonly string[]) =>
    readingOf({ day: DAY, rows: FLUID }, ...times.map((time) => serum(time)))?.values.find(
      ({ item }) => item === 'total_protein',
    )?.report.report_id;
  const [dayBefore, tooEarly] = ['2025-11-16T08:00:00+08:00', '2025-11-16T07:59:59+08:00'];
  expect([taken(dayBefore), taken(tooEarly)]).toEqual([dayBefore, undefined]);
  const [near, far, after] = ['2025-11-17T06:00:00+08:00', '2025-11-17T01:00:00+08:00', '2025-11-17T10:00:00+08:00'];
  expect([taken(near, far), taken(near, after), taken(far, after)]).toEqual([near, after, after]);
});

test('a form is filled from the newest fluid and serum of any time, without a fluid from the newest serum', () => {
  const values = (...reports: readonly PlainReport[]) =>
    newestPleuralValues(recordOf(reports)).map(({ item, report }) => `${item} ${report.report_id}`);
  const serum: PlainReport = { day: '2025-01-05', rows: [['TP', '70', 'g/L']] };
  const newer: PlainReport = { day: '2025-12-05', rows: [['TP', '72', 'g/L']] };
  const fluid: PlainReport = { day: DAY, rows: FLUID };
  const older: PlainReport = { day: '2025-11-01', rows: FLUID };
  expect(values(serum, older, fluid)).toEqual([
    'total_protein 2025-01-05',
    `protein_quantification ${DAY}`,
    `fluid_lactate_dehydrogenase ${DAY}`,
  ]);
  expect(values(serum, newer)).toEqual(['total_protein 2025-12-05']);
  expect(values()).toEqual([]);
  const form = pleuralForm(newestPleuralValues(recordOf([serum, fluid])));
  expect(form).toEqual({
    total_protein: { original_result: '70', range_lower: '', range_upper: '' },
    protein_quantification: { original_result: '45.0', range_lower: '', range_upper: '' },
    blood_lactate_dehydrogenase: { original_result: '', range_lower: '', range_upper: '' },
    fluid_lactate_dehydrogenase: { original_result: '320', range_lower: '', range_upper: '' },
  });
});

test.each<[string, PlainRow, readonly PlainReport[], number | null]>([
  ['of the item of the laboratory', ['PF-ALB', '20', 'g/L'], [], 15],
  ['by its name', ['', '20', 'g/L', { name: '胸水白蛋白' }], [], 15],
  ['by its longer name', ['', '20', 'g/L', { name: '胸腔积液白蛋白' }], [], 15],
  ['by its short name', ['', '20', 'g/L', { name: '胸液白蛋白' }], [], 15],
  ['by its specimen', ['', '20', 'g/L', { name: '白蛋白', specimen: '胸水' }], [], 15],
  ['by its specimen and abbreviation', ['', '20', 'g/L', { name: 'alb', specimen: '胸水' }], [], 15],
  ['of another protein of the fluid', ['', '20', 'g/L', { name: '前白蛋白', specimen: '胸水' }], [], null],
  ['of a row that is called by both', ['', '20', 'g/L', { name: '血清胸水白蛋白差' }], [], null],
  ['of a code that only holds that of the item', ['XPF-ALB', '20', 'g/L'], [], null],
  ['of a code that only begins as that of the item', ['PF-ALB2', '20', 'g/L'], [], null],
  ['of another fluid', ['', '20', 'g/L', { name: '腹水白蛋白', specimen: '腹水' }], [], null],
  [
    'beside a nearer serum',
    ['PF-ALB', '20', 'g/L'],
    [{ day: '2025-11-17T09:00:00+08:00', rows: [['ALB', '31.04', 'g/L']] }],
    11,
  ],
  [
    'beside a nearer serum that was not read',
    ['PF-ALB', '20', 'g/L'],
    [{ day: '2025-11-17T09:00:00+08:00', rows: [['ALB', '溶血', 'g/L']] }],
    15,
  ],
])('the albumin gradient %s', (_what, row, others, gradient) => {
  const serum: PlainReport = { day: '2025-11-16', rows: [['ALB', '35', 'g/L', { specimen: '血清' }]] };
  const reading = readingOf({ day: DAY, rows: [...FLUID, row] }, serum, ...others);
  expect(reading?.result.inputsUsed.albuminGradient).toBe(gradient);
});

test('two samples are never mixed, though they were taken at one time', () => {
  const reading = readingOf(
    { day: DAY, rows: FLUID.slice(0, 1) },
    { day: DAY, report_id: 'other', rows: FLUID.slice(1) },
  );
  expect(reading?.values.map(({ item }) => item)).toEqual(['protein_quantification']);
});

test('the gradient takes the nearest serum, and no serum for a fluid', () => {
  const serum = (day: string, result: string): PlainReport => ({
    day,
    rows: [['ALB', result, 'g/L', { specimen: '血清' }]],
  });
  const reading = readingOf(
    { day: DAY, rows: [...FLUID, ['PF-ALB', '20', 'g/L']] },
    serum('2025-11-18T07:00:00+08:00', '30'),
    serum('2025-11-17T06:00:00+08:00', '38'),
  );
  expect(reading?.result.inputsUsed.albuminGradient).toBe(18);
  const ascites = readingOf({
    day: DAY,
    rows: [...FLUID, ['PF-ALB', '20', 'g/L'], ['ALB', '35', 'g/L', { specimen: '腹水' }]],
  });
  expect(ascites?.result.inputsUsed.albuminGradient).toBeNull();
  const bare = readingOf({ day: DAY, rows: [...FLUID, ['ALB', '35', 'g/L', { specimen: '血清' }]] });
  expect(bare?.result.inputsUsed.albuminGradient).toBeNull();
});

test('the albumin of a serum of another day tells no gradient', () => {
  const serum: PlainReport = { day: '2025-11-16T07:59:59+08:00', rows: [['ALB', '35', 'g/L']] };
  const reading = readingOf({ day: DAY, rows: [...FLUID, ['PF-ALB', '20', 'g/L']] }, serum);
  expect(reading?.result.inputsUsed.albuminGradient).toBeNull();
});

test('two results are the same by their number', () => {
  const same = (one?: string, other?: string) =>
    isSamePleuralResult(
      one === undefined ? {} : { original_result: one },
      other === undefined ? {} : { original_result: other },
    );
  expect([same('45', '45.0'), same('45', '46'), same('45'), same(), same('', undefined)]).toEqual([
    ...[true, false, false, true, true],
  ]);
});

test('the deaminase is that of the sample whose fluid values a form holds', () => {
  const record = recordOf([
    { day: '2025-11-18', rows: [['K', '4.0', 'mmol/L']] },
    { day: DAY, rows: [...FLUID, ['PF-ADA', '52', 'U/L']] },
    {
      day: '2025-11-10',
      rows: [
        ['PF-TP', '30', 'g/L'],
        ['PF-LDH', '100', 'U/L'],
        ['PF-ADA', '8', 'U/L'],
      ],
    },
    {
      day: '2025-11-09',
      rows: [
        ['PF-TP', '31', 'g/L'],
        ['PF-LDH', '100', 'U/L'],
        ['ADA', '9', 'U/L'],
      ],
    },
  ]);
  const ada = (protein?: string, enzyme?: string) =>
    pleuralAda(record, {
      ...(protein === undefined ? {} : { protein_quantification: { original_result: protein } }),
      ...(enzyme === undefined ? {} : { fluid_lactate_dehydrogenase: { original_result: enzyme } }),
    });
  expect([ada('45', '320.0'), ada('30', '100'), ada('31', '100')]).toEqual([52, 8, undefined]);
  expect([ada('45', '100'), ada('45'), ada()]).toEqual([undefined, undefined, undefined]);
});
