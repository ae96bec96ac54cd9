import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { delaysStarted, holdTimers, passTime } from '../../../test/held-timers.ts';
import { createTestWorld } from '../../../test/hospital.ts';
import { renderApp } from '../../../test/render-app.tsx';

const list = () => within(screen.getByRole('region', { name: '应用' }));
const names = () =>
  list()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

async function openStore(path = '/appstore', account = 'doctor', world = createTestWorld()) {
  const view = await renderApp({ path, account, world: await world });
  await screen.findByRole('heading', { level: 2, name: '脑脊液分析' });
  return view;
}

describe('/appstore', () => {
  // covers B-2.5-26
  test('shows every application with system, category, inner-test tag and whether it is mine', async () => {
    await openStore();
    expect(screen.getByRole('heading', { level: 1, name: '应用商店' })).toBeVisible();
    expect(names()).toHaveLength(12);
    const item = (name: string) => {
      const found = list()
        .getAllByRole('listitem')
        .find((entry) => within(entry).queryByRole('heading', { name }) !== null);
      if (found === undefined) throw new Error(`${name} is not listed`);
      return within(found);
    };
    expect(item('Grace 评分').getByText('内测')).toBeVisible();
    expect(item('Grace 评分').getByText('大数据分析')).toBeVisible();
    expect(item('Grace 评分').getByText('心血管')).toBeVisible();
    expect(item('Grace 评分').getByText('已添加')).toBeVisible();
    expect(item('胃功能').queryByText('内测')).toBeNull();
    expect(item('胃功能').getByText('检验解读')).toBeVisible();
    expect(item('胃功能').queryByText('已添加')).toBeNull();
  });

  test('filters live in the address', async () => {
    const { user, address, router } = await openStore();
    await user.click(screen.getByRole('radio', { name: '神经' }));
    await waitFor(() => expect(names()).toEqual(['脑脊液分析']));
    await user.click(screen.getByRole('radio', { name: '大数据分析' }));
    expect(await screen.findByText('没有符合条件的应用')).toBeVisible();
    expect(decodeURIComponent(address())).toBe('/appstore?system=神经&category=data');
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(names()).toHaveLength(12));
    await user.type(screen.getByRole('searchbox', { name: '搜索应用' }), '积液');
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/appstore?keyword=积液'));
    await waitFor(() => expect(names()).toEqual(['胸腔积液鉴别']));
    await act(() => router.navigate('/appstore?system=%E7%A5%9E%E7%BB%8F'));
    await waitFor(() => expect(screen.getByRole('radio', { name: '神经' })).toBeChecked());
    expect(names()).toEqual(['脑脊液分析']);
  });

  // covers B-7.3-08..11
  test('adding and removing are saved at once, in order', async () => {
    const { user, world } = await openStore();
    await user.click(screen.getByRole('button', { name: '添加 胃功能' }));
    const remove = screen.getByRole('button', { name: '移除 血气分析' });
    expect(remove).toBeDisabled();
    await waitFor(() => expect(remove).toBeEnabled());
    await user.click(remove);
    expect(await screen.findByRole('button', { name: '添加 血气分析' })).toBeVisible();
    const saved = (await world.journal()).filter((entry) => entry.operationId === 'saveDoctorApplications');
    const before = ['app-ckd', 'app-grace', 'app-pleural', 'app-thyroid-followup', 'app-gastric'];
    expect(saved.map((entry) => entry.body)).toEqual([
      { my_applications: ['app-blood-gas', ...before].map((id, index) => ({ application_id: id, sort: index + 1 })) },
      { my_applications: before.map((id, index) => ({ application_id: id, sort: index + 1 })) },
    ]);
  });

  test('a refused save is told, and nothing changes', async () => {
    const { user, world } = await openStore();
    await world.fault({ operationId: 'saveDoctorApplications', kind: 'http', status: 400, message: '暂不能保存' });
    await user.click(screen.getByRole('button', { name: '添加 胃功能' }));
    expect(await screen.findByText('暂不能保存')).toBeVisible();
    expect(screen.getByRole('button', { name: '添加 胃功能' })).toBeVisible();
  });

  test('my applications are arranged in the manager, which opens their details', async () => {
    const { user, address } = await openStore();
    await user.click(screen.getByRole('button', { name: '我的应用' }));
    const manager = within(await screen.findByRole('dialog', { name: '应用管理' }));
    await act(() => Promise.resolve(fireEvent.click(manager.getByRole('button', { name: 'CKD 分期' }))));
    await waitFor(() => expect(address()).toBe('/appstore-detail?id=app-ckd'));
  });

  test('a failure offers to load again', async () => {
    const world = await createTestWorld();
    await world.fault({ operationId: 'listDoctorApplications', kind: 'http', status: 500 });
    const { user } = await renderApp({ path: '/appstore', world });
    await user.click(await screen.findByRole('button', { name: '重新载入' }));
    expect(await screen.findByRole('heading', { level: 2, name: '脑脊液分析' })).toBeVisible();
  });

  // covers B-4-11..13
  test('role 11 gets cerebrospinal fluid analysis after 500 ms, without a call, and chooses nothing', async () => {
    const { world } = await renderApp({ path: '/', account: 'applicant' });
    const link = await screen.findByRole('link', { name: '应用商店' });
    await act(() => Promise.resolve());
    holdTimers();
    await act(async () => {
      link.click();
      await Promise.resolve();
    });
    await waitFor(() => expect(delaysStarted()).toContain(500));
    await passTime(499);
    expect(screen.queryByRole('heading', { level: 2, name: '脑脊液分析' })).toBeNull();
    await passTime(1);
    await screen.findByRole('heading', { level: 2, name: '脑脊液分析' });
    expect(names()).toEqual(['脑脊液分析']);
    expect(screen.getByText('已添加')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(移除|添加)|^我的应用$/ })).toBeNull();
    const operations = (await world.journal()).map((entry) => entry.operationId);
    expect(operations).not.toContain('listDoctorApplications');
  });
});

describe('/appstore-detail', () => {
  // covers B-2.5-34
  test('shows the application of the address: facts, sections, and how to open it', async () => {
    const { user } = await renderApp({ path: '/appstore-detail?id=app-grace' });
    expect(await screen.findByRole('heading', { level: 2, name: /Grace 评分/ })).toBeVisible();
    const facts = within(screen.getByRole('region', { name: '应用信息' }));
    expect(facts.getByText('内测')).toBeVisible();
    expect(facts.getByRole('img', { name: '心血管' })).toBeVisible();
    expect(facts.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      '所需检验',
      '依据',
      '使用说明',
    ]);
    const side = within(screen.getByRole('complementary', { name: '使用' }));
    expect(side.getByText('本应用针对一份检验报告，请从报告中打开：')).toBeVisible();
    expect(side.getByRole('link', { name: '查看有应用提示的报告' })).toHaveAttribute('href', '/excellent?tab=hint');
    expect(side.getByRole('link', { name: '查看专病应用详情' })).toHaveAttribute(
      'href',
      '/specialized-disease-detail?id=app-grace',
    );
    await user.click(await side.findByRole('button', { name: '移除 Grace 评分' }));
    expect(await side.findByRole('button', { name: '添加 Grace 评分' })).toBeVisible();
  });

  test('an address without an application leads back to the store; an unknown one fails', async () => {
    const { router } = await renderApp({ path: '/appstore-detail' });
    expect(await screen.findByText('未指定应用')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部应用' })).toHaveAttribute('href', '/appstore');
    await act(() => router.navigate('/appstore-detail?id=app-none'));
    expect(await screen.findByText('应用信息未能载入')).toBeVisible();
  });

  test('what has no tool of its own says so; role 11 gets no link to reports', async () => {
    await renderApp({ path: '/appstore-detail?id=app-ckd-risk', account: 'applicant' });
    expect(await screen.findByText('结果随报告的解读一同显示，无需单独打开。')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '模型明细' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '查看有应用提示的报告' })).toBeNull();
  });
});
