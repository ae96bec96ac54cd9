import { beforeEach, expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { insertLaboratory } from '../store/clinical-laboratories.ts';
import { insertPatient } from '../store/clinical-patients.ts';
import { insertReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';
import { courseIndex } from './course-index.ts';
import { coursesOf } from './courses.ts';
import { sharedReportData } from './report-data.ts';
import { reportView } from './report-view.ts';
import { rowCourses } from './row-course.ts';

const patientId = 'P-course';
let world: World;
let printed = 0;

beforeEach(() => {
  world = createSeededWorld();
  printed = 0;
  const person = { name: '病程', gender: '男', birth_date: '1960-01-01', department: '', bed_no: '', tags: [] };
  insertPatient(world, { ...person, patient_id: patientId, inpatient_no: 'course' });
});

/** One report with one creatinine, the next day at 8 o'clock. */
function print(result: string, unit = 'μmol/L', range = '57-111'): string {
  printed += 1;
  const day = new Date(Date.UTC(2025, 0, printed)).toISOString().slice(0, 10);
  const reportId = `R-course-${printed}`;
  const report = { report_id: reportId, patient_id: patientId, report_name: '生化' };
  insertReport(world, { ...report, report_time: `${day}T08:00:00+08:00` });
  insertLaboratory(world, {
    laboratory_id: `${reportId}-1`,
    report_id: reportId,
    position: 1,
    code: 'CREA',
    name: '肌酐',
    specimen: '血清',
    result,
    unit,
    range_text: range,
    group_name: '肾功能',
    error: null,
  });
  return reportId;
}

const creatinine = () => coursesOf(world, patientId, ['CREA'], {})[0];
const lastRow = (reportId: string) => {
  const view = reportView(world, reportId);
  return view === undefined ? undefined : sharedReportData(world, view).laboratories[0];
};

test('results of several units stand in one, with what was printed', () => {
  print('1.2', 'mg/dL', '0.6-1.3');
  print('110');
  const course = creatinine();
  expect(course?.unit).toBe('μmol/L');
  expect(course?.points[0]).toMatchObject({ value: 106.08, original_result: '1.2', original_unit: 'mg/dL' });
  expect(course?.points[0]?.range_high).toBeCloseTo(114.92);
  expect(course?.points[1]).toMatchObject({ value: 110, range_high: 111 });
});

test('a unit that leads nowhere is told apart and on no curve', () => {
  print('90', 'U/L');
  const id = print('100');
  expect(creatinine()?.points.map(({ value }) => value)).toEqual([100]);
  expect(creatinine()?.unconvertible).toMatchObject([{ value: null, original_result: '90', original_unit: 'U/L' }]);
  expect(lastRow(id)?.course?.points).toHaveLength(1);
});

test('a bound keeps its comparator', () => {
  print('<30');
  expect(creatinine()?.points).toMatchObject([{ value: 30, comparator: '<' }]);
});

test('a value that nobody believes is marked in row and course, and judged neither way', () => {
  print('100');
  const id = print('9000');
  expect(lastRow(id)).toMatchObject({ state: 'undetermined', suspect: { reason: 'implausible' } });
  expect(lastRow(id)).not.toHaveProperty('abnormal_type');
  expect(lastRow(id)?.course?.points.at(-1)?.[2]).toBe(8);
  expect(creatinine()?.points.at(-1)).toMatchObject({ state: 8, suspect: true });
});

test('a year of very many results is thinned by extremes and says how many there were', () => {
  const values = Array.from({ length: 100 }, (_, index) => String(index === 40 ? 500 : index === 60 ? 60 : 100));
  const id = values.map((value) => print(value)).at(-1) ?? '';
  const { points = [], total } = lastRow(id)?.course ?? {};
  expect(points.length).toBeLessThanOrEqual(24);
  expect(total).toBe(100);
  expect(points.map(([, value]) => value)).toEqual(expect.arrayContaining([500, 60]));
});

test('rows of one item and unit share one course', () => {
  const id = print('100');
  const view = reportView(world, id);
  const [row] = view?.judged.rows ?? [];
  const courseOf = rowCourses(courseIndex(world, patientId), view?.judged.report.report_time ?? '');
  expect(row && courseOf(row)).toBe(row && courseOf({ ...row }));
});
