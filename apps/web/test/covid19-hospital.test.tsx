import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestWorld } from './hospital.ts';
import { renderApp } from './render-app.tsx';

/** 宋立民 of the seeded hospital, in the middle of his course; 卓维钧, whom doctor2 assessed. */
const pathOf = (report: string) => `/detail?report_id=${report}&panel=assessment&api_type=9`;

// covers A-2.11-11, A-4-16, A-4-20, A-4-24, A-7-40..46
test('a record saved in the mock hospital is read by the laboratory, and edited by another doctor', async () => {
  const world = await createTestWorld();
  const { user, unmount } = await act(() => renderApp({ path: pathOf('R1161-01'), world }));
  const tool = within(await screen.findByRole('dialog', { name: '新冠分型辅助' }));
  expect(await tool.findByText('考虑新型冠状病毒感染（重型）')).toBeVisible();
  expect(tool.getByText(/依据已更新：/)).toBeVisible();
  await user.click(tool.getByRole('button', { name: '新建评估' }));
  const editor = within(await screen.findByRole('dialog', { name: '新建新冠分型评估' }));
  const field = (name: string) => editor.getByRole('textbox', { name });
  expect(await editor.findByRole('textbox', { name: 'PaO₂' })).toHaveValue('74');
  expect(field('体重')).toHaveValue('78.5');
  fireEvent.change(field('FiO₂'), { target: { value: '21' } });
  // 74 / 21 × 100
  expect(field('氧合指数（自动）')).toHaveValue('352.38');
  await user.click(within(editor.getByRole('radiogroup', { name: '肺部 CT 异常' })).getByRole('radio', { name: '有' }));
  fireEvent.change(field('右肺下叶'), { target: { value: '26' } });
  await user.click(editor.getByRole('button', { name: '保存' }));
  expect(await tool.findByText('考虑新型冠状病毒感染（中型）')).toBeVisible();
  expect(await tool.findByRole('button', { name: /第 4 次评估/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText(/依据已更新：/)).toBeNull();
  unmount();

  const second = await act(() => renderApp({ path: pathOf('R1161-01'), world, account: 'doctor2' }));
  expect(await screen.findByText('考虑新型冠状病毒感染（中型）')).toBeVisible();
  await second.user.click(await screen.findByRole('button', { name: '编辑' }));
  const again = within(await screen.findByRole('dialog', { name: '编辑新冠分型评估' }));
  await second.user.click(await again.findByRole('checkbox', { name: '休克' }));
  await second.user.click(again.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('考虑新型冠状病毒感染（危重型）')).toBeVisible();
  expect(screen.getByText('医生 陆明哲')).toBeVisible();
  expect(screen.getByText('医生 沈若溪')).toBeVisible();
});
