import type { GastricReport } from '@jianwei/api-client/model';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { laboratoryRow, modelAnswers, openModel, PATIENT } from '../lab-report/model-page.test-support.tsx';
import { GastricView } from './gastric-view.tsx';

const row = (name: string, result: string, more = {}) =>
  laboratoryRow(name, result, { original_specimen: '血清', original_units: 'μg/L', ...more });

const scored: GastricReport = {
  report_id: 'r-2',
  report_time: '2025-11-12T08:20:00+08:00',
  patient_id: PATIENT,
  patient_age: 63,
  patient_gender: '男',
  score: 19,
  level: 'high',
  abc: 'C',
  conclusion: '新型胃癌筛查评分19分，高危，建议每年胃镜检查；ABC(D)法C组（间隔取较短者）',
  tips: ['近2周内使用PPI会影响全部结果'],
  missing: [],
  contributions: [
    { item: 'age', label: '年龄', value: '63 岁', points: 6, source: '共识' },
    { item: 'sex', label: '性别', value: '男', points: 4, source: '共识' },
  ],
  review_notes: ['规则待临床复核：评分各项分值引自共识，未逐条核对'],
  laboratories: [row('胃蛋白酶原 I', '46.8', { abnormal_type: -1 }), row('胃泌素17', '7.4')],
};
/** Only what the specification names: no score, no group, no rule. */
const bare: GastricReport = {
  report_id: 'r-1',
  report_time: '2025-05-08T08:32:00+08:00',
  laboratories: [row('胃蛋白酶原 I', '58.2')],
};

const open = (reports = [scored, bare], reportId = 'r-other') =>
  openModel(GastricView, modelAnswers('/api/v2/model/gastric', reports), 4, reportId);

const entry = (time: RegExp) => screen.findByRole('button', { name: time });

// covers A-2.11-01, A-2.11-02
test('reports of the patient, newest first and open, with conclusion and results', async () => {
  open();
  expect(await screen.findByText('19')).toBeVisible();
  const records = screen.getByRole('navigation', { name: '胃功能报告' });
  expect(within(records).getAllByRole('button')[0]?.textContent).toMatch(/^2025-11-12 \d\d:20/);
  expect(within(records).getAllByRole('button')[0]).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('高危', { selector: '.jw-song' })).toBeVisible();
  expect(screen.getByText('C 组')).toBeVisible();
  expect(screen.getByText('ABC(D)法C组（间隔取较短者）')).toBeVisible();
  const table = screen.getByRole('table', { name: '胃功能检验结果' });
  expect(within(table).getByRole('row', { name: /胃蛋白酶原 I 46\.8/ })).toBeVisible();
  expect(screen.getByText(/^2 项，异常 1\s男\s63 岁$/)).toBeVisible();
  expect(screen.getByRole('table', { name: '各项得分' })).toHaveTextContent('年龄63 岁6');
  const levels = screen.getByRole('table', { name: '评分与胃镜间隔' });
  expect(within(levels).getByRole('row', { name: /高危/ })).toHaveAttribute('aria-current', 'true');
  const groups = screen.getByRole('table', { name: 'ABC(D) 法分组' });
  expect(within(groups).getByRole('row', { name: /^C/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('近2周内使用PPI会影响全部结果')).toBeVisible();
});

test('the report the page is on opens first, and is marked in the list', async () => {
  open([scored, bare], 'r-1');
  expect(await entry(/2025-05-08 \d\d:32\s*当前报告/)).toHaveAttribute('aria-current', 'true');
  expect(await screen.findByText('58.2')).toBeInTheDocument();
  expect(screen.getByText('暂无评分')).toBeVisible();
});

test('without a conclusion, what is on the screen can be copied and printed', async () => {
  const { user } = open([{ ...bare, abc: 'B', missing: ['幽门螺杆菌抗体'] }]);
  await user.click(await screen.findByRole('button', { name: '复制结论' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^2025-05-08 \d\d:32 胃功能血清学：暂无评分。ABC\(D\) 法 B 组。未取得：幽门螺杆菌抗体。结果仅供临床参考，不替代医师诊断。$/,
  );
  expect(screen.getByRole('button', { name: '打印' })).toBeVisible();
});

test('what the score lacks is named', async () => {
  open([{ ...bare, score: null, conclusion: '评分适用于≥40岁人群', missing: ['幽门螺杆菌抗体'] }]);
  expect(await screen.findByText('暂无评分')).toBeVisible();
  expect(screen.getByText('未取得：幽门螺杆菌抗体')).toBeVisible();
});
