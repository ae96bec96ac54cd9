import { Search } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSlashFocus } from '../../kit/lib/use-slash-focus.ts';
import { appConfig } from '../../kit/lib/app-config.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { APPLICANT_ROLE } from '../../parts/session/roles.ts';
import type { SessionRecord } from '../../parts/session/session-store.ts';
import { Brand } from '../../kit/ui/brand.tsx';
import { UserMenu } from '../../parts/session/user-menu.tsx';
import { CriticalBell } from './critical-bell.tsx';

/** Brand, hospital, search, critical reminders and the user. What the user may not open is not offered. */
export function ShellHeader({ session }: { session: SessionRecord }) {
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
