import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '../../kit/lib/lazy-part.tsx';
import { useSession } from '../../parts/session/session-store.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

const ReportShell = lazyPart<{ children: ReactNode }>('report-shell', () =>
  import('../../features/report-shell/report-shell.tsx').then((module) => module.ReportShell),
);

/** The report shell around its screens; a screen that fails leaves the shell standing. */
export function ReportLayout() {
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
