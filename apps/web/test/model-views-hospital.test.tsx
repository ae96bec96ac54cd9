import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestWorld } from './hospital.ts';
import { renderApp } from './render-app.tsx';

const toolOf = (reportId: string, apiType: number) =>
  `/detail?report_id=${reportId}&panel=assessment&api_type=${apiType}`;
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

// covers B-1-22, B-7.1-06..08
test('a urinary cortisol added by hand turns a suspicion, and another doctor reads who added it', async () => {
  const world = await createTestWorld();
  const path = toolOf('R1172-06', 11);
  const { user, unmount } = await act(() => renderApp({ path, world }));
  const tool = await drawer('肾上腺皮质');
  expect(await tool.findByText('皮质醇增多症可疑，建议复查，ACTH非依赖性')).toBeVisible();
  await user.click(await tool.findByRole('button', { name: '补充结果' }));
  fireEvent.change(tool.getByRole('textbox', { name: '24小时尿游离皮质醇' }), { target: { value: '200000' } });
  await user.click(tool.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(tool.getByRole('textbox', { name: '24小时尿游离皮质醇' })).toBeInvalid());
  fireEvent.change(tool.getByRole('textbox', { name: '24小时尿游离皮质醇' }), { target: { value: '1184' } });
  fireEvent.change(tool.getByRole('textbox', { name: '24小时尿游离皮质醇参考上限' }), { target: { value: '350' } });
  await user.click(tool.getByRole('button', { name: '保存' }));
  expect(await tool.findByText(/沈若溪\s已补充$/)).toBeVisible();
  expect(await tool.findByText('支持皮质醇增多症，ACTH非依赖性')).toBeVisible();
  expect(tool.getByText('升高（超过参考上限 3 倍）')).toBeVisible();
  unmount();

  await act(() => renderApp({ path, world, account: 'doctor2' }));
  const second = await drawer('肾上腺皮质');
  expect(await second.findByText(/沈若溪\s已补充$/)).toBeVisible();
  expect(within(second.getByRole('table', { name: '手动补充的检查结果' })).getByText('1184 nmol/24h')).toBeVisible();
});

// covers B-1-24, B-7.1-13
test('the conclusion of a thyroid report follows the pregnancy status', async () => {
  const world = await createTestWorld();
  const { user } = await act(() => renderApp({ path: toolOf('R1193-01', 14), world }));
  const tool = await drawer('甲状腺功能辅助');
  expect(await tool.findByRole('radio', { name: '孕中期' })).toBeChecked();
  expect(tool.getByText('由患者标签的孕周推算')).toBeVisible();
  expect(tool.getByText('甲状腺自身抗体阳性，甲功正常，可考虑L-T4治疗')).toBeVisible();
  await user.click(tool.getByRole('radio', { name: '非妊娠' }));
  expect(await tool.findByText('甲状腺自身抗体阳性，甲功正常', { selector: '.jw-song span' })).toBeVisible();
  expect(tool.getByText('已保存，判读已更新')).toBeVisible();
  const saved = (await world.journal()).filter(({ operationId }) => operationId === 'saveThyroidPregnancyStatus');
  expect(saved.map(({ body }) => body)).toEqual([{ pregnant_status: 0 }]);
});
