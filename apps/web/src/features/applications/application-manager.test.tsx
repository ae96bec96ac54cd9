import type { Application } from '@jianwei/api-client/model';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal, renderWithAnswers, type Answer } from '../../../test/render-with-answers.tsx';
import { ApplicationManager } from './application-manager.tsx';

const application = (id: string, name: string, sort?: number): Application => ({
  application_id: id,
  name,
  api_type: 4,
  ...(sort === undefined ? {} : { sort }),
});
const MINE = [application('b', '血气分析', 2), application('a', 'CKD 分期', 1), application('c', '胃功能', 3)];
const ALL = [...MINE, application('d', '脑脊液分析')];
const LIST = 'GET /api/v2/application/doctor';
const SAVE = 'POST /api/v2/application/doctor';

function show(answers: Record<string, Answer> = {}) {
  const handlers = { onClose: vi.fn(), onOpenApplication: vi.fn() };
  const view = renderWithAnswers(<ApplicationManager reportId="R1" patientId="P1" {...handlers} />, {
    [LIST]: () => ({ applications: ALL, my_applications: MINE }),
    [SAVE]: () => ({}),
    ...answers,
  });
  const saved = () => view.calls.filter((call) => call.method === 'POST').map((call) => call.body);
  return { ...view, ...handlers, saved };
}

const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.trim());

async function edit() {
  const view = show();
  await screen.findByRole('list', { name: '我的应用' });
  await view.user.click(screen.getByRole('button', { name: '编辑' }));
  return view;
}

describe('应用管理', () => {
  // covers B-2.8-20
  test('shows mine in my order, 400 px wide; a name opens what it is', async () => {
    const { user, onOpenApplication } = show();
    await screen.findByRole('list', { name: '我的应用' });
    expect(screen.getByRole('dialog', { name: '应用管理' })).toHaveStyle({ width: '400px' });
    expect(names('我的应用')).toEqual(['CKD 分期', '血气分析', '胃功能']);
    await user.click(screen.getByRole('button', { name: '血气分析' }));
    expect(onOpenApplication).toHaveBeenCalledExactlyOnceWith('b');
  });

  // covers B-2.8-21, B-2.8-25
  test('toggles between view and edit; cancelling restores', async () => {
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: '移除 血气分析' }));
    expect(names('我的应用（可排序）')).toEqual(['CKD 分期', '胃功能']);
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(names('我的应用')).toEqual(['CKD 分期', '血气分析', '胃功能']);
    expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();
  });

  // covers B-2.8-22, B-2.8-23, B-2.8-26, B-2.8-27
  test('adds, removes and saves the ordered list, then closes', async () => {
    const { user, saved, onClose } = await edit();
    expect(names('可添加的应用')).toEqual(['脑脊液分析']);
    await user.click(screen.getByRole('button', { name: '添加 脑脊液分析' }));
    await user.click(screen.getByRole('button', { name: '移除 CKD 分期' }));
    expect(screen.getByText('修改尚未保存')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saved()).toEqual([
      {
        my_applications: [
          { application_id: 'b', sort: 1 },
          { application_id: 'c', sort: 2 },
          { application_id: 'd', sort: 3 },
        ],
      },
    ]);
  });

  test('Alt with an arrow key moves a row, and it is said', async () => {
    const { user } = await edit();
    screen.getByRole('button', { name: '移动 CKD 分期' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names('我的应用（可排序）')).toEqual(['血气分析', 'CKD 分期', '胃功能']);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(names('我的应用（可排序）')).toEqual(['CKD 分期', '血气分析', '胃功能']);
  });

  test('a refused save keeps what was arranged', async () => {
    const view = show({ [SAVE]: () => refusal(400, '应用不存在') });
    await screen.findByRole('list', { name: '我的应用' });
    await view.user.click(screen.getByRole('button', { name: '编辑' }));
    await view.user.click(screen.getByRole('button', { name: '移除 胃功能' }));
    await view.user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('应用不存在')).toBeVisible();
    expect(names('我的应用（可排序）')).toEqual(['CKD 分期', '血气分析']);
    expect(view.onClose).not.toHaveBeenCalled();
  });

  test('closing with unsaved changes asks', async () => {
    const { user, onClose } = await edit();
    await user.click(screen.getByRole('button', { name: '移除 胃功能' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: '关闭将丢失已编辑的内容，确认关闭？' })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a failure offers to load again', async () => {
    let isDown = true;
    const { user } = show({
      [LIST]: () => (isDown ? refusal(500, '维护中') : { applications: ALL, my_applications: MINE }),
    });
    await screen.findByText('应用未能载入');
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重新载入' }));
    expect(await screen.findByRole('list', { name: '我的应用' })).toBeVisible();
  });
});
