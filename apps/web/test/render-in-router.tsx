import { createQueryClient } from '@jianwei/api-client/transport/query-client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { assessmentViews } from '../src/app/assessment-views.ts';
import { ConfirmHost } from '../src/kit/overlay/confirm.tsx';
import { NoticeHost } from '../src/kit/ui/notice.tsx';
import { AssessmentViewsContext } from '../src/parts/assessments/assessment-view.tsx';

type AppRouter = ReturnType<typeof createMemoryRouter>;

/**
 * Renders something in a router of which every path shows it, with a query client and the hosts of notices and questions.
 * @param prepare called before anything is drawn
 */
export function renderInRouter(
  ui: ReactElement,
  path = '/',
  prepare?: (router: AppRouter, queryClient: QueryClient) => void,
) {
  const queryClient = createQueryClient();
  const element = (
    <>
      {ui}
      <ConfirmHost />
      <NoticeHost />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  prepare?.(router, queryClient);
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
  return { ...result, user: userEvent.setup(), router, queryClient };
}
