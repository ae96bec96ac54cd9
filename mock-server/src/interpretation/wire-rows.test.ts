import { compareWithPrevious } from '@jianwei/clinical-rules/delta/delta';
import { expect, test } from 'vitest';
import { createSeededWorld } from '../hospital.test-support.ts';
import { patientRecord } from './patient-record.ts';
import { deltaOf, historyOf, observationOf } from './wire-rows.ts';

const world = createSeededWorld();

// 300 reports with two results a day; a kidney course with stages; two units and two laboratories of one item.
test.each(['P1090', 'P1049', 'P1004', 'P1020'])('a comparison of %s is the same as with all earlier results', (id) => {
  const record = patientRecord(world, id);
  if (!record) throw new Error(`no such patient: ${id}`);
  expect(record.reports.length).toBeGreaterThan(2);
  const everything = record.reports.flatMap(({ report, rows }) =>
    rows.map((row) => ({ ...observationOf(row, report.report_time), reportId: report.report_id })),
  );
  const history = historyOf(record);
  for (const judged of record.reports) {
    const now = judged.report.report_time;
    expect(judged.rows.length).toBeGreaterThan(0);
    for (const row of judged.rows) {
      const whole = compareWithPrevious(observationOf(row, now), everything);
      expect(deltaOf(row, now, history)).toEqual(whole);
    }
  }
});
