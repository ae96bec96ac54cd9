import type { ReportReplay } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { ShownThen } from './shown-then.tsx';

beforeAll(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));

const said = (evidence: string, reliable: 0 | 1 | 2 = 2): ReportReplay['now'] => ({
  conclusion: ['血钾升高'],
  diagnoses: [{ diagnosis_id: 'HYPERK', name: '高钾血症', reliable, evidences: [evidence] }],
  unread: [],
  versions: [{ name: '检验解读规则库', version: '2.0' }],
});

const REPLAY: ReportReplay = {
  report_id: 'R-1',
  patient_id: 'P-1',
  shown_at: '2025-11-18T09:05:00+08:00',
  shown_by: '沈若溪',
  then: said('钾 6.4 mmol/L'),
  now: said('钾 5.6 mmol/L', 1),
  is_replayed: true,
  differences: [
    { what: '结论', before: '血钾 6.4', after: '血钾 5.6', cause: '规则 AR-1 v1 起作用' },
    {
      what: '诊断',
      diagnosis_id: 'HYPERK',
      before: '高钾血症（可靠性高）',
      after: '高钾血症（可靠性中）',
      cause: '来源更正 钾 6.4 → 5.6',
    },
  ],
};

function opened(answer: ReportReplay | Answer) {
  return renderWithAnswers(<ShownThen reportId="R-1" patientId="P-1" diagnosisId="HYPERK" />, {
    'GET /api/v2/ai/reports/R-1/replay': typeof answer === 'function' ? answer : () => answer,
  });
}

const settled = ({ calls }: ReturnType<typeof opened>) => waitFor(() => expect(calls).toHaveLength(1));
const region = async () => within(await screen.findByRole('region', { name: '当时与现在' }));

test('said otherwise when it was shown first: then, now, by whom and why', async () => {
  opened(REPLAY);
  const part = await region();
  expect(part.getByText(/^首次显示 2025-11-18 09:05\s沈若溪$/)).toBeVisible();
  expect(part.getByText('原因：来源更正 钾 6.4 → 5.6')).toBeVisible();
  expect(part.getByRole('row', { name: '可靠性 高 中 不同' })).toBeVisible();
  expect(part.getByRole('row', { name: '依据 钾 6.4 mmol/L 钾 5.6 mmol/L 不同' })).toBeVisible();
});

test('a diagnosis that was not suspected then', async () => {
  opened({ ...REPLAY, then: { ...said(''), diagnoses: [] } });
  expect((await region()).getByRole('row', { name: '可靠性 未提示 中 不同' })).toBeVisible();
});

test('only the row that differs is marked; without a cause of its own those of the report are told', async () => {
  opened({
    ...REPLAY,
    now: said('钾 6.1 mmol/L'),
    differences: REPLAY.differences.filter(({ diagnosis_id: id }) => id === undefined),
  });
  const part = await region();
  expect(part.getByRole('row', { name: '可靠性 高 高' })).toBeVisible();
  expect(part.getByText('原因：规则 AR-1 v1 起作用')).toBeVisible();
});

test.each<[string, ReportReplay]>([
  ['said the same', { ...REPLAY, now: said('钾 6.4 mmol/L') }],
  ['never shown', { report_id: 'R-1', patient_id: 'P-1', now: said('钾 6.4 mmol/L'), differences: [] }],
  ['of another patient', { ...REPLAY, patient_id: 'P-2' }],
])('%s: nothing stands there', async (_what, replay) => {
  const rendered = opened(replay);
  await settled(rendered);
  await waitFor(() => expect(rendered.container.textContent).toBe(''));
});

test('computed again it is not what was shown: that is said', async () => {
  opened({ ...REPLAY, is_replayed: false });
  expect((await region()).getByText('以当时的结果与规则重新计算，与当时所显示的不一致')).toBeVisible();
});

test('what cannot be read is never taken for the same', async () => {
  opened(() => ({ ...REPLAY, then: { ...REPLAY.then, diagnoses: 'x' } }));
  expect((await region()).getByText('无法判定首次显示时的解读是否与现在一致')).toBeVisible();
});

test('a failed reading says so, and can be tried again', async () => {
  let isDown = true;
  const { user } = opened(() => (isDown ? refusal(500, '服务器内部错误') : REPLAY));
  expect(await screen.findByText(/^首次显示时的解读未能载入，无法判定是否与现在一致/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '重新载入' }));
  expect((await region()).getByText(/^原因：来源更正/)).toBeVisible();
});
