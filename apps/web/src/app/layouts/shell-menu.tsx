import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { usePersonalSetting } from '../../parts/session/personal-settings.ts';
import { APPLICANT_ROLE } from '../../parts/session/roles.ts';
import type { SessionRecord } from '../../parts/session/session-store.ts';
import { Brand, Mark } from '../../kit/ui/brand.tsx';
import { buildMenu, type MenuGroup, type MenuLink } from '../menu.ts';
import { prefetchPage } from '../page-chunk.tsx';
import { MENU_ICONS } from './menu-icons.ts';
import { useReportCounts } from './critical-bell.tsx';

/** The left menu by role. It folds to a strip of icons; the choice is kept per user. */
export function ShellMenu({ session, hasBrand }: { session: SessionRecord; hasBrand: boolean }) {
  const [isCollapsed, setIsCollapsed] = usePersonalSetting('menu-collapsed', false);
  const [favouritesEnabled] = usePersonalSetting('favourites-enabled', true);
  const unread = useReportCounts(session)?.counts.unread ?? 0;
  const entries = buildMenu({ ...session, favouritesEnabled });
  const FoldIcon = isCollapsed ? ChevronRight : ChevronLeft;

  return (
    <nav aria-label="主菜单" className="jw-stack jw-shell-menu" data-collapsed={isCollapsed}>
      {hasBrand && session.role !== APPLICANT_ROLE && (
        <Link to="/" className="jw-shell-menu-brand" aria-label="检微，返回首页">
          {isCollapsed ? <Mark size={30} /> : <Brand />}
        </Link>
      )}
      <ul className="jw-menu-list">
        {entries.map((entry) =>
          entry.kind === 'group' ? (
            <GroupEntry key={entry.key} group={entry} isCollapsed={isCollapsed} />
          ) : (
            <LinkEntry
              key={entry.path}
              link={entry}
              isCollapsed={isCollapsed}
              count={entry.path === '/excellent' ? unread : 0}
            />
          ),
        )}
      </ul>
      <button
        type="button"
        className="jw-row jw-gap-8 jw-table-text jw-ink-2 jw-bare jw-menu-fold"
        aria-expanded={!isCollapsed}
        onClick={() => setIsCollapsed(!isCollapsed)}
      >
        <FoldIcon size={16} />
        <span className={isCollapsed ? 'jw-visually-hidden' : undefined}>{isCollapsed ? '展开菜单' : '收起菜单'}</span>
      </button>
    </nav>
  );
}

function LinkEntry({ link, isCollapsed, count = 0 }: { link: MenuLink; isCollapsed: boolean; count?: number }) {
  const Icon = MENU_ICONS[link.icon];
  return (
    <li>
      <NavLink
        to={link.path}
        end
        className="jw-row jw-menu-link"
        title={isCollapsed ? link.title : undefined}
        onMouseEnter={() => prefetchPage(link.path)}
      >
        <Icon size={18} />
        <span className={isCollapsed ? 'jw-visually-hidden' : 'jw-grow'}>{link.title}</span>
        {count > 0 && (
          <span className={isCollapsed ? 'jw-visually-hidden' : 'jw-menu-count'}>
            {count}
            <span className="jw-visually-hidden"> 份未读</span>
          </span>
        )}
      </NavLink>
    </li>
  );
}

function GroupEntry({ group, isCollapsed }: { group: MenuGroup; isCollapsed: boolean }) {
  const { pathname } = useLocation();
  const id = useId();
  const isHere = group.links.some((link) => link.path === pathname);
  const [isOpen, setIsOpen] = useState(isHere);
  const Icon = MENU_ICONS[group.icon];
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const links = group.links.map((link) => <LinkEntry key={link.path} link={link} isCollapsed={isCollapsed} />);

  // The strip has no room for nesting: the group's links stand in line, named by the group.
  if (isCollapsed) {
    return (
      <li>
        <ul aria-label={group.title} className="jw-menu-strip">
          {links}
        </ul>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="jw-row jw-bare jw-menu-link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon size={18} />
        <span className="jw-grow">{group.title}</span>
        <Chevron size={15} />
      </button>
      <ul id={id} className="jw-menu-sub" hidden={!isOpen}>
        {links}
      </ul>
    </li>
  );
}
