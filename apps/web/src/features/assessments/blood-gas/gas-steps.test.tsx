import { useGetReportAnalysis } from '@jianwei/api-client/analysis/analysis';
import { screen, waitFor, within } from '@testing-library/react';
import { useReportLoops } from '../../../parts/loop/use-loops.ts';
import { expect, test, vi } from 'vitest';
import { renderWithAnswers } from '../../../../test/render-with-answers.tsx';
import { PATIENT, REPORT } from '../lab-report/model-page.test-support.tsx';
import { signInAs } from '../record/record-page.test-support.tsx';
import { acute, bloodGasAnswers, chronic, open as openGas, unchosen } from './blood-gas.test-support.tsx';
import { BloodGasView } from './blood-gas-view.tsx';

const finding = (finding_id: string, api_type: number | undefined, actions: readonly string[]) => ({
  finding_id,
  kind: 'tool',
  title: finding_id,
  text: finding_id,
  urgency: 1,
  status: 'new',
  known: false,
  evidences: [],
  actions: actions.map((text) => ({ action_id: text, text, source: 'BTS 2017' })),
  ...(api_type !== undefined && { api_type }),
});

const GAS = ['控制性氧疗，目标 88%–92%', '评估无创通气', '30–60 分钟复查血气'];

/** What the page behind the drawer has loaded. */
const analysisOf = (patientId: string) => ({
  report_id: REPORT,
  patient: { patient_id: patientId, name: '何秀兰', gender: '女', age: 71 },
  laboratories: [],
  need_focus: [],
  interpretation: '',
  suggestion_diagnosis: [],
  reading: {
    version: '1',
    level: 'critical',
    urgency: 1,
    headline: [],
    findings: [
      finding('other', undefined, ['查看患者']),
      finding('oxygen', 3, GAS),
      finding('acid-base', 3, [GAS[0] ?? '']),
    ],
    actions: [],
    unread: [],
    suspicious: [],
    contradictions: [],
  },
});

function Page() {
  const { data } = useGetReportAnalysis(REPORT);
  useReportLoops(REPORT);
  const nothing = () => undefined;
  if (data === undefined) return null;
  return (
    <BloodGasView patientId={PATIENT} reportId={REPORT} onUnsavedChange={nothing} onSaved={nothing} onClose={nothing} />
  );
}

const done = {
  step: 'handled',
  at: '2025-11-18T10:36:00+08:00',
  user_name: '沈若溪',
  text: GAS[0],
  action_id: GAS[0],
};

/** @param records what the loop of the report says was done */
function open(patientId = PATIENT, records: readonly object[] = []) {
  signInAs(4);
  const loop = { warning_id: 'W1', report_id: REPORT, state: 'awaiting_recheck', records };
  const answers = {
    ...bloodGasAnswers(),
    'GET /api/v2/warnings': () => ({ page: 0, page_size: 200, total_elements: 1, data: [loop] }),
    [`GET /api/v2/ai/reports/analysis/${REPORT}`]: () => analysisOf(patientId),
  };
  return renderWithAnswers(<Page />, answers);
}

const steps = () => screen.queryByRole('region', { name: '现在做什么' });

test('what to do for the gas stands in the tool, each step once, and nothing of an earlier gas', async () => {
  const { user } = open();
  const region = within(await screen.findByRole('region', { name: '现在做什么' }));
  expect(region.getAllByRole('listitem').map((step) => step.textContent)).toEqual(GAS.map((text) => `${text}BTS 2017`));
  expect(screen.queryByText('查看患者')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /2025-11-17 21:40/ }));
  await waitFor(() => expect(steps()).toBeNull());
});

test('a step that was done is struck, with the day and who did it', async () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  open(PATIENT, [done]);
  const struck = await screen.findByText(GAS[0] ?? '', { selector: 's' });
  expect(struck.closest('li')).toHaveTextContent('2025-11-18 10:36 沈若溪');
  expect(screen.getByText(GAS[1] ?? '', { selector: 'li' }).querySelector('s')).toBeNull();
});

test('the steps of another patient are not painted', async () => {
  open('P-other');
  expect(await screen.findByText('若为急性')).toBeVisible();
  expect(steps()).toBeNull();
});

test('an ion carries its charge', async () => {
  open();
  const results = await screen.findByRole('table', { name: '血气检验结果' });
  expect(within(results).getByRole('row', { name: /^Cl⁻ 氯 .*96/ })).toBeVisible();
  expect(screen.getByText('Cl⁻ 96')).toBeVisible();
});

test('a tip that holds either way stands once, below both readings', async () => {
  const both = 'Ⅱ型呼吸衰竭';
  const withBoth = (entry: typeof acute) => ({ ...entry, tips: [both, ...entry.tips] });
  openGas(bloodGasAnswers([{ ...unchosen, acute: withBoth(acute), chronic: withBoth(chronic) }]));
  const one = within(await screen.findByRole('region', { name: '若为急性' }));
  expect(one.getByText(acute.tips[0] ?? '')).toBeVisible();
  expect(one.queryByText(both)).toBeNull();
  expect(screen.getAllByText(both)).toHaveLength(1);
});
