import type { Application, HintItem } from '@jianwei/api-client/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { KNOWLEDGE, knowledge, open } from './diagnosis-drawer.test-support.tsx';

const CKD: Application = { application_id: 'app-ckd', name: 'CKD 分期', api_type: 4 };
const HINT: HintItem = { application_id: 'app-ckd', application_name: 'CKD 分期', hint_content: 'ACR 升至 A3 级' };

beforeEach(() => signIn({ verifyArr: ['/detail'] }));

/** The drawer with one hint, over the doctor's own list of applications. */
function show(hint: HintItem, { mine = [], apiType }: { mine?: Application[]; apiType?: number } = {}) {
  const onOpenTool = vi.fn();
  let own = mine;
  const rendered = open(
    { diagnosisId: 'd-dkd', onOpenTool },
    {
      [KNOWLEDGE]: () => ({ ...knowledge, hints: [hint], ...(apiType && { api_type: apiType }) }),
      'GET /api/v2/model/ckd/p-1/history': () => ({ data: [] }),
      'GET /api/v2/application/doctor': () => ({ applications: [CKD], my_applications: own }),
      'POST /api/v2/application/doctor': () => {
        own = [{ ...CKD, sort: 1 }];
        return { message: '' };
      },
    },
  );
  return { ...rendered, onOpenTool };
}

const item = async () => within(within(await screen.findByRole('list', { name: '提示' })).getByRole('listitem'));

test.each([
  ['fx', { fx: '肾小球损伤进展' }, '考虑方向肾小球损伤进展'],
  ['cl', { cl: '缩短复查间隔' }, '处理建议缩短复查间隔'],
  ['sub_hint', { sub_hint: [{ title: '血钾', cl: '核对用药' }] }, '相关提示血钾核对用药'],
])('a hint with %s opens its dialog, however short its text is', async (_, more, part) => {
  const { user } = show({ ...HINT, ...more });
  await user.click((await item()).getByRole('button', { name: '查看更多' }));
  expect(screen.getByRole('dialog', { name: 'CKD 分期' })).toHaveTextContent(part);
});

test('a hint that says no more than its text has no dialog', async () => {
  show({ ...HINT, fx: ' ', sub_hint: [] });
  const hint = await item();
  // The layout is measured first.
  await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
  expect(hint.queryByRole('button', { name: '查看更多' })).toBeNull();
});

test('the name keeps its dialog; a button beside it opens the tool, another adds it where it is not mine', async () => {
  const { user, watch, calls, onOpenTool } = show(HINT);
  const hint = await item();
  await user.click(hint.getByRole('button', { name: 'CKD 分期' }));
  expect(watch.onOpenApplication).toHaveBeenCalledExactlyOnceWith('app-ckd');
  await user.click(hint.getByRole('button', { name: '打开 CKD 分期' }));
  expect(onOpenTool).toHaveBeenCalledExactlyOnceWith(4);
  expect(await hint.findByText('未加入')).toBeVisible();
  await user.click(hint.getByRole('button', { name: '添加 CKD 分期' }));
  await waitFor(() => expect(hint.queryByText('未加入')).toBeNull());
  expect(hint.queryByRole('button', { name: '添加 CKD 分期' })).toBeNull();
  expect(hint.getByRole('button', { name: '打开 CKD 分期' })).toHaveFocus();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    my_applications: [{ application_id: 'app-ckd', sort: 1 }],
  });
});

test('one of mine has nothing to add, and the drawer of a tool does not open itself', async () => {
  const { calls } = show(HINT, { mine: [{ ...CKD, sort: 1 }], apiType: 4 });
  const hint = await item();
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/v2/application/doctor')).toBe(true));
  expect(hint.queryByText('未加入')).toBeNull();
  expect(hint.getAllByRole('button').map((button) => button.textContent)).toEqual(['CKD 分期']);
});

test('readers without tools have the name and the text', async () => {
  signIn({ role: 7, verifyArr: ['/detail'] });
  const { calls } = open({ diagnosisId: 'd-dkd' }, { [KNOWLEDGE]: () => ({ ...knowledge, hints: [HINT] }) });
  expect((await item()).getAllByRole('button').map((button) => button.textContent)).toEqual(['CKD 分期']);
  expect(calls.some(({ path }) => path === '/api/v2/application/doctor')).toBe(false);
});
