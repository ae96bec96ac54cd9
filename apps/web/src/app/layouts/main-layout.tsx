import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { normalPath } from '../../parts/session/may-open.ts';
import { useSession } from '../../parts/session/session-store.ts';
import { PageCache } from '../page-cache.tsx';
import { findRoute, unknownRoute } from '../route-table.ts';
import { LicenceStrip } from './licence-strip.tsx';
import { frameOf } from './page-shell.tsx';
import { ShellHeader } from './shell-header.tsx';
import { ShellMenu } from './shell-menu.tsx';

/**
 * The main layout: header and left menu around the page. Home goes without the header, full-screen pages go without
 * everything; inside another hospital system only breadcrumb and title stand around a page.
 */
export function MainLayout() {
  const session = useSession();
  const location = useLocation();
  const shell = useRef<HTMLDivElement>(null);
  const path = normalPath(location.pathname);
  const route = findRoute(path) ?? unknownRoute(path);

  // Between logout and reload there is nobody to show a page to.
  if (session === null) return null;

  const frame = frameOf(route, session);
  const hasMenu = frame === 'all' || frame === 'menu';
  return (
    <>
      <a className="jw-skip-link" href="#main">
        跳到主要内容
      </a>
      {hasMenu && <LicenceStrip session={session} />}
      <div ref={shell} className="jw-shell" data-frame={frame}>
        {frame === 'all' && <ShellHeader session={session} />}
        {hasMenu && <ShellMenu session={session} hasBrand={frame === 'menu'} />}
        <PageCache key={session.user_id} userId={session.user_id} route={route} location={location} shell={shell} />
      </div>
    </>
  );
}
