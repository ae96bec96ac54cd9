import {
  createBrowserRouter,
  createMemoryRouter,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  type RouteObject,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { Suspense } from 'react';
import { LoginPage } from '../features/session/login-page.tsx';
import { forgetFailedChunks } from '../kit/lib/chunk-loader.ts';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import { assignIfThere } from '../kit/lib/page-navigator.ts';
import { logOutNow } from '../parts/session/log-out.ts';
import { normalPath } from '../parts/session/may-open.ts';
import { CLINICIAN_ROLE } from '../parts/session/roles.ts';
import { getSession, useSession } from '../parts/session/session-store.ts';
import { notice } from '../kit/ui/notice.tsx';
import { destinationAfterLogin } from './destination.ts';
import { judgeAddress } from './first-address.ts';
import { MainLayout } from './layouts/main-layout.tsx';
import { PageOfRoute, prefetchPage } from './page-chunk.tsx';
import { RootFrame } from './root-frame.tsx';
import { ROUTES, type Shell } from './route-table.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const ReportShell = lazyPart('ReportShell', () => import('../features/report-shell/report-shell.tsx'));

/** The report shell around its screens; a screen that fails leaves the shell standing. */
function ReportLayout() {
  const session = useSession();
  const { key } = useLocation();
  // Between logout and reload there is nobody to show a report to.
  if (session === null) return null;
  return (
    <ReportShell key={session.user_id}>
      <ErrorBoundary resetKey={key}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </ReportShell>
  );
}

const AssistLayout = lazyPart('AssistLayout', () => import('./layouts/assist-layout.tsx'));

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export interface RouterStart {
  /** True while the page has shown nothing yet. */
  readonly isFirstLoad: boolean;
  /** Address to start from in tests; without it the browser's address bar rules. */
  readonly memory?: string;
}

function LoginRoute({ variant }: { variant: 'staff' | 'applicant' }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <LoginPage
      variant={variant}
      redirect={query.get('redirect')}
      destination={destinationAfterLogin}
      onStartTyping={() => prefetchPage('/', CLINICIAN_ROLE)}
      onOpen={(target) => void navigate(target, { replace: true })}
    />
  );
}

function createRoutes(guard: (args: LoaderFunctionArgs) => Promise<Response | null>): RouteObject[] {
  const pagesOf = (shell: Shell) =>
    ROUTES.filter((route) => route.shell === shell).map((route) => ({
      path: route.path,
      element: <PageOfRoute key={route.path} route={route} />,
    }));
  return [
    {
      id: 'root',
      loader: guard,
      shouldRevalidate: () => true,
      element: <RootFrame />,
      hydrateFallbackElement: <></>,
      children: [
        { path: '/login', element: <LoginRoute key="staff" variant="staff" /> },
        { path: '/apply-login', element: <LoginRoute key="applicant" variant="applicant" /> },
        ...pagesOf('public'),
        ...pagesOf('standalone'),
        { element: <ReportLayout />, children: pagesOf('report-detail') },
        { element: <AssistLayout />, children: pagesOf('assist') },
        // Everything else: the layout finds the page by its path. The guard sends an unknown path to login.
        { path: '/*', element: <MainLayout /> },
      ],
    },
  ];
}

/** Builds the router; its guard judges every navigation before anything of the new screen is painted. */
export function createRouter({ isFirstLoad: startsFresh, memory }: RouterStart): AppRouter {
  let isFirstLoad = startsFresh;

  async function guard({ request }: LoaderFunctionArgs): Promise<Response | null> {
    const url = new URL(request.url);
    // Chromium keeps that a module did not load as long as the page lives: only a page load tries it again.
    if (forgetFailedChunks() && (await assignIfThere(url.href))) return new Promise<never>(() => undefined);
    const session = getSession();
    const verdict = await judgeAddress(url.pathname + url.search + url.hash, isFirstLoad);
    if (verdict.kind === 'redirect') {
      if (verdict.message !== undefined) notice.error(verdict.message);
      return redirect(verdict.to);
    }
    if (verdict.kind === 'end-session') await logOutNow();
    else if (session !== null) prefetchPage(normalPath(url.pathname), session.role);
    return null;
  }

  const routes = createRoutes(guard);
  const router =
    memory === undefined ? createBrowserRouter(routes) : createMemoryRouter(routes, { initialEntries: [memory] });
  const stop = router.subscribe((state) => {
    if (!state.initialized || state.navigation.state !== 'idle') return;
    isFirstLoad = false;
    stop();
  });
  return router;
}
