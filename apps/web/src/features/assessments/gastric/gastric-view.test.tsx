import type { GastricReport } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { refusal } from '../../../../test/render-with-answers.tsx';
import { modelAnswers, openModel, PATIENT } from '../lab-report/model-page.test-support.tsx';
import { GastricView } from './gastric-view.tsx';

const PATH = '/api/v2/model/gastric';
const LIST = `${PATH}/${PATIENT}/history`;

const row = (laboratory_id: string, laboratory_name: string, original_result: string, abnormal: boolean) => ({
  laboratory_id,
  laboratory_name,
  original_laboratory_name: laboratory_name,
  original_specimen: '血清',
  original_result,
  original_units: 'μg/L',
  abnormal,
});

const scored: GastricReport = {
  report_id: 'r-2',
  report_time: '2025-11-12T08:20:00+08:00',
  patient_id: PATIENT,
  patient_age: 63,
  patient_gender: '男',
  score: 19,
  level: 'high',
  abc: 'C',
  conclusion: '新型胃癌筛查评分19分，高危，建议每年胃镜检查；ABC(D)法C组，每2年胃镜',
  tips: ['近2周内使用PPI会影响全部结果'],
  missing: [],
  contributions: [
    { item: 'age', label: '年龄', value: '63 岁', points: 6, source: '共识' },
    { item: 'sex', label: '性别', value: '男', points: 4, source: '共识' },
  ],
  review_notes: ['规则待临床复核：评分各项分值引自共识，未逐条核对'],
  laboratories: [row('a', '胃蛋白酶原 I', '46.8', true), row('b', '胃泌素17', '7.4', false)],
};
/** Only what the specification names. */
const bare: GastricReport = {
  report_id: 'r-1',
  report_time: '2025-05-08T08:32:00+08:00',
  laboratories: [row('c', '胃蛋白酶原 I', '58.2', true)],
};

const answers = (reports: readonly GastricReport[] = [scored, bare]) => modelAnswers(PATH, reports);

const open = (given = answers(), reportId = 'r-other') => openModel(GastricView, given, 4, reportId);

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
  expect(screen.getByText('ABC(D)法C组，每2年胃镜')).toBeVisible();
  const table = screen.getByRole('table', { name: '胃功能检验结果' });
  expect(within(table).getByRole('row', { name: /胃蛋白酶原 I 46\.8/ })).toBeVisible();
  expect(screen.getByText(/^2 项，异常 1\s男\s63 岁$/)).toBeVisible();
  expect(screen.getByRole('table', { name: '各项得分' })).toHaveTextContent('年龄63 岁6');
  const levels = screen.getByRole('table', { name: '评分与胃镜间隔' });
  expect(within(levels).getByRole('row', { name: /高危/ })).toHaveAttribute('aria-current', 'true');
  const groups = screen.getByRole('table', { name: 'ABC(D) 法分组' });
  expect(within(groups).getByRole('row', { name: /^C/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('规则待临床复核')).toBeVisible();
  expect(screen.getByText('近2周内使用PPI会影响全部结果')).toBeVisible();
});

test('the report the page is on opens first; another is chosen in the list', async () => {
  const { user } = open(answers(), 'r-1');
  const current = await entry(/2025-05-08 \d\d:32\s*当前报告/);
  await waitFor(() => expect(current).toHaveAttribute('aria-current', 'true'));
  expect(await screen.findByText('58.2')).toBeInTheDocument();
  // No more than the specification names: no score, no group, no rule.
  expect(screen.getByText('暂无评分')).toBeVisible();
  await user.click(await entry(/2025-11-12/));
  expect(await screen.findByText('C 组')).toBeVisible();
});

test('without a conclusion, what is on the screen can be copied and printed', async () => {
  const lacking: GastricReport = { ...bare, abc: 'B', missing: ['幽门螺杆菌抗体'] };
  const { user } = open(answers([lacking]));
  await user.click(await screen.findByRole('button', { name: '复制结论' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^2025-05-08 \d\d:32 胃功能血清学：暂无评分。ABC\(D\) 法 B 组。未取得：幽门螺杆菌抗体。结果仅供临床参考，不替代医师诊断。$/,
  );
  expect(screen.getByRole('button', { name: '打印' })).toBeVisible();
});

test('what the score lacks is named', async () => {
  const young = { ...bare, score: null, conclusion: '评分适用于≥40岁人群', missing: ['幽门螺杆菌抗体'] };
  open(answers([young]));
  expect(await screen.findByText('暂无评分')).toBeVisible();
  expect(screen.getByText('未取得：幽门螺杆菌抗体')).toBeVisible();
});

// covers A-8-03, A-8-04
test.each([
  ['list', `GET ${LIST}`],
  ['report', `GET ${PATH}/{id}`],
])('a %s that fails is logged, and not shown', async (_what, call) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open({ ...answers(), [call]: () => refusal(500, '服务器内部错误') });
  expect(await screen.findByRole('button', { name: '重新载入' })).toBeVisible();
  expect(screen.queryByRole('status', { name: '正在载入' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('服务器内部错误')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

// covers A-2.11-01, A-2.11-02
test('the mock hospital: five years of a chronic gastritis, and its worst report', async () => {
  const closing = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() };
  const { user } = await renderFeature(<GastricView patientId="P1131" reportId="R1131-01" {...closing} />);
  expect(await screen.findByText('19', undefined, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('row', { name: /胃蛋白酶原比值/ })).toBeVisible();
  await user.click(await entry(/2023-05-22/));
  expect(await screen.findByText('中危', { selector: '.jw-song' })).toBeVisible();
}, 20_000);
