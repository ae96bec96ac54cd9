import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { assessmentViews } from '../src/app/assessment-views.ts';
import { queryDefaults } from '@jianwei/api-client/transport/query-defaults';
import { AssessmentViewsContext } from '../src/parts/assessments/assessment-view.tsx';
import { createSessionEnd } from '../src/app/session-end.ts';
import { setUpTransport } from '../src/app/transport-setup.ts';
import { setReadyPaths } from '../src/parts/session/may-open.ts';
import { ConfirmHost } from '../src/kit/overlay/confirm.tsx';
import { NoticeHost } from '../src/kit/ui/notice.tsx';
import { addressOf, prepare, type Rendered, type RenderOptions } from './rendered.ts';

/** Screens a feature under test may link to. */
const READY_PATHS = new Set(['/', '/login', '/excellent', '/detail', '/favorite-list']);

/**
 * Renders one feature without the route table: router (every path shows the feature), query client, session, hosts of
 * notices and questions, transport to a world of its own.
 */
export async function renderFeature(ui: ReactElement, options: RenderOptions = {}): Promise<Rendered> {
  const world = await prepare(options);
  setReadyPaths(READY_PATHS);
  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  const element = (
    <>
      {ui}
      <ConfirmHost />
      <NoticeHost />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [options.path ?? '/'] });
  setUpTransport({ onSessionEnd: createSessionEnd(() => router, queryClient) }, { fetch: world.fetch });
  onTestFinished(() => {
    queryClient.clear();
    router.dispose();
  });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <AssessmentViewsContext value={assessmentViews}>
        <RouterProvider router={router} />
      </AssessmentViewsContext>
    </QueryClientProvider>,
  );
  return { ...result, user: userEvent.setup(), world, router, queryClient, address: () => addressOf(router) };
}
