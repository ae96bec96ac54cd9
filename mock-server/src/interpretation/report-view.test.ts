import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { SEED_PATIENT_IDS, SEED_REPORT_IDS } from '../hospital/seed-ids.ts';
import { insertLaboratory } from '../store/clinical-laboratories.ts';
import { insertReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { sharedReportData } from './report-data.ts';
import { reportSummariesOn } from './report-summaries.ts';
import { flagCounts, reportView } from './report-view.ts';

const PATIENT = SEED_PATIENT_IDS.谭志远;

function addCreatinine(world: World, reportId: string, time: string, result: string, unit = 'μmol/L'): void {
  insertReport(world, { report_id: reportId, patient_id: PATIENT, report_name: '肾功能', report_time: time });
  insertLaboratory(world, {
    laboratory_id: `${reportId}-01`,
    report_id: reportId,
    position: 1,
    code: 'CREA',
    name: '肌酐',
    specimen: '血清',
    result,
    unit,
    range_text: unit === 'μmol/L' ? '57–97' : '',
    group_name: '肾功能',
    error: null,
  });
}

function diagnoses(world: World, reportId: string): string[] {
  return reportView(world, reportId)?.judged.inference.diagnoses.map((diagnosis) => diagnosis.id) ?? [];
}

test('a creatinine that rises within two days shows as acute kidney injury, whatever its unit', () => {
  const world = createSeededWorld();
  addCreatinine(world, 'X1', '2025-11-16T08:00:00+08:00', '80');
  addCreatinine(world, 'X2', '2025-11-17T20:00:00+08:00', '1.30', 'mg/dL');
  expect(diagnoses(world, 'X1')).toEqual([]);
  expect(diagnoses(world, 'X2')).toContain('AKI');
});

test('the same rise over a month does not', () => {
  const world = createSeededWorld();
  addCreatinine(world, 'X1', '2025-10-10T08:00:00+08:00', '80');
  addCreatinine(world, 'X2', '2025-11-17T20:00:00+08:00', '115');
  expect(diagnoses(world, 'X2')).toEqual([]);
});

test('a new report changes what follows from it, and nothing before it', () => {
  const world = createSeededWorld();
  const before = reportSummariesOn(world, '2025-11-18').length;
  const view = reportView(world, SEED_REPORT_IDS.谭志远);
  const data = view && sharedReportData(world, view);
  addCreatinine(world, 'X1', '2025-11-18T10:20:00+08:00', '88');
  expect(reportSummariesOn(world, '2025-11-18')).toHaveLength(before + 1);
  const again = reportView(world, SEED_REPORT_IDS.谭志远);
  expect(again && sharedReportData(world, again)).toEqual(data);
});

test('a limit that holds the first time only is not passed twice', () => {
  const world = createSeededWorld();
  addCreatinine(world, 'X1', '2025-11-17T08:00:00+08:00', '640');
  addCreatinine(world, 'X2', '2025-11-18T08:00:00+08:00', '655');
  expect(reportView(world, 'X1')?.reading.level).toBe('critical');
  const second = reportView(world, 'X2');
  expect(second && flagCounts(second.judged).critical).toBe(0);
});
