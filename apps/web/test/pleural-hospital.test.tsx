import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestWorld } from './hospital.ts';
import { renderApp } from './render-app.tsx';

/** 戴建国 of the seeded hospital, whose last report holds fluid and serum. */
const PATH = '/detail?report_id=R1007-01&panel=assessment&api_type=6';

// covers A-2.10-13, A-2.10-18, A-4-14, A-4-18, A-4-22, A-6-06, A-6-08..10
test('a fluid told apart and saved in the mock hospital is read, but not changed, by another doctor', async () => {
  const world = await createTestWorld();
  const { user, unmount } = await act(() => renderApp({ path: PATH, world }));
  const drawer = await screen.findByRole('dialog', { name: 'Light标准胸腔积液鉴别' });
  expect(within(drawer).getByText('内测')).toBeVisible();
  const records = await within(drawer).findByRole('navigation', { name: '鉴别记录' });
  expect(await within(drawer).findByRole('textbox', { name: '胸水蛋白定量' })).toHaveValue('42.6');
  fireEvent.change(screen.getByRole('textbox', { name: '血清总蛋白' }), { target: { value: '70.00' } });
  await user.click(screen.getByRole('button', { name: '评估' }));
  expect(await screen.findByText('渗出液', { selector: '.jw-song' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存' }));
  const question = await screen.findByRole('alertdialog', { name: '确定要保存结果?' });
  await user.click(within(question).getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(within(records).getByRole('button', { name: /渗出液\s沈若溪（本人）/ })).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );
  unmount();

  const second = await act(() => renderApp({ path: PATH, world, account: 'doctor2' }));
  await second.user.click(await screen.findByRole('button', { name: /渗出液\s沈若溪/ }));
  expect(await screen.findByText(/沈若溪.*已保存/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '血清总蛋白' })).toHaveValue('70.00');
  expect(screen.getByRole('button', { name: '评估' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});
