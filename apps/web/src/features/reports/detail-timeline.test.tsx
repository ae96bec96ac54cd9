import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('a report that came late says 补录, and only that', () => {
  signIn({ verifyArr: ['/detail'] });
  const patient = { patient_id: 'P1', name: '周明远', gender: '男', age: 63 } as const;
  const reports = [report('R2', '2025-11-18T10:00:00+08:00'), report('R1', '2025-11-18T08:00:00+08:00', true)];
  renderWithAnswers(
    <DetailTimeline
      timeline={{ patient, days: [{ date: '2025-11-18', reports }] }}
      reportId="R2"
      range="year"
      onRange={() => undefined}
      addressOf={(id) => `/detail?report_id=${id}`}
    />,
    { 'GET /api/v2/warnings': () => ({ page: 0, page_size: 200, total_elements: 0, data: [] }) },
  );
  expect(screen.getAllByText('补录')).toHaveLength(1);
  expect(screen.getByText('补录').closest('a')).toHaveTextContent('R1');
});
