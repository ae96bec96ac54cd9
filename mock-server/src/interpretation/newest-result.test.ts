import { expect, test } from 'vitest';
import { createSeededWorld, testClock } from '../hospital.test-support.ts';
import { insertLaboratory } from '../store/clinical-laboratories.ts';
import { insertReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { covidPrefill } from './covid19-facts.ts';
import { newestRow, numberIn } from './newest-result.ts';
import { patientRecord } from './patient-record.ts';
import type { PatientRecord } from './patient-record.ts';
import { newestHormones, thyroidLimits } from './thyroid-followup-facts.ts';

interface Row {
  readonly code: string;
  readonly result: string;
  readonly unit: string;
  readonly range?: string;
  readonly specimen?: string;
}

/** A seeded patient with one more report, of the day before. */
function withReport(patientId: string, rows: readonly Row[]): PatientRecord {
  const world: World = createSeededWorld();
  insertReport(world, {
    report_id: 'R-new',
    patient_id: patientId,
    report_name: '复查',
    report_time: '2025-11-17T08:00:00+08:00',
  });
  rows.forEach((row, index) => {
    insertLaboratory(world, {
      laboratory_id: `R-new-${index}`,
      report_id: 'R-new',
      position: index,
      code: row.code,
      name: row.code,
      specimen: row.specimen ?? '血清',
      result: row.result,
      unit: row.unit,
      range_text: row.range ?? '',
      group_name: '',
      error: null,
    });
  });
  const record = patientRecord(world, patientId);
  if (!record) throw new Error(`no patient ${patientId}`);
  return record;
}

test('a result without a number fills nothing, nor does an older one in its place', () => {
  const record = withReport('P1155', [{ code: 'TSH', result: '<0.01', unit: 'mIU/L' }]);
  expect(newestHormones(record).values).toEqual({ tsh: null, ft3: 4.5, ft4: 17.2 });
});

test('hormones come in the units of the form, with the report as it printed them', () => {
  const record = withReport('P1155', [
    { code: 'FT3', result: '3.00', unit: 'pg/mL' },
    { code: 'FT4', result: '1.20', unit: 'ng/dL' },
  ]);
  const { values, sources } = newestHormones(record);
  // Molar masses 650.98 and 776.87: 1.536 pmol/L per pg/mL, 12.87 pmol/L per ng/dL.
  expect(values).toEqual({ tsh: 0.28, ft3: 4.608, ft4: 15.444 });
  expect(sources.find(({ item }) => item === 'ft3')).toMatchObject({ value: '3.00 pg/mL', report_id: 'R-new' });
});

test('a unit that does not convert fills nothing', () => {
  const record = withReport('P1155', [{ code: 'FT4', result: '1.20', unit: 'U/L' }]);
  expect(newestHormones(record).values.ft4).toBeNull();
});

test('the limits are those the laboratory prints, converted, as they were at the time', () => {
  const record = withReport('P1155', [{ code: 'FT4', result: '1.20', unit: 'ng/dL', range: '0.70–1.50' }]);
  expect(thyroidLimits(record, '2025-11-18T10:30:00+08:00')['ft4_upper_limit']).toBeCloseTo(19.305, 3);
  expect(thyroidLimits(record, '2025-11-16T10:30:00+08:00')['ft4_upper_limit']).toBe(22);
  expect(thyroidLimits(record, '2020-01-01T00:00:00+08:00')).toEqual({});
});

test('a window holds what is after its start and up to its end', () => {
  const record = withReport('P1155', [{ code: 'TSH', result: '1.00', unit: 'mIU/L' }]);
  const time = '2025-11-17T08:00:00+08:00';
  expect(newestRow(record, 'TSH', { after: time })).toBeUndefined();
  expect(newestRow(record, 'TSH', { until: time })?.report.report_id).toBe('R-new');
  expect(newestRow(record, 'TSH', { until: '2025-11-17T07:59:59+08:00' })?.report.report_id).toBe('R1155-01');
});

test('oxygen of a venous sample is not the arterial pressure', () => {
  const venous = [{ code: 'PO2', result: '41.0', unit: 'mmHg', specimen: '静脉血' }];
  expect(covidPrefill(withReport('P1161', venous), testClock).paO2).toBeNull();
  const kilopascal = [{ code: 'PO2', result: '8.00', unit: 'kPa', specimen: '动脉血' }];
  const record = withReport('P1161', kilopascal);
  const row = newestRow(record, 'PO2');
  expect(row && numberIn(row.row, 'mmHg')).toBeCloseTo(60.005, 3);
});

test.each([
  ['0.79', 1],
  ['0.80', 2],
  ['<0.80', 1],
  ['<0.90', null],
  ['>0.80', 2],
])('lymphocytes of %s are state %s', (result, state) => {
  const record = withReport('P1161', [{ code: 'LYM#', result, unit: '10^9/L', specimen: '全血' }]);
  expect(covidPrefill(record, testClock).states.get('lymphocyte')).toBe(state);
});

test.each([
  ['CRP', 'crp', 'mg/L', '50', '50.1'],
  ['IL6', 'il6', 'pg/mL', '40', '40.1'],
  ['FER', 'ferritin', 'ng/mL', '500', '500.1'],
  ['DD', 'd_dimer', 'mg/L FEU', '1.00', '1.01'],
  ['LAC', 'lactate', 'mmol/L', '2.0', '2.1'],
] as const)('%s: the suggested limit itself has not appeared, above it has', (code, key, unit, limit, above) => {
  const stateOf = (result: string) =>
    covidPrefill(withReport('P1161', [{ code, result, unit }]), testClock).states.get(key);
  expect([stateOf(limit), stateOf(above)]).toEqual([2, 1]);
});

test('lactate dehydrogenase goes by the range of its report', () => {
  const stateOf = (range: string) =>
    covidPrefill(withReport('P1161', [{ code: 'LDH', result: '270', unit: 'U/L', range }]), testClock).states.get(
      'ldh',
    );
  expect([stateOf('120–250'), stateOf('135–270')]).toEqual([1, 2]);
});
