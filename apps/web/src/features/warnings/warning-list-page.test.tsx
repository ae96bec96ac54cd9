import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { WarningListPage } from './warning-list-page.tsx';
import { pageOf, signInDoctor, warning } from './warning-answers.test-support.ts';

const LIST = 'GET /api/v2/warnings';
const SAVE = 'POST /api/v2/warnings/create_update';
const CANCEL = 'POST /api/v2/warnings/cancel';

beforeEach(signInDoctor);

function show(answers: Readonly<Record<string, Answer>>) {
  return renderWithAnswers(<WarningListPage />, answers);
}

const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);

describe('the list', () => {
  // covers B-9-01, B-9-02
  test('asks for the first page of 15 and shows who, when, value, limit and state', async () => {
    const { calls } = show({ [LIST]: () => pageOf([warning()]) });
    const line = await row('孟庆山');
    expect(line.getByText('待处理')).toBeVisible();
    expect(line.getByText('6.82')).toBeVisible();
    expect(line.getByText('> 6.2')).toBeVisible();
    expect(line.getByText('10:26')).toBeVisible();
    expect(line.getByRole('link', { name: /孟庆山/ })).toHaveAttribute('href', '/crisis-detail?id=W-1');
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ page: '0', page_size: '15', handling: 'pending' });
  });

  test('turns its pages in the address, one-based, and goes back to the first with another state', async () => {
    const { user, calls, router } = show({
      [LIST]: () =>
        pageOf([warning()], { total_elements: 31, counts: { all: 31, pending: 31, recorded: 0, cancelled: 0 } }),
    });
    await user.click(await screen.findByRole('button', { name: '第 3 页' }));
    expect(router.state.location.search).toBe('?page=3');
    await waitFor(() => expect(calls.at(-1)?.query.get('page')).toBe('2'));
    await user.click(screen.getByRole('radio', { name: /^全部\s*31$/ }));
    expect(router.state.location.search).toBe('?tab=all');
    await waitFor(() => expect(calls.at(-1)?.query.has('handling')).toBe(false));
    expect(calls.at(-1)?.query.get('page')).toBe('0');
  });

  test.each([
    [{ all: 0, pending: 0, recorded: 0, cancelled: 0 }, '暂无危急值提醒'],
    [{ all: 4, pending: 0, recorded: 0, cancelled: 4 }, '没有待处理的危急值'],
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
    await user.click(question.getByRole('button', { name: '取消' }));
    expect(field).toHaveValue('已通知');
  });
});

describe('cancelling', () => {
  // covers B-7.2-05
  test('asks, and says that nothing was recorded yet', async () => {
    const { user, calls } = show({ [LIST]: () => pageOf([warning()]), [CANCEL]: () => ({}) });
    const cancel = await screen.findByRole('button', { name: '孟庆山 钾：取消提醒' });
    await user.click(cancel);
    const question = () => within(screen.getByRole('alertdialog', { name: '确认取消这条提醒？' }));
    expect(question().getByText(/尚未记录处理情况/)).toBeVisible();
    await user.click(question().getByRole('button', { name: '返回' }));
    expect(calls.some((call) => call.path.endsWith('/cancel'))).toBe(false);
    await user.click(cancel);
    await user.click(question().getByRole('button', { name: '取消提醒' }));
    expect(await screen.findByText('提醒已取消')).toBeVisible();
    expect(calls.filter((call) => call.path.endsWith('/cancel')).map(({ body }) => body)).toEqual([
      { warning_id: 'W-1' },
    ]);
  });

  test('the next one can be cancelled while the list is still being read', async () => {
    let reads = 0;
    const rows = [warning(), warning({ warning_id: 'W-2', patient_name: '何秀兰' })];
    const { user, calls } = show({
      [LIST]: () => (++reads > 1 ? new Promise(() => undefined) : pageOf(rows)),
      [CANCEL]: () => ({}),
    });
    for (const name of ['孟庆山', '何秀兰']) {
      await user.click(await screen.findByRole('button', { name: `${name} 钾：取消提醒` }));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消提醒' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await waitFor(() =>
      expect(calls.filter((call) => call.path.endsWith('/cancel')).map(({ body }) => body)).toEqual([
        { warning_id: 'W-1' },
        { warning_id: 'W-2' },
      ]),
    );
  });
});

// covers B-2.5-18
test('against the hospital: today’s two wait, and a record moves one on', async () => {
  const { user } = await renderApp({ path: '/crisis-reminder' });
  expect(await screen.findByRole('heading', { level: 1, name: '危急值提醒' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '孟庆山 钾：记录处理' }));
  await user.type(screen.getByRole('textbox', { name: /处理情况/ }), '已通知肾内科，复查血钾');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /孟庆山/ })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /^待处理\s*1$/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^已记录/ }));
  expect((await row('孟庆山')).getByText(/已通知肾内科，复查血钾/)).toHaveTextContent('沈若溪');
});
