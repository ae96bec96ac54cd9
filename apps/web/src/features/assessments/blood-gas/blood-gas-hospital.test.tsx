import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestWorld } from '../../../../test/hospital.ts';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { BloodGasView } from './blood-gas-view.tsx';

const view = (
  <BloodGasView patientId="P1003" reportId="R1003-01" onUnsavedChange={vi.fn()} onSaved={vi.fn()} onClose={vi.fn()} />
);

// covers A-4-40, A-4-43, A-7-05, A-7-06
test('何秀兰: chosen as chronic by one doctor, read as chronic by the next', async () => {
  const world = await createTestWorld();
  const { user, unmount } = await renderFeature(view, { world });
  expect(await screen.findByText('急性呼吸性酸中毒合并代谢性碱中毒；', undefined, { timeout: 15_000 })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '慢性' }));
  expect(await screen.findByText('已保存，判读已更新', undefined, { timeout: 3000 })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^2025-11-18 \d\d:08.*慢性$/ })).toBeVisible();
  unmount();
  await renderFeature(view, { world, account: 'doctor2' });
  expect(await screen.findByText('失代偿性慢性呼吸性酸中毒；')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: '慢性' })).toBeChecked());
  expect(screen.getByText(/^沈若溪 2025-11-18 \d\d:30 已选择$/)).toBeVisible();
}, 40_000);
