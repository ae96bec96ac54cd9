import { type SubmitEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Search } from 'lucide-react';
import { normalPath, useMayOpen } from '../../parts/session/may-open.ts';
import { type SessionRecord, useSession } from '../../parts/session/session-store.ts';
import { PageCache } from '../page-cache.tsx';
import { findRoute } from '../route-table.ts';
import { LicenceStrip } from './licence-strip.tsx';
import { frameOf } from './page-shell.tsx';
import { ShellMenu } from './shell-menu.tsx';
import { useSlashFocus } from '../../kit/lib/use-slash-focus.ts';
import { appConfig } from '../../kit/lib/app-config.ts';
import { APPLICANT_ROLE } from '../../parts/session/roles.ts';
import { Brand } from '../../kit/ui/brand.tsx';
import { UserMenu } from '../../parts/session/user-menu.tsx';
import { CriticalBell } from './critical-bell.tsx';

/**
 * The main layout: header and left menu around the page. Home goes without the header, full-screen pages go without
 * everything; inside another hospital system only breadcrumb and title stand around a page.
 */
export function MainLayout() {
  const session = useSession();
  const location = useLocation();
  const shell = useRef<HTMLDivElement>(null);
  const route = findRoute(normalPath(location.pathname));

  // Between logout and reload there is nobody to show a page to.
  if (session === null || route?.status !== 'ready') return null;

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

/** Brand, hospital, search, critical reminders and the user. What the user may not open is not offered. */
function ShellHeader({ session }: { session: SessionRecord }) {
  const mayOpen = useMayOpen();
  const hasReports = mayOpen('/excellent');
  return (
    <header className="jw-row jw-shell-header">
      {session.role !== APPLICANT_ROLE && (
        <Link to="/" className="jw-shell-brand" aria-label="检微，返回首页">
          <Brand />
        </Link>
      )}
      <span className="jw-ink-3">{appConfig().hospitalName}</span>
      <div className="jw-row jw-gap-10 jw-end">
        {hasReports && <HeaderSearch />}
        <CriticalBell session={session} />
        <UserMenu />
      </div>
    </header>
  );
}

function HeaderSearch() {
  const navigate = useNavigate();
  const ref = useRef<HTMLInputElement>(null);
  useSlashFocus(ref);

  function search(event: SubmitEvent): void {
    event.preventDefault();
    const keyword = ref.current?.value.trim() ?? '';
    void navigate(keyword === '' ? '/excellent' : `/excellent?keyword=${encodeURIComponent(keyword)}`);
  }

  return (
    <form role="search" aria-label="全局搜索" className="jw-shell-search" onSubmit={search}>
      <Search size={15} />
      <input
        ref={ref}
        type="search"
        className="jw-input"
        aria-label="搜索患者、住院号或报告号"
        aria-keyshortcuts="/"
        placeholder="搜索患者、住院号或报告号"
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}
