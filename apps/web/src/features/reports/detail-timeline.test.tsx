import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { DetailTimeline } from './detail-timeline.tsx';

const report = (id: string, time: string, isLate?: boolean) => ({
  report_id: id,
  report_time: time,
  report_name: id,
  abnormal_count: 0,
  critical_count: 0,
  ...(isLate !== undefined && { is_late: isLate }),
});

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  signIn({ verifyArr: ['/detail'] });
});

function show(reports: readonly ReturnType<typeof report>[], reportId: string) {
  const patient = { patient_id: 'P1', name: '周明远', gender: '男', age: 63 } as const;
  const days = [...Map.groupBy(reports, ({ report_time: time }) => time.slice(0, 10))].map(([date, ofDay]) => ({
    date,
    reports: ofDay,
  }));
  renderWithAnswers(
    <DetailTimeline
      timeline={{ patient, days }}
      reportId={reportId}
      range="all"
      onRange={() => undefined}
      addressOf={(id) => `/detail?report_id=${id}`}
    />,
    { 'GET /api/v2/warnings': () => ({ page: 0, page_size: 200, total_elements: 0, data: [] }) },
  );
}

const entry = (id: string) => screen.getByRole('link', { name: new RegExp(`${id}$`) });

test('a report that came late says 补录, and only that', () => {
  show([report('R2', '2025-11-18T10:00:00+08:00'), report('R1', '2025-11-18T08:00:00+08:00', true)], 'R2');
  expect(screen.getAllByText('补录')).toHaveLength(1);
  expect(screen.getByText('补录').closest('a')).toHaveTextContent('R1');
});

const COURSE = [
  report('R5', '2025-03-04T10:00:00+08:00'),
  report('R4', '2024-11-18T10:30:00+08:00'),
  report('R3', '2024-11-18T08:05:00+08:00'),
  report('R2', '2024-06-01T09:15:00+08:00'),
  report('R1', '2023-02-03T07:45:00+08:00'),
];

test('the year is said where it is not that of the report on screen, the hour where two reports share a day', () => {
  show(COURSE, 'R5');
  expect(entry('R5')).toHaveTextContent('03-0410:00R5');
  expect(entry('R4')).toHaveTextContent('2024-11-1810:30R4');
  expect(entry('R3')).toHaveTextContent('2024-11-1808:05R3');
  expect(entry('R2')).toHaveTextContent('2024-06-01R2');
});

test('an old report on screen has the year that goes without saying, also where it stands under its year', () => {
  show(COURSE, 'R1');
  expect(entry('R5')).toHaveTextContent('2025-03-04R5');
  expect(entry('R1')).toHaveTextContent('02-0307:45R1');
});
