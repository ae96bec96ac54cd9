import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { describe, expect, it } from 'vitest';

import { hasReport, reportTimeText, timelineParts, timelineYears } from './timeline-years.ts';

const day = (date: string, ...ids: string[]) => ({
  date,
  reports: ids.map((id) => ({
    report_id: id,
    report_time: `${date}T09:00:00+08:00`,
    report_name: '生化',
    abnormal_count: 1,
    critical_count: 0,
  })),
});

const DAYS = [
  day('2025-11-18', 'R6'),
  day('2025-02-20', 'R5'),
  day('2024-11-18', 'R4', 'R3'),
  day('2024-11-17', 'R2'),
  day('2023-05-01', 'R1'),
];
const ids = (reports: readonly { report_id: string }[]) => reports.map((report) => report.report_id);

describe('timeline', () => {
  it('is split one year before the newest report, that day included, and loses nothing', () => {
    const { recent, older } = timelineParts(DAYS);
    expect(ids(recent)).toEqual(['R6', 'R5', 'R4', 'R3']);
    expect(older.map((group) => [group.year, ids(group.reports)])).toEqual([
      ['2024', ['R2']],
      ['2023', ['R1']],
    ]);
  });

  it('counts from the newest report, however long ago that was', () => {
    expect(ids(timelineParts([day('2019-03-01', 'R2'), day('2018-03-01', 'R1')]).recent)).toEqual(['R2', 'R1']);
  });

  it('sorts newest first whatever the order of the answer', () => {
    expect(timelineParts(DAYS.toReversed())).toEqual(timelineParts(DAYS));
    expect(timelineYears(DAYS.toReversed()).map((group) => group.year)).toEqual(['2025', '2024', '2023']);
    expect(timelineParts([])).toEqual({ recent: [], older: [] });
  });

  it('keeps reports of one day in their order, and days without one out', () => {
    const days = [day('2025-11-18', 'R6'), { date: '2025-11-18' }, day('2025-11-18', 'R5'), { date: '2023-01-01' }];
    expect(ids(timelineParts(days).recent)).toEqual(['R6', 'R5']);
    expect(timelineParts(days).older).toEqual([{ year: '2023', reports: [] }]);
  });

  it('counts from the newest day that can be read', () => {
    const { recent } = timelineParts([day(UNDETERMINED, 'R9'), ...DAYS]);
    expect(ids(recent)).toEqual(['R9', 'R6', 'R5', 'R4', 'R3']);
    expect(ids(timelineParts([day(UNDETERMINED, 'R9')]).recent)).toEqual(['R9']);
    expect(reportTimeText(UNDETERMINED, '2025-11-18')).toBe(UNDETERMINED);
  });

  it('may hold a report where it cannot be read', () => {
    expect(hasReport([day(UNDETERMINED, 'R1')], 'R9')).toBe(true);
    expect(hasReport([day('2025-11-18', 'R1', UNDETERMINED)], 'R9')).toBe(true);
  });

  it('knows whether a report is on it', () => {
    expect(hasReport(DAYS, 'R2')).toBe(true);
    expect(hasReport(DAYS, 'R9')).toBe(false);
    expect(hasReport([{ date: '2025-11-18' }], 'R5')).toBe(false);
  });
});
