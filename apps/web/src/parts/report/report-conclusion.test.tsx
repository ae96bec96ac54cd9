import type { ReportData } from '@jianwei/api-client/model';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { applyStyles } from '../../../test/apply-styles.ts';
import { ReportConclusion } from './report-conclusion.tsx';

function renderHeadline(headline: string) {
  const interpretation = { headline, detail: '', review_notes: [], codes: [], rule_version: '2024.1' };
  const report: Partial<ReportData> = { interpretation, need_focus: [], suggestion_diagnosis: [] };
  render(
    <ReportConclusion
      report={report as ReportData}
      marking={{ findingId: '', diagnosisId: '' }}
      onMark={vi.fn()}
      onOpenDiagnosis={vi.fn()}
    />,
  );
}

test.each([
  ['总胆红素（质控 002）升高，建议复查', '建议复查'],
  ['未见异常', '未见异常'],
])('the closing words of %s stay on one line', async (headline, closing) => {
  await applyStyles('src/app/theme/layout.css');
  renderHeadline(headline);
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(headline);
  expect(screen.getByText(closing)).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('closing words that are long may wrap', async () => {
  await applyStyles('src/app/theme/layout.css');
  renderHeadline('血钾升高，肾小球滤过率较上次明显下降');
  expect(screen.getByText('肾小球滤过率较上次明显下降')).not.toHaveStyle({ whiteSpace: 'nowrap' });
});

// J-91
test('a back end without a reading has its sentences shown as they were sent, and that there is no reading', () => {
  renderHeadline('血钾升高，建议复查');
  expect(screen.getByText('综合判读未提供')).toBeVisible();
  expect(screen.getByRole('region', { name: '需特别关注' })).toBeVisible();
  expect(screen.getByText('未提示疑似诊断')).toBeVisible();
  expect(screen.queryByRole('region', { name: '发现' })).not.toBeInTheDocument();
});
