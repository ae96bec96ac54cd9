import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { describe, expect, test } from 'vitest';
import { SEED_PATIENTS } from '../hospital/patients/all-patients.ts';
import { listPatients } from '../store/clinical-patients.ts';
import { Query } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { createSeededWorld } from '../hospital.test-support.ts';
import { SYSTEM_CONTENTS } from './disease-systems.ts';
import { patientRecord } from './patient-record.ts';
import { reportSummaries } from './report-summaries.ts';

const PATIENT_WITH_300 = 'P1090';
const REPORT_WITH_5000 = 'R1091-01';
const PICTURE_EVE = '2025-11-17';
const PICTURE_DAY = '2025-11-18';
const REPORTS_TODAY = 41;
/** Patients from this number on stand for the diagnoses of the rule base. */
const FIRST_OF_A_RULE = 1401;
/** After them stand patients of the laboratory's review. */
const LAST_OF_A_RULE = 1569;
const LONG_COURSES = { from: 1041, to: 1099 };

const COUNTS = new Query<{ patients: number; reports: number; rows: number; first: string; last: string }>(
  `SELECT (SELECT count(*) FROM patient) AS patients, count(*) AS reports, (SELECT count(*) FROM laboratory) AS rows,
     min(report_time) AS first, max(report_time) AS last FROM report`,
);
const IDS = new Query<{ id: string }>(
  `SELECT report_id || ' ' || report_time AS id FROM report
   UNION ALL SELECT laboratory_id || ' ' || code || ' ' || result FROM laboratory ORDER BY 1`,
);

const world = createSeededWorld();
const records = listPatients(world).map((patient) => {
  const record = patientRecord(world, patient.patient_id);
  if (!record) throw new Error(`no record: ${patient.patient_id}`);
  return record;
});
const reports = records.flatMap((record) => record.reports);
const rows = reports.flatMap((report) => report.rows);

describe('the size of the hospital', () => {
  test('every patient and report of the tables', () => {
    const counts = COUNTS.get(world);
    expect(counts?.patients).toBe(SEED_PATIENTS.length);
    expect(counts?.reports).toBe(SEED_PATIENTS.flatMap((patient) => patient.reports).length);
    expect(counts?.patients).toBeGreaterThanOrEqual(310);
    expect(counts?.reports).toBeGreaterThanOrEqual(1750);
  });

  test('eighty patients, 600 reports and 15,000 rows over three years, the large report not counted', () => {
    const counts = COUNTS.get(world);
    const large = reports.find(({ report }) => report.report_id === REPORT_WITH_5000)?.rows.length ?? 0;
    expect(counts?.patients).toBeGreaterThanOrEqual(80);
    expect(counts?.reports).toBeGreaterThanOrEqual(600);
    expect((counts?.rows ?? 0) - large).toBeGreaterThanOrEqual(15_000);
    const years = Date.parse(counts?.last ?? '') - Date.parse(counts?.first ?? '');
    expect(years / 86_400_000 / 365.25).toBeGreaterThan(2.9);
    expect(years / 86_400_000 / 365.25).toBeLessThan(3.1);
  });

  test('one patient has 300 reports, one report 5,000 rows, and the report says what it is', () => {
    expect(patientRecord(world, PATIENT_WITH_300)?.reports).toHaveLength(300);
    const large = reports.find(({ report }) => report.report_id === REPORT_WITH_5000);
    expect(large?.rows).toHaveLength(5000);
    expect(large?.report.report_name).toBe('大样本质控导出（演示）');
    const sizes = reports.map((report) => report.rows.length).toSorted((a, b) => b - a);
    expect(sizes[1]).toBeLessThan(100);
  });

  test('names, ids, inpatient numbers and the times of one patient are not shared', () => {
    const of = (key: 'name' | 'number' | 'inpatientNo') => SEED_PATIENTS.map((patient) => patient[key]);
    for (const key of ['name', 'number', 'inpatientNo'] as const) expect(new Set(of(key)).size).toBe(of(key).length);
    for (const { name, reports: seeded } of SEED_PATIENTS) {
      expect([name, new Set(seeded.map(({ at }) => at)).size]).toEqual([name, seeded.length]);
    }
  });

  test('forty-one reports are of today, and no patient of a rule has one of today or its eve', () => {
    const today = SEED_PATIENTS.flatMap(({ reports: own }) => own.filter(({ at }) => at >= PICTURE_DAY));
    expect(today).toHaveLength(REPORTS_TODAY);
    const isOfRule = (number: number) => number >= FIRST_OF_A_RULE && number <= LAST_OF_A_RULE;
    const late = SEED_PATIENTS.filter(({ number }) => isOfRule(number)).flatMap(({ reports: own }) => own);
    expect(late.length).toBeGreaterThan(300);
    expect(late.filter(({ at }) => at >= PICTURE_EVE)).toEqual([]);
  });

  test('the long courses leave the days of the pictures alone', () => {
    const courses = SEED_PATIENTS.filter(({ number }) => number >= LONG_COURSES.from && number <= LONG_COURSES.to);
    expect(courses.length).toBeGreaterThanOrEqual(40);
    expect(courses.flatMap((patient) => patient.reports.filter(({ at }) => at >= PICTURE_EVE))).toEqual([]);
  });
});

describe('the same clock', () => {
  const again = createSeededWorld();

  test('gives the same bytes', () => {
    expect(Buffer.compare(again.db.serialize(), world.db.serialize())).toBe(0);
  });

  test('and another one the same ids and results', () => {
    const later = createSeededWorld('2026-02-11T15:00:00+08:00');
    const withoutTimes = (of: World) => IDS.all(of).map(({ id }) => id.replace(/\d{4}-\d{2}-\d{2}T\S+/, ''));
    expect(withoutTimes(later)).toEqual(withoutTimes(world));
  });
});

describe('what the rules find in it', () => {
  test('each diagnosis of the rule base', () => {
    const found = new Set(reports.flatMap(({ inference }) => inference.diagnoses.map(({ id }) => id)));
    expect(DIAGNOSES).toHaveLength(329);
    expect(DIAGNOSES.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  // covers A-9-53
  test('a diagnosis of each of the 17 systems', () => {
    const found = new Set(reports.flatMap(({ inference }) => inference.diagnoses.map(({ systemId }) => systemId)));
    expect(SYSTEM_CONTENTS.filter(({ systemId }) => !found.has(systemId)).map(({ name }) => name)).toEqual([]);
  });
});

describe('what an interpretation has to survive', () => {
  const undetermined = (reason: string) =>
    rows.filter(({ flag }) => flag.state === 'undetermined' && flag.reason === reason);

  test.each([
    ['critical values, high', () => rows.filter(({ flag }) => flag.critical === 'high')],
    ['critical values, low', () => rows.filter(({ flag }) => flag.critical === 'low')],
    ['rows that could not be cleaned', () => reports.flatMap(({ failed }) => failed)],
    ['qualitative results', () => rows.filter(({ flag }) => flag.parsed.kind === 'qualitative')],
    ['titres', () => rows.filter(({ flag }) => flag.parsed.kind === 'titre')],
    ['bounds', () => rows.filter(({ flag: { parsed } }) => parsed.kind === 'number' && parsed.comparator)],
    ['text results', () => undetermined('text_result')],
    ['missing ranges', () => undetermined('no_range')],
    ['ranges that only the catalogue has', () => rows.filter(({ flag }) => flag.rangeSource === 'catalogue')],
    ['missing units', () => undetermined('unit_missing')],
    ['items outside the catalogue', () => rows.filter(({ item }) => item === undefined)],
  ] as const)('%s', (_what, found) => {
    expect(found().length).toBeGreaterThan(0);
  });

  test('two results of one item on one day', () => {
    const days = records.flatMap(({ patient, reports: own }) =>
      own.flatMap(({ report, rows: printed }) =>
        printed
          .filter((row) => findItem(row.code) !== undefined)
          .map((row) => `${patient.patient_id} ${report.report_time.slice(0, 10)} ${row.code} ${report.report_id}`),
      ),
    );
    const perDay = Map.groupBy(days, (line) => line.split(' ').slice(0, 3).join(' '));
    expect([...perDay.values()].filter((lines) => lines.length > 1).length).toBeGreaterThan(10);
  });
});

/** Tools that read reports, by api_type; the others read what was saved. */
const READING_TOOLS = [3, 4, 7, 11, 12, 14, 15];

test.each(READING_TOOLS)('the tool of type %i has four patients with a history', (apiType) => {
  const calling = reportSummaries(world).filter(({ triggered }) =>
    triggered.some(({ application }) => application.apiType === apiType),
  );
  const perPatient = Map.groupBy(calling, ({ patient }) => patient.patient_id);
  expect([...perPatient.values()].filter((of) => of.length > 1).length).toBeGreaterThanOrEqual(4);
});

test.each(['grace_report', 'pleural_report', 'covid19_report', 'thyroid_followup'])(
  '%s has four patients with several savings',
  (table) => {
    const saved = new Query<{ patients: number }>(
      `SELECT count(*) AS patients FROM (SELECT patient_id FROM ${table} GROUP BY patient_id HAVING count(*) > 1)`,
    ).get(world);
    expect(saved?.patients).toBeGreaterThanOrEqual(4);
  },
);
