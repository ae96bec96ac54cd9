import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EntryPage } from '../features/embedding/entry-page.tsx';
import { UNREADABLE_LINK } from '../parts/session/entry-parameters.ts';
import { normalPath } from '../parts/session/may-open.ts';
import { getSession, loginPath } from '../parts/session/session-store.ts';
import { notice } from '../kit/ui/notice.tsx';
import { destinationAfterLogin } from './destination.ts';
import { openLinkText } from './first-address.ts';
import { findRoute } from './route-table.ts';

function isReportPath(path: string): boolean {
  const shell = findRoute(normalPath(path))?.shell;
  return shell === 'report-detail' || shell === 'standalone' || normalPath(path) === '/detail';
}

/** /plugin-login opens the product for a plug-in of another hospital system, /single-login from a hospital portal. */
export function EntryRoute() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onFreshSession = useCallback(() => queryClient.clear(), [queryClient]);
  const onUnreadable = useCallback(() => {
    notice.error(UNREADABLE_LINK);
    // A login page would end the session of somebody who is signed in.
    if (getSession() === null) void navigate(loginPath(), { replace: true });
  }, [navigate]);
  return (
    <EntryPage
      title={findRoute(normalPath(pathname))?.title ?? ''}
      decrypt={openLinkText}
      isReportPath={isReportPath}
      destination={destinationAfterLogin}
      onFreshSession={onFreshSession}
      onUnreadable={onUnreadable}
    />
  );
}
