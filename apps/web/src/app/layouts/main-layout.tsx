import { type MouseEvent, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { mayOpen, normalPath, useMayOpen } from '../../parts/session/may-open.ts';
import { type SessionRecord, useSession } from '../../parts/session/session-store.ts';
import { isWallAddress } from '../../parts/session/wall-session.ts';
import { PageCache } from '../page-cache.tsx';
import { findRoute, unknownRoute } from '../route-table.ts';
import { RingStrip } from './ring-strip.tsx';
import { LicenceStrip } from './licence-strip.tsx';
import { ancestorsOf, frameOf } from './page-shell.tsx';
import { CommandField } from '../../parts/command/command-field.tsx';
import { CommandHost } from './command-host.tsx';
import { getListReportsQueryOptions } from '@jianwei/api-client/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { isInPanelFrame } from '../../kit/lib/page-frame.tsx';
import { shownElement } from '../../kit/lib/shown-element.ts';
import { today } from '../../kit/lib/format-date.ts';
import { appConfig } from '../../kit/lib/app-config.ts';
import { APPLICANT_ROLE, isClinician } from '../../parts/session/roles.ts';
import { Brand, Mark } from '../../kit/ui/brand.tsx';
import { UserMenu } from '../../parts/session/user-menu.tsx';
import { CriticalBell } from './critical-bell.tsx';
import { usePersonalSetting } from '../../parts/session/personal-settings.ts';
import { buildMenu, type MenuGroup, type MenuLink } from '../menu.ts';
import { prefetchPage } from '../page-chunk.tsx';
import { MENU_ICONS } from './menu-icons.ts';

/** Every kept page has a place of this name: the one on the screen is meant. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  shownElement('#main')?.focus();
}

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
  const isWall = isWallAddress({ pathname: path, search: location.search });
  const hasMenu = !isWall && (frame === 'all' || frame === 'menu');
  const hasStrip = hasMenu || (frame === 'none' && !isWall && session.mode === undefined && !isInPanelFrame());
  return (
    <>
      <a className="jw-skip-link" href="#main" onClick={skipToMain}>
        跳到主要内容
      </a>
      {hasStrip && <LicenceStrip session={session} isFlush={!hasMenu} />}
      {frame !== 'bare' && !isWall && <RingStrip />}
      <div ref={shell} className="jw-shell" data-frame={frame}>
        {frame === 'all' && !isWall && <ShellHeader session={session} />}
        {hasMenu && <ShellMenu session={session} hasBrand={frame === 'menu'} />}
        <PageCache key={session.user_id} userId={session.user_id} route={route} location={location} shell={shell} />
      </div>
      <CommandHost session={session} />
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
        {session.role !== APPLICANT_ROLE && (
          <div className="jw-shell-search">
            <CommandField label={hasReports ? '搜索患者、住院号或报告号' : '搜索功能'} />
          </div>
        )}
        <CriticalBell />
        <UserMenu />
      </div>
    </header>
  );
}

/** Unread reports of today. Asked only for users who may open the report list; its failure is quiet. */
function useUnreadCount(session: SessionRecord): number {
  const enabled = isClinician(session.role) && mayOpen('/excellent');
  const { data } = useQuery(
    getListReportsQueryOptions(
      { tab: 'critical', date: today(), page: 0, page_size: 1 },
      { query: { enabled }, request: { suppress: true } },
    ),
  );
  return data?.counts.unread ?? 0;
}

const FEW_LINKS = 8;

/** The left menu by role. It folds to a strip of icons; the choice is kept per user. */
function ShellMenu({ session, hasBrand }: { session: SessionRecord; hasBrand: boolean }) {
  const [isCollapsed, setIsCollapsed] = usePersonalSetting('menu-collapsed', false);
  const [favouritesEnabled] = usePersonalSetting('favourites-enabled', true);
  const unread = useUnreadCount(session);
  const entries = buildMenu({ ...session, favouritesEnabled });
  const isFewLinks = entries.flatMap((entry) => (entry.kind === 'group' ? entry.links : [entry])).length <= FEW_LINKS;
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
            <GroupEntry key={entry.key} group={entry} isCollapsed={isCollapsed} isFewLinks={isFewLinks} />
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

/** The menu's paths above the screen: the list that a record was opened from stays marked. */
function useAncestorPaths(): readonly string[] {
  const route = findRoute(normalPath(useLocation().pathname));
  return route === undefined ? [] : ancestorsOf(route).map(({ path }) => path);
}

function LinkEntry({ link, isCollapsed, count = 0 }: { link: MenuLink; isCollapsed: boolean; count?: number }) {
  const Icon = MENU_ICONS[link.icon];
  const isAbove = useAncestorPaths().includes(link.path);
  return (
    <li>
      <NavLink
        to={link.path}
        end
        className="jw-row jw-menu-link"
        data-above={isAbove || undefined}
        title={isCollapsed ? link.title : undefined}
        onMouseEnter={() => prefetchPage(link.path)}
      >
        <Icon size={18} />
        <span className={isCollapsed ? 'jw-visually-hidden' : 'jw-grow'}>{link.title}</span>
        {count !== 0 && (
          <span className={isCollapsed ? 'jw-visually-hidden' : 'jw-menu-count'}>
            {count}
            <span className="jw-visually-hidden"> 份未读</span>
          </span>
        )}
      </NavLink>
    </li>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly isCollapsed: boolean;
  /** The whole menu has room: nothing of it is folded at first. */
  readonly isFewLinks: boolean;
}

function GroupEntry({ group, isCollapsed, isFewLinks }: GroupProps) {
  const { pathname } = useLocation();
  const id = useId();
  const here = [pathname, ...useAncestorPaths()];
  const isHere = [group.headLink, ...group.links].some((link) => link !== undefined && here.includes(link.path));
  const [isOpen, setIsOpen] = useState(isHere || isFewLinks);
  const Icon = MENU_ICONS[group.icon];
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const { headLink } = group;
  const links = group.links.map((link) => <LinkEntry key={link.path} link={link} isCollapsed={isCollapsed} />);

  // The strip has no room for nesting: the group's links stand in line, named by the group.
  if (isCollapsed) {
    return (
      <li>
        <ul aria-label={group.title} className="jw-menu-strip">
          {headLink && <LinkEntry link={headLink} isCollapsed />}
          {links}
        </ul>
      </li>
    );
  }
  const toggle = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setIsOpen(!isOpen) };
  return (
    <li>
      {headLink ? (
        <div className="jw-row jw-menu-head">
          <NavLink to={headLink.path} end className="jw-row jw-grow jw-menu-link">
            <Icon size={18} />
            <span className="jw-grow">{group.title}</span>
          </NavLink>
          <button type="button" className="jw-bare jw-menu-toggle" aria-label={`${group.title}的栏目`} {...toggle}>
            <Chevron size={15} />
          </button>
        </div>
      ) : (
        <button type="button" className="jw-row jw-bare jw-menu-link" {...toggle}>
          <Icon size={18} />
          <span className="jw-grow">{group.title}</span>
          <Chevron size={15} />
        </button>
      )}
      <ul id={id} className="jw-menu-sub" hidden={!isOpen}>
        {links}
      </ul>
    </li>
  );
}
