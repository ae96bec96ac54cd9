import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestWorld } from './hospital.ts';
import { renderApp } from './render-app.tsx';

// The browser stands in the zone of the hospital.
beforeAll(() => void vi.stubEnv('TZ', 'Asia/Shanghai'));
afterAll(() => void vi.unstubAllEnvs());

/** 许静 of the seeded hospital: four follow-ups, and hormones that are newer than the last of them. */
const PATH = '/detail?report_id=R1151-01&panel=assessment&api_type=8';

const drawer = () => screen.findByRole('dialog', { name: '甲状腺用药随访' });
const advice = () => {
  const lines = screen.getByRole('heading', { name: /^建议/ }).parentElement?.querySelectorAll('li') ?? [];
  return [...lines].map((line) => line.textContent);
};

// covers A-1-14, A-2.5-26, A-2.5-34, A-2.5-44, A-4-15, A-4-19, A-4-23, A-6-11
test('a follow-up saved in the mock hospital is assessed as it was while typing, and changed by another doctor', async () => {
  const world = await createTestWorld();
  const { user, unmount } = await act(() => renderApp({ path: PATH, world }));
  const tool = within(await drawer());
  const records = within(await tool.findByRole('navigation', { name: '随访记录' }));
  expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('许静');
  expect(await records.findByRole('button', { name: /^2025-07-16 07:00\s*125ug\s*TSH 0.06/ })).toBeVisible();

  fireEvent.change(tool.getByLabelText(/药品$/), { target: { value: '优甲乐/50ug' } });
  fireEvent.change(tool.getByLabelText(/每天剂量$/), { target: { value: '100ug' } });
  fireEvent.change(tool.getByLabelText(/^[*]?用药时间$/), { target: { value: '2025-11-18 07:00' } });
  await user.click(tool.getByRole('button', { name: '关闭' }));
  const closing = await screen.findByRole('alertdialog', { name: '关闭将丢失已编辑的内容，确认关闭？' });
  await user.click(within(closing).getByRole('button', { name: '继续编辑' }));

  const live = advice();
  expect(live).toContain('提示药源性甲亢，建议减量并复查（剂量调整后 4 周复查）');
  expect(live.filter((line) => line.includes('达标'))).toEqual([]);
  await user.click(tool.getByRole('button', { name: '保存' }));
  const saved = await records.findByRole('button', { name: /^2025-11-18 07:00\s*100ug\s*TSH 0.03/ });
  await waitFor(() => expect(saved).toHaveAttribute('aria-current', 'true'));
  expect(await tool.findByText('2025-11-18 10:30 保存')).toBeVisible();
  expect(tool.getByText('1 条')).toBeVisible();
  expect(advice()).toEqual(live);
  unmount();

  const second = await act(() => renderApp({ path: PATH, world, account: 'doctor2' }));
  await second.user.click(await screen.findByRole('button', { name: /^2025-11-18 07:00/ }));
  expect(await screen.findByText(/医生 沈若溪\s已保存/)).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: '编辑' }));
  fireEvent.change(screen.getByLabelText('体重'), { target: { value: '57' } });
  await second.user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('医生 陆明哲')).toBeVisible();
  expect(screen.getByText('医生 沈若溪')).toBeVisible();
  expect(screen.getByLabelText('体重')).toHaveValue('57');
});
