import { ChevronDown, LogOut } from 'lucide-react';
import { askAndLogOut } from './log-out.ts';
import { roleLabel } from './roles.ts';
import { useSession } from './session-store.ts';
import { useHasSingleKeys } from './single-keys.ts';
import { Popover } from '../../kit/overlay/popover.tsx';

/** The signed-in user with logout. `compact` shows the initial only (home, report detail). */
export function UserMenu({ compact = false }: { compact?: boolean }) {
  const session = useSession();
  // Embedded in another system its own page owns the session.
  if (session === null || session.mode !== undefined) return null;
  const place = [session.department, session.title].filter((part) => part !== undefined && part !== '');
  const initial = Array.from(session.nickname)[0] ?? '';
  return (
    <Popover
      label={`${session.nickname}的账号`}
      triggerClassName="jw-row jw-bare jw-user-button"
      panelLabel="账号"
      width={208}
      trigger={
        <>
          <span className="jw-grid jw-table-text jw-strong jw-avatar" aria-hidden="true">
            {initial}
          </span>
          {!compact && (
            <>
              <span className="jw-grid jw-user-text">
                <b>{session.nickname}</b>
                <span className="jw-note jw-ink-2">
                  {place.length > 0 ? place.join('　') : roleLabel(session.role)}
                </span>
              </span>
              <ChevronDown size={14} />
            </>
          )}
        </>
      }
    >
      {(close) => (
        <>
          <div className="jw-grid jw-user-facts">
            <b>{session.nickname}</b>
            {place.length > 0 && <span className="jw-table-text jw-ink-2">{place.join('　')}</span>}
            <span className="jw-table-text jw-ink-2">{roleLabel(session.role)}</span>
            {session.phone !== undefined && <span className="jw-table-text jw-ink-2">{session.phone}</span>}
          </div>
          <SingleKeys />
          <button
            type="button"
            className="jw-row jw-gap-10 jw-bare jw-menu-item"
            onClick={() => {
              close();
              void askAndLogOut();
            }}
          >
            <LogOut size={16} />
            退出登录
          </button>
        </>
      )}
    </Popover>
  );
}

/** Letters as keys get in the way of who dictates or types by mistake: everybody may switch them off. */
function SingleKeys() {
  const [hasKeys, setHasKeys] = useHasSingleKeys();
  return (
    <label className="jw-row jw-gap-10 jw-menu-item">
      <input type="checkbox" checked={hasKeys} onChange={(event) => setHasKeys(event.target.checked)} />
      单键快捷键
    </label>
  );
}
