import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { describe, expect, test } from 'vitest';
import { Query } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { createSeededWorld, testClock } from '../hospital.test-support.ts';
import { createWorld } from '../store/worlds.ts';
import { seedWorld } from './seed-world.ts';
import { SEED_GRACE_IDS, SEED_PATIENT_IDS, SEED_REPORT_IDS, SEED_SPECIAL_REPORT_IDS } from './seed-ids.ts';

const COUNTS = new Query<{ last: string }>('SELECT max(report_time) AS last FROM report');
const REPORT_OF = new Query<{ name: string; report_time: string; age: string }, [string]>(
  'SELECT name, report_time, birth_date AS age FROM report JOIN patient USING (patient_id) WHERE report_id = ?',
);
const ROWS = new Query<{
  code: string;
  name: string;
  result: string;
  unit: string;
  range_text: string;
  error: string | null;
}>('SELECT code, name, result, unit, range_text, error FROM laboratory ORDER BY laboratory_id');
const RESULTS = new Query<{ code: string; result: string }, [string]>(
  'SELECT code, result FROM laboratory WHERE report_id = ? ORDER BY position',
);
const TABLES = ['patient', 'report', 'laboratory', 'report_read', 'favourite', 'grace_report'];

function everyRow(world: World): unknown[] {
  return TABLES.flatMap((table) =>
    new Query<Record<string, unknown>>(`SELECT * FROM ${table} ORDER BY 1, 2`).all(world),
  );
}

function results(world: World, reportId: string): Record<string, string> {
  return Object.fromEntries(RESULTS.all(world, reportId).map(({ code, result }) => [code, result]));
}

const world = createSeededWorld();

test('the hospital ends with today', () => {
  const counts = COUNTS.get(world);
  expect(counts?.last).toBe('2025-11-18T10:26:00+08:00');
});

test('the same clock gives the same rows', () => {
  // A seed of its own is sown anew, not copied.
  const sownAnew = createWorld((empty) => seedWorld(empty), testClock);
  expect(everyRow(sownAnew)).toEqual(everyRow(world));
});

describe('with another clock', () => {
  test('every report keeps its distance from today', () => {
    const later = createSeededWorld('2026-03-02T15:00:00+08:00');
    expect(REPORT_OF.get(later, SEED_REPORT_IDS.顾怀远)?.report_time).toBe('2026-03-02T09:42:00+08:00');
    expect(REPORT_OF.get(later, SEED_SPECIAL_REPORT_IDS.顾怀远八月)?.report_time).toBe('2025-12-03T10:05:00+08:00');
    expect(results(later, SEED_REPORT_IDS.顾怀远)).toEqual(results(world, SEED_REPORT_IDS.顾怀远));
  });

  test('no report lies ahead of an early clock, and the order of the day is kept', () => {
    const early = createSeededWorld('2025-11-18T01:05:00+08:00');
    expect(COUNTS.get(early)?.last).toMatch(/^2025-11-18T01:0[0-5]/);
    const [first, second] = [SEED_REPORT_IDS.严松年, SEED_REPORT_IDS.孟庆山].map(
      (id) => REPORT_OF.get(early, id)?.report_time ?? '',
    );
    expect((first ?? '') < (second ?? '')).toBe(true);
  });
});

test('the patients of the pictures keep their values', () => {
  expect(results(world, SEED_REPORT_IDS.孟庆山)).toMatchObject({ K: '6.82', CREA: '642' });
  expect(results(world, SEED_REPORT_IDS.严松年)).toMatchObject({
    CTNI: '1.284',
    CKMBM: '18.6',
    MYO: '142',
    CREA: '112',
  });
  expect(results(world, SEED_REPORT_IDS.何秀兰)).toMatchObject({
    PH: '7.312',
    PCO2: '68.4',
    PO2: '54.6',
    HCO3: '33.5',
  });
  expect(results(world, SEED_REPORT_IDS.卢雅琴)).toMatchObject({ HGB: '72', FER: '4.6' });
  expect(results(world, SEED_REPORT_IDS.罗天佑)).toMatchObject({ CRP: '86.4', 'LYM#': '0.62' });
  expect(results(world, SEED_REPORT_IDS.戴建国)).toMatchObject({
    'PF-LDH': '386',
    'PF-TP': '42.6',
    LDH: '214',
    TP: '68.4',
  });
  expect(results(world, SEED_REPORT_IDS.郑立群)).toMatchObject({ ALT: '186', GGT: '312' });
  expect(results(world, SEED_REPORT_IDS.温晓棠)).toEqual({ TSH: '0.08', FT3: '6.12', FT4: '23.40' });
  expect(results(world, SEED_REPORT_IDS.梁书敏)).toMatchObject({ PG1: '42.3', PGR: '2.1' });
  expect(results(world, SEED_REPORT_IDS.蒋素芬)).toMatchObject({ ANA: '1:320', C3: '0.52' });
  expect(Object.values(results(world, SEED_REPORT_IDS.顾怀远)).slice(0, 21)).toEqual(
    '168 39 12.6 486 1.86 326 2+ 2+ 1.015 5.62 138.2 106.8 19.6 2.14 1.58 9.84 8.2 103 3.52 6.4 218'.split(' '),
  );
});

test('the ids that browser tests use name the patients that they say', () => {
  for (const [name, reportId] of Object.entries(SEED_REPORT_IDS)) {
    expect(REPORT_OF.get(world, reportId)).toMatchObject({
      name,
      report_time: expect.stringMatching(/^2025-11-18/) as string,
    });
  }
  const patients = new Query<{ patient_id: string; name: string }>('SELECT patient_id, name FROM patient').all(world);
  const names = new Map(patients.map((row) => [row.patient_id, row.name]));
  for (const [name, patientId] of Object.entries(SEED_PATIENT_IDS)) expect(names.get(patientId)).toBe(name);
  const grace = new Query<{ report_id: string }>(
    `SELECT report_id FROM grace_report WHERE patient_id = '${SEED_PATIENT_IDS.严松年}' ORDER BY report_time`,
  ).all(world);
  expect(grace.map((row) => row.report_id)).toEqual(Object.values(SEED_GRACE_IDS));
});

test('the ways of printing that an interpretation must survive all occur', () => {
  const rows = ROWS.all(world);
  const some = (wanted: (row: (typeof rows)[number]) => boolean): boolean => rows.some(wanted);
  expect(some((row) => row.result.startsWith('<'))).toBe(true);
  expect(some((row) => row.result.startsWith('>'))).toBe(true);
  expect(some((row) => /^1:\d+$/.test(row.result))).toBe(true);
  expect(some((row) => row.result === '阴性') && some((row) => row.result === '2+')).toBe(true);
  expect(some((row) => row.error !== null)).toBe(true);
  expect(some((row) => row.range_text === '' && findItem(row.code) !== undefined)).toBe(true);
  expect(some((row) => row.unit === '' && findItem(row.code)?.unit === 'mmol/L')).toBe(true);
  expect(some((row) => row.range_text.includes('至')) && some((row) => row.range_text.includes('小于等于'))).toBe(true);
  expect(some((row) => row.range_text.includes('～')) && some((row) => row.range_text.startsWith('≥'))).toBe(true);
});

test('a blood count is consistent in itself', () => {
  const {
    'NEUT%': neutrophils,
    'LYM%': lymphocytes,
    'MONO%': monocytes,
    'EO%': eosinophils,
    'BASO%': basophils,
    ...rest
  } = results(world, 'R1028-01');
  const shares = [neutrophils, lymphocytes, monocytes, eosinophils, basophils].map(Number);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  expect(Number(rest['NEUT#'])).toBeCloseTo((Number(rest.WBC) * Number(neutrophils)) / 100, 1);
  expect(Number(rest.HCT)).toBeCloseTo(Number(rest.HGB) / Number(rest.MCHC), 1);
});
