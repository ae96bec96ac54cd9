import { judgeRecord } from '@jianwei/clinical-rules/record/judged';
import { expect, test } from 'vitest';
import { lateReports } from './late-reports.ts';

const patient = { patient_id: 'P1', gender: '女', birth_date: '1980-01-01', tags: [] };

/** Reports by the hour in which they were sampled, and that in which they came. */
function lateOf(hours: readonly (readonly [sampled: number, received: number | undefined])[]): string[] {
  const at = (hour: number) => `2025-11-18T${String(hour).padStart(2, '0')}:00:00+08:00`;
  const { reports } = judgeRecord(
    patient,
    hours.map(([sampled, received]) => ({
      report: {
        report_id: `R${sampled}`,
        report_name: '',
        report_time: at(sampled),
        received_at: received === undefined ? '' : at(received),
      },
      rows: [],
    })),
  );
  return [...lateReports(reports)];
}

test('a report is late where one that was sampled later had come before it', () => {
  expect(
    lateOf([
      [8, 20],
      [10, 11],
      [12, 13],
    ]),
  ).toEqual(['R8']);
  expect(
    lateOf([
      [8, 9],
      [10, 11],
    ]),
  ).toEqual([]);
  expect(
    lateOf([
      [8, undefined],
      [10, 11],
    ]),
  ).toEqual([]);
});
