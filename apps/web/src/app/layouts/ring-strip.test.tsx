import type { Warning } from '@jianwei/api-client/model';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { renderWithAnswers } from '../../../test/render-with-answers.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { RingStrip } from './ring-strip.tsx';

const warning = (change: Partial<Warning>): Warning => ({
  warning_id: 'W-1',
  patient_id: 'P1',
  patient_name: '孟庆山',
  department: '肾内科',
  bed_no: '05 床',
  report_id: 'R1',
  laboratory_name: '钾',
  original_result: '6.82',
  content: '',
  warning_status: 'open',
  state: 'unacknowledged',
  create_time: '2025-11-18T10:26:00+08:00',
  ...change,
});

beforeEach(() => signIn({ verifyArr: ['/', '/detail', '/crisis-reminder', '/crisis-detail'] }));

function show(...loops: Warning[]) {
  return renderWithAnswers(<RingStrip />, {
    'GET /api/v2/warnings': () => ({ page: 0, page_size: 5, total_elements: loops.length, data: loops }),
  });
}

test('says what nobody has received and leads to it; nobody is named as at fault', async () => {
  show(warning({ ringing: true }), warning({ warning_id: 'W-2', ringing: true }), warning({ warning_id: 'W-3' }));
  const strip = (await screen.findByText(/逾时未接报/)).closest('[role=status]');
  expect(strip).toHaveTextContent('钾 6.82 逾时未接报　肾内科 05 床 孟庆山　另 1 项', { normalizeWhitespace: false });
  expect(screen.getByRole('link', { name: '查看并接报' })).toHaveAttribute('href', '/detail?report_id=R1');
});

test.each([
  ['rings for somebody else', {}],
  ['was received meanwhile', { ringing: true, state: 'closed' } as const],
])('is absent for a loop that %s', async (_what, change) => {
  const { calls } = show(warning(change));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/逾时未接报/)).not.toBeInTheDocument();
});

test('the laboratory that issued a result is rung on every screen after 20 minutes; a clinician of another ward is not', async () => {
  const laboratory = await renderApp({ path: '/favorite-list', account: 'lab' });
  expect(await screen.findByText(/逾时未接报/)).toBeVisible();
  laboratory.unmount();
  await renderApp({ path: '/favorite-list' });
  await screen.findByRole('button', { name: '危急值提醒，3 项未闭环' });
  expect(screen.queryByText(/逾时未接报/)).not.toBeInTheDocument();
});
