import type { KeyResult, ReadingBrief, ReportListItem } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInRouter } from '../../../test/render-in-router.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { ReportTable } from '../report/report-table.tsx';

const POTASSIUM: KeyResult = {
  laboratory_id: 'L',
  laboratory_name: '钾',
  short_name: 'K',
  original_result: '6.82',
  original_units: 'mmol/L',
  abnormal_type: 1,
};

function showRow(reading: ReadingBrief | undefined, results: KeyResult[] = []) {
  signIn();
  const report: Partial<ReportListItem> = {
    report_id: 'R1',
    patient_name: '孟庆山',
    report_name: '生化',
    report_time: '2025-11-18T10:26:00+08:00',
    high_count: 0,
    low_count: 0,
    key_results: results,
    diagnoses: [],
    applications: [],
    ...(reading && { reading }),
  };
  renderInRouter(
    <ReportTable
      caption="检验报告"
      reports={[report as ReportListItem]}
      day="2025-11-18"
      isStale={false}
      hasCollection={false}
    />,
  );
  return within(screen.getByRole('row', { name: /孟庆山/ }));
}

test('a line of the list says beside its result what the reading adds, and the whole headline in the tip', () => {
  const headline = ['血钾 6.82 mmol/L，危急，26 小时升 0.70：立即心电图', '低钙血症（血钙 1.92 mmol/L）'];
  const row = showRow({ level: 'critical', urgency: 1, headline }, [POTASSIUM]);
  expect(row.getByText('26 小时升 0.70：立即心电图')).toHaveAttribute('title', headline.join('；'));
});

test.each([
  ['undetermined', '无法判定'],
  ['normal', '在参考区间内'],
  ['focus', '需关注'],
  ['odd', '无法判定'],
])('without abnormal results the level %s is said as %s, not as 无', (level, word) => {
  const row = showRow({ level: level as 'focus', headline: [] });
  expect(row.getByText(word)).toBeVisible();
  expect(row.queryByText('无')).not.toBeInTheDocument();
  expect(row.queryByText('未见需关注项')).not.toBeInTheDocument();
});

test('a back end without readings has its lines as before', () => {
  const row = showRow(undefined);
  expect(row.getByText('无')).toBeVisible();
  expect(row.getByText('未见需关注项')).toBeVisible();
});
