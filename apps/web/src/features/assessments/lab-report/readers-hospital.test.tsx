import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestWorld } from '../../../../test/hospital.ts';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { BloodGasView } from '../blood-gas/blood-gas-view.tsx';
import { CkdView } from '../ckd/ckd-view.tsx';
import { GastricView } from '../gastric/gastric-view.tsx';
import { textsOf } from './model-page.test-support.tsx';

const drawer = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() };

// covers A-4-40, A-4-43, A-7-05, A-7-06
test('何秀兰: chosen as chronic by one doctor, read as chronic by the next', async () => {
  const world = await createTestWorld();
  const view = <BloodGasView {...drawer} patientId="P1003" reportId="R1003-01" />;
  const { user, unmount } = await renderFeature(view, { world });
  expect(await screen.findByText('呼吸性酸中毒，失代偿，急慢性待选；')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '慢性' }));
  expect(await screen.findByText('已保存，判读已更新')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^2025-11-18 \d\d:08.*慢性$/ })).toBeVisible();
  unmount();
  await renderFeature(view, { world, account: 'doctor2' });
  expect(await screen.findByText('失代偿性慢性呼吸性酸中毒；')).toBeVisible();
  expect(await screen.findByRole('radio', { name: '慢性' })).toBeChecked();
  expect(screen.getByText(/^沈若溪 2025-11-18 \d\d:30 已选择$/)).toBeVisible();
});

// covers A-2.8-16..19, A-7-31
test('顾怀远 stands in G3b A3, five staged reports on the way there', async () => {
  await renderFeature(<CkdView {...drawer} patientId="P1004" reportId="R1004-01" />);
  const table = await screen.findByRole('table', { name: 'GFR 与白蛋白尿分级' });
  expect(within(table).getByRole('cell', { current: true })).toHaveTextContent('极高危本次 2025-11-18');
  expect(textsOf(screen.getByRole('list', { name: '历次轨迹' }), 'listitem')).toEqual([
    '12024-01-09，G2 A2',
    '22024-11-14，G2 A2',
    '32025-02-20，G3a A2',
    '42025-05-16，G3a A2',
    '52025-08-21，G3a A2',
  ]);
  // No trend is offered where nothing can show it.
  expect(screen.queryByRole('button', { name: '查看历史趋势' })).toBeNull();
});

// covers A-2.11-01, A-2.11-02
test('five years of a chronic gastritis, and its worst report', async () => {
  const { user } = await renderFeature(<GastricView {...drawer} patientId="P1131" reportId="R1131-01" />);
  expect(await screen.findByText('19')).toBeVisible();
  expect(screen.getByRole('row', { name: /胃蛋白酶原比值/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /2023-05-22/ }));
  expect(await screen.findByText('中危', { selector: '.jw-song' })).toBeVisible();
});
