import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { graceAnswers, ownReport, PATIENT, REPORT } from '../src/features/assessments/grace/grace.test-support.tsx';
import { DiagnosisDrawer } from '../src/features/diagnosis/diagnosis-drawer.tsx';
import { setPageNavigator } from '../src/kit/lib/page-navigator.ts';
import { setSession } from '../src/parts/session/session-store.ts';
import { refusal, renderWithAnswers, type Answer } from './render-with-answers.tsx';

/** The drawer lives in the address, as on /detail. */
function Page() {
  const [query, setQuery] = useSearchParams();
  if (query.get('panel') !== 'assessment')
    return <button onClick={() => setQuery({ panel: 'assessment' })}>打开</button>;
  return (
    <DiagnosisDrawer
      reportId={REPORT}
      patientId={PATIENT}
      apiType={5}
      onClose={() => setQuery({})}
      onOpenApplication={() => undefined}
    />
  );
}

const HISTORY = 'GET /api/v2/model/grace/{id}/history';

async function openDrawer(
  start: Parameters<typeof graceAnswers>[0] = { reports: [ownReport] },
  others: Readonly<Record<string, Answer>> = {},
) {
  const reload = vi.fn<() => void>();
  setPageNavigator({ assign: vi.fn(), reload });
  const rendered = renderWithAnswers(<Page />, { ...graceAnswers(start), ...others });
  // The tool is a chunk of its own: `use` of its promise wants the whole opening inside act.
  await act(() => rendered.user.click(screen.getByRole('button', { name: '打开' })));
  await screen.findByRole('textbox', { name: /年龄/ });
  if (start.reports) await screen.findByRole('button', { name: /本人/ });
  return { ...rendered, reload };
}

const typeHeartRate = () =>
  fireEvent.change(screen.getByRole('textbox', { name: /心率/ }), { target: { value: '101' } });
const QUESTION = '关闭将丢失已编辑的内容，确认关闭？';
const answer = async (name: '继续编辑' | '放弃修改') =>
  fireEvent.click(within(await screen.findByRole('alertdialog', { name: QUESTION })).getByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// covers A-2.5-32
test('the drawer of the tool is titled Grace评分 and marked 内测', async () => {
  await openDrawer();
  const drawer = screen.getByRole('dialog', { name: 'Grace评分' });
  expect(within(drawer).getByText('内测')).toBeVisible();
});

// covers A-2.5-42
test('closing with unsaved edits asks; declined, everything stays', async () => {
  const { user, reload } = await openDrawer();
  typeHeartRate();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await answer('继续编辑');
  expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('101');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await answer('放弃修改');
  await isGone();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('the back button asks as well', async () => {
  setSession({
    token: 'token',
    user_id: 'U4',
    role: 4,
    nickname: '沈若溪',
    verifyArr: ['/detail'],
    permission_column: [],
    login_path: '/login',
  });
  const { router } = await openDrawer();
  typeHeartRate();
  await router.navigate(-1);
  await answer('继续编辑');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /心率/ })).toHaveValue('101');
  // The dialog goes a moment before the router hears of it: nobody presses a key in between.
  await waitFor(() => expect([...router.state.blockers.values()].map(({ state }) => state)).not.toContain('blocked'));
  await router.navigate(-1);
  await answer('放弃修改');
  await isGone();
});

test('nothing typed, nothing asked; Escape closes', async () => {
  const { user } = await openDrawer();
  await user.keyboard('{Escape}');
  await isGone();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('typed values of a patient without records, and no result yet: nothing is asked', async () => {
  const { user, calls } = await openDrawer({});
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/history'))).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  typeHeartRate();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await isGone();
});

test.each<[string, Answer]>([
  ['has not come', () => new Promise(() => undefined)],
  ['did not come', () => refusal(500, '')],
])('typed values while the list of records %s: closing asks', async (_, history) => {
  const { user } = await openDrawer({}, { [HISTORY]: history });
  typeHeartRate();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await answer('放弃修改');
  await isGone();
});

// covers A-9-11
test('after a save, closing loads the page again 10 ms later', async () => {
  const delay = vi.spyOn(globalThis, 'setTimeout');
  const { user, reload } = await openDrawer();
  await user.click(screen.getByRole('button', { name: '查看结果' }));
  await screen.findByText('结果尚未保存');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const question = await screen.findByRole('alertdialog', { name: '确定要保存结果?' });
  await user.click(within(question).getByRole('button', { name: '确定' }));
  await screen.findByRole('button', { name: '编辑' });
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await isGone();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(delay.mock.calls.some(([, ms]) => ms === 10)).toBe(true);
  delay.mockRestore();
});
