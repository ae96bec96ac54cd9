import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestWorld, type FaultPlan } from '../../test/hospital.ts';
import { renderApp } from '../../test/render-app.tsx';

const FAILURES: readonly Omit<FaultPlan, 'operationId'>[] = [
  { kind: 'http', status: 400, message: '日志未能保存' },
  { kind: 'http', status: 500 },
  { kind: 'business', status: 2001 },
  { kind: 'drop' },
  { kind: 'garble' },
];

// covers A-7-75
test.each(FAILURES)('a page visit that cannot be saved is not told: %o', async (failure) => {
  const world = await createTestWorld();
  await world.fault({ operationId: 'saveLog', when: 'all', ...failure });
  const { router } = await renderApp({ path: '/favorite-list', world });
  await screen.findByRole('heading', { name: '我的收藏', level: 1 });
  await act(() => router.navigate('/excellent'));
  await screen.findByRole('heading', { name: 'AI 报告解读', level: 1 });
  await waitFor(async () =>
    expect((await world.journal()).filter((entry) => entry.operationId === 'saveLog')).toHaveLength(2),
  );
  // Whatever the failure makes of itself has happened by the time another call is answered.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'AI 报告解读', level: 1 })).toBeVisible();
});
