import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { WarningListPage } from './warning-list-page.tsx';
import { COUNTS, pageOf, signInDoctor, warning } from './warning-answers.test-support.ts';

const LIST = 'GET /api/v2/warnings';
const SAVE = 'POST /api/v2/warnings/create_update';
const CANCEL = 'POST /api/v2/warnings/cancel';

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  signInDoctor();
});

function show(answers: Readonly<Record<string, Answer>>, path?: string) {
  return renderWithAnswers(<WarningListPage />, answers, path);
}

const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);

describe('the list', () => {
  // covers B-9-01, B-9-02
  test('asks for the first page of 15 and shows who, when, value, limit and state', async () => {
    const { calls } = show({ [LIST]: () => pageOf([warning()]) });
    const line = await row('孟庆山');
    expect(line.getByText('未接报')).toBeVisible();
    expect(line.getByText('6.82')).toBeVisible();
    expect(line.getByText('> 6.2')).toBeVisible();
    expect(line.getByText('10:26')).toBeVisible();
    expect(line.getByRole('link', { name: /孟庆山/ })).toHaveAttribute('href', '/crisis-detail?id=W-1');
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ page: '0', page_size: '15', progress: 'open' });
  });

  test('turns its pages in the address, one-based, and goes back to the first with another state', async () => {
    const { user, calls, router } = show({
      [LIST]: () => pageOf([warning()], { total_elements: 31, counts: { ...COUNTS, all: 31, open: 31 } }),
    });
    await user.click(await screen.findByRole('button', { name: '第 3 页' }));
    expect(router.state.location.search).toBe('?page=3');
    await waitFor(() => expect(calls.at(-1)?.query.get('page')).toBe('2'));
    await user.click(screen.getByRole('radio', { name: /^全部\s*31$/ }));
    expect(router.state.location.search).toBe('?tab=all');
    await waitFor(() => expect(calls.at(-1)?.query.has('progress')).toBe(false));
    expect(calls.at(-1)?.query.get('page')).toBe('0');
  });

  test.each([
    [COUNTS, '暂无危急值提醒'],
    [{ ...COUNTS, all: 4, cancelled: 4 }, '没有未闭环的危急值'],
  ])('says why it is empty: %j', async (counts, text) => {
    show({ [LIST]: () => pageOf([], { counts }) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a failure offers to load again', async () => {
    let isDown = true;
    const { user } = show({ [LIST]: () => (isDown ? refusal(503, '') : pageOf([warning()])) });
    expect(await screen.findByText('危急值提醒未能载入')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    expect(await screen.findByText('6.82')).toBeVisible();
  });

  test('what a person wrote is shown as its text; a colleague neither changes nor cancels it', async () => {
    show({
      [LIST]: () =>
        pageOf([
          warning({
            warning_id: 'WN1',
            warning_source: 'written',
            content: '请肾内科会诊',
            user_name: '陆明哲',
            mine: false,
          }),
        ]),
    });
    const line = await row('孟庆山');
    expect(line.getByText(/请肾内科会诊/)).toHaveTextContent('陆明哲');
    expect(line.queryByRole('button', { name: /修改提醒|记录处理|取消提醒/ })).not.toBeInTheDocument();
  });
});

describe('recording what was done', () => {
  // covers B-7.2-04
  test('needs a text, saves once however often it is clicked, and the list is read again', async () => {
    const { user, calls } = show({
      [LIST]: () => pageOf([warning()]),
      [SAVE]: () => new Promise((resolve) => setTimeout(() => resolve({ warning_id: 'W-1' }), 30)),
    });
    await user.click(await screen.findByRole('button', { name: '孟庆山 钾：记录处理' }));
    const dialog = within(screen.getByRole('dialog', { name: '记录处理' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请填写处理情况')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /处理情况/ }), ' 已电话通知值班医师 ');
    await user.dblClick(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const saved = calls.filter((call) => call.path.endsWith('/create_update'));
    expect(saved.map(({ body }) => body)).toEqual([
      { warning_id: 'W-1', patient_id: 'P1', report_id: 'R1', laboratory_id: 'R1-01', content: '已电话通知值班医师' },
    ]);
    expect(screen.getByText('处理情况已记录')).toBeVisible();
    expect(calls.filter((call) => call.path === '/api/v2/warnings')).toHaveLength(2);
  });

  test('a refusal keeps what was typed; leaving it asks', async () => {
    const { user } = show({
      [LIST]: () => pageOf([warning()]),
      [SAVE]: () => refusal(400, '该预警已取消，不能修改'),
    });
    await user.click(await screen.findByRole('button', { name: '孟庆山 钾：记录处理' }));
    const field = screen.getByRole('textbox', { name: /处理情况/ });
    await user.type(field, '已通知');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('该预警已取消，不能修改')).toBeVisible();
    expect(field).toHaveValue('已通知');
    await user.click(screen.getByRole('button', { name: '取消' }));
    const question = within(screen.getByRole('alertdialog', { name: '关闭将丢失已编辑的内容，确认关闭？' }));
    await user.click(question.getByRole('button', { name: '继续编辑' }));
    expect(field).toHaveValue('已通知');
  });
});

describe('one click', () => {
  test('a row opens its critical value', async () => {
    const { user, router } = show({ [LIST]: () => pageOf([warning()]) });
    await user.click((await row('孟庆山')).getByText('> 6.2'));
    expect(router.state.location.pathname + router.state.location.search).toBe('/crisis-detail?id=W-1');
  });

  test('a result that nobody has received says for how long, and is received by a click', async () => {
    const { user, calls } = show({
      [LIST]: () => pageOf([warning()], { time: '2025-11-18T10:38:00+08:00' }),
      [SAVE]: () => ({ warning_id: 'W-1' }),
    });
    expect((await row('孟庆山')).getByText('未接报 12 分钟')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '孟庆山 钾：接报' }));
    await waitFor(() =>
      expect(calls.find((call) => call.path.endsWith('/create_update'))?.body).toEqual({
        warning_id: 'W-1',
        record: { step: 'acknowledged', text: '已接报，前往查看' },
      }),
    );
  });
});

test('a waiting time runs on while nobody reads the list again', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval');
  show({ [LIST]: () => pageOf([warning()], { time: '2025-11-18T10:38:00+08:00' }) });
  const line = await row('孟庆山');
  expect(line.getByText('未接报 12 分钟')).toBeVisible();
  vi.setSystemTime(Date.now() + 60_000);
  const ticks = intervals.mock.calls.flatMap(([run, delay]) => (delay === 15_000 ? [run] : []));
  expect(ticks.length).toBeGreaterThan(0);
  act(() => {
    for (const tick of ticks) tick();
  });
  expect(line.getByText('未接报 13 分钟')).toBeVisible();
  intervals.mockRestore();
});

describe('cancelling', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: '取消提醒' }));
  const question = () => within(screen.getByRole('alertdialog', { name: '取消不等于已处理，确认取消这条提醒？' }));
  const sent = (calls: readonly { path: string; body: unknown }[]) =>
    calls.filter((call) => call.path.endsWith('/cancel')).map(({ body }) => body);

  // covers B-7.2-05
  test('needs a reason of the list, words where it is another, and one more look', async () => {
    const { user, calls } = show({ [LIST]: () => pageOf([warning()]), [CANCEL]: () => ({}) });
    await user.click(await screen.findByRole('button', { name: '孟庆山 钾：取消提醒' }));
    await user.click(dialog().getByRole('button', { name: '取消提醒' }));
    expect(dialog().getByText('请选择取消原因')).toBeVisible();
    await user.click(dialog().getByRole('radio', { name: '其他' }));
    expect(dialog().getByText('请填写取消的说明')).toBeVisible();
    await user.type(dialog().getByRole('textbox', { name: /说明/ }), '家属拒绝');
    await user.click(dialog().getByRole('button', { name: '取消提醒' }));
    await user.click(question().getByRole('button', { name: '返回' }));
    expect(sent(calls)).toEqual([]);
    await user.click(dialog().getByRole('button', { name: '取消提醒' }));
    await user.click(question().getByRole('button', { name: '取消提醒' }));
    expect(await screen.findByText('提醒已取消')).toBeVisible();
    expect(sent(calls)).toEqual([{ warning_id: 'W-1', reason: 'other', text: '家属拒绝' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('after a reload', () => {
  test.each([
    ['取消提醒', 'cancel'],
    ['记录处理', 'handle'],
  ])('%s stands over the list again, and closes as it was opened', async (name, parameter) => {
    const answers = { [LIST]: () => pageOf([warning()]) };
    const first = show(answers, '/crisis-reminder?keyword=孟');
    await first.user.click(await screen.findByRole('button', { name: `孟庆山 钾：${name}` }));
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    const { search } = first.router.state.location;
    expect(new URLSearchParams(search).get(parameter)).toBe('W-1');
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(first.router.state.historyAction).toBe('POP');
    first.unmount();
    const again = show(answers, `/crisis-reminder${search}`);
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await again.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...new URLSearchParams(again.router.state.location.search).keys()]).toEqual(['keyword']);
  });

  test('nothing is asked of a reminder that has its end, or that is another page’s', async () => {
    const closed = warning({ state: 'cancelled', warning_status: 'cancelled' });
    const first = show({ [LIST]: () => pageOf([closed]) }, '/crisis-reminder?tab=all&cancel=W-1');
    await row('孟庆山');
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    show({ [LIST]: () => pageOf([warning()]) }, '/crisis-reminder?cancel=W-7');
    await row('孟庆山');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what was typed is asked for once as the dialog closes', async () => {
    const { user } = show({ [LIST]: () => pageOf([warning()]) });
    await user.click(await screen.findByRole('button', { name: '孟庆山 钾：记录处理' }));
    await user.type(screen.getByRole('textbox', { name: /处理情况/ }), '已电话');
    await user.keyboard('{Escape}');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

// covers B-2.5-18
test('against the hospital: what is open waits, and a record moves the state but not the count', async () => {
  const { user } = await renderApp({ path: '/crisis-reminder' });
  expect(await screen.findByRole('heading', { level: 1, name: '危急值提醒' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '孟庆山 钾：记录处理' }));
  await user.type(await screen.findByRole('textbox', { name: /处理情况/ }), '已通知肾内科，复查血钾');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await (await row('孟庆山')).findByText('待复测')).toBeVisible();
  expect((await row('孟庆山')).getByText(/已通知肾内科，复查血钾/)).toHaveTextContent('沈若溪');
  expect(screen.getByRole('radio', { name: /^未闭环\s*3$/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '何秀兰 二氧化碳分压：闭环' }));
  expect(await screen.findByRole('radio', { name: /^未闭环\s*2$/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^已闭环/ }));
  expect(await screen.findByText(/复测 68.4，降 5.2/)).toHaveTextContent('沈若溪');
});
