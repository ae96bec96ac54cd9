import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFeature } from '../../../../test/render-feature.tsx';
import { CkdView } from './ckd-view.tsx';

// covers A-2.8-16..19, A-7-31
test('顾怀远 of the seeded hospital stands in G3b A3, five staged reports on the way there', async () => {
  const watch = { onUnsavedChange: vi.fn(), onSaved: vi.fn(), onClose: vi.fn() };
  await renderFeature(<CkdView patientId="P1004" reportId="R1004-01" {...watch} />);
  const table = await screen.findByRole('table', { name: 'GFR 与白蛋白尿分级' }, { timeout: 15_000 });
  expect(within(table).getByRole('cell', { current: true })).toHaveTextContent('极高危本次 11-18');
  const way = within(screen.getByRole('list', { name: '历次轨迹' })).getAllByRole('listitem');
  expect(way.map((item) => item.textContent)).toEqual([
    '12024-01-09，G2 A2',
    '22024-11-14，G2 A2',
    '32025-02-20，G3a A2',
    '42025-05-16，G3a A2',
    '52025-08-21，G3a A2',
  ]);
  // No trend is offered where nothing can show it.
  expect(screen.queryByRole('button', { name: '查看历史趋势' })).toBeNull();
}, 40_000);
