import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { AssessmentPicturesContext, AssessmentViewsContext } from '../parts/assessments/assessment-view.tsx';
import { assessmentPictures, assessmentViews } from './assessment-views.ts';
import { createRouter, type AppRouter, type RouterStart } from './router.tsx';
import type { Services } from './start.ts';

export interface RoutedApp {
  readonly router: AppRouter;
  /** Resolves when the first screen is decided, so that it can take the place of the frame of index.html. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** Creates the router and joins it to the services. */
export function createRoutedApp(services: Services, start: RouterStart): RoutedApp {
  const router = createRouter(start);
  const detach = services.attach(router);
  const ready = new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
  return {
    router,
    ready,
    stop: () => {
      detach();
      router.dispose();
    },
  };
}

/** The application around its router. */
export function RoutedRoot({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AssessmentViewsContext value={assessmentViews}>
        <AssessmentPicturesContext value={assessmentPictures}>
          <RouterProvider router={router} />
        </AssessmentPicturesContext>
      </AssessmentViewsContext>
    </QueryClientProvider>
  );
}
