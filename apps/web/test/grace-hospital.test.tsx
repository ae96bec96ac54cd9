import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestWorld } from './hospital.ts';
import { renderApp } from './render-app.tsx';

/** 严松年 of the seeded hospital, whose last report brings necrosis markers and creatinine. */
const PATH = '/detail?report_id=R1002-01&panel=assessment&api_type=5';

// covers A-2.9-12, A-4-13, A-4-17, A-4-21, A-6-01, A-6-05
test('a score measured and saved in the mock hospital is read, but not changed, by another doctor', async () => {
  const world = await createTestWorld();
  const { user, unmount } = await act(() => renderApp({ path: PATH, world }));
  const drawer = await screen.findByRole('dialog', { name: 'Grace评分' });
  const records = await within(drawer).findByRole('navigation', { name: '评估记录' });
  expect(await screen.findByRole('textbox', { name: /年龄/ })).toHaveValue('67');
  expect(await within(records).findByRole('button', { name: /高危 171/ })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: /心率/ }), { target: { value: '96' } });
  fireEvent.change(screen.getByRole('textbox', { name: /血压/ }), { target: { value: '118' } });
  await user.click(screen.getByRole('checkbox', { name: 'ST段压低' }));
  await user.click(screen.getByRole('radio', { name: /^II / }));
  await user.click(screen.getByRole('button', { name: '查看结果' }));
  expect(await screen.findByText('188')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存' }));
  const question = await screen.findByRole('alertdialog', { name: '确定要保存结果?' });
  await user.click(within(question).getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(within(records).getByRole('button', { name: /高危 188.*本人/ })).toHaveAttribute('aria-current', 'true'),
  );
  expect(screen.getByRole('button', { name: '编辑' })).toBeVisible();
  unmount();

  const second = await act(() => renderApp({ path: PATH, world, account: 'doctor2' }));
  await second.user.click(await screen.findByRole('button', { name: /高危 188.*沈若溪/ }));
  expect(await screen.findByText(/沈若溪.*已保存/)).toBeVisible();
  expect(screen.getByRole('button', { name: '查看结果' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});
