import { isAllowed } from '../parts/session/may-open.ts';
import { APPLICANT_ROLE, COLUMN_PERMISSIONS, isClinician } from '../parts/session/roles.ts';
import type { SessionRecord } from '../parts/session/session-store.ts';
import { findRoute } from './route-table.ts';
import type { IconName } from './layouts/menu-icons.ts';

export interface MenuLink {
  readonly kind: 'link';
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
}

export interface MenuGroup extends Omit<GroupPlan, 'paths' | 'head'> {
  readonly kind: 'group';
  /** The screen that the name of the group leads to. */
  readonly headLink?: MenuLink;
  readonly links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

export interface MenuInput extends Pick<SessionRecord, 'role' | 'verifyArr' | 'permission_column'> {
  readonly favouritesEnabled: boolean;
}

interface GroupPlan {
  readonly key: string;
  readonly title: string;
  readonly icon: IconName;
  /** Its name is a link where the screen may be opened. */
  readonly head?: string;
  readonly paths: readonly string[];
}

/** Entries by their paths; what the role's menu does not hold is left out with `false`. */
type Plan = readonly (string | false | NamedPath | GroupPlan)[];

/** An entry that goes by another name than its screen. */
interface NamedPath {
  readonly path: string;
  readonly title: string;
}

const PROMPT_PATHS = ['/report-list', '/comprehensive-prompt', '/user-defined-text', '/push-strategy'];
const AUDIT_PATHS = ['/audit-rules-management'];

const labDepartment = (paths: readonly string[]): GroupPlan => ({
  key: 'lab-department',
  title: '检验科',
  icon: 'laboratory',
  head: '/laboratory',
  paths,
});

/** What a column opens of the laboratory's page. */
const KEY_INDICATORS: NamedPath = { path: '/laboratory', title: '关键指标管理' };

const APPLICATION_CENTRE: GroupPlan = {
  key: 'applications',
  title: '应用中心',
  icon: 'store',
  paths: ['/appstore', '/specialized-disease-application'],
};

const HELP_CENTRE: GroupPlan = {
  key: 'help',
  title: '帮助中心',
  icon: 'questions',
  paths: ['/common-problem', '/editLicense', '/version-update', '/about-us'],
};

const OPERATIONS: GroupPlan = {
  key: 'operations',
  title: '运维管理',
  icon: 'statistics',
  paths: ['/data-cleaning', '/operations-use-statistical', '/operations-interpret-ability', '/data-synchronism'],
};

function clinicianPlan({ role, permission_column: columns, favouritesEnabled }: MenuInput): Plan {
  // Column permissions act for role 1 only; the values are strings.
  const has = (column: string) => role === 1 && columns.includes(column);
  return [
    '/',
    '/excellent',
    favouritesEnabled && '/favorite-list',
    '/diagnosis-menu',
    '/data',
    APPLICATION_CENTRE,
    role === 1 && columns.length > 0 && labDepartment([...PROMPT_PATHS, ...AUDIT_PATHS]),
    has(COLUMN_PERMISSIONS.systemBoard) && '/bulletin-board',
    has(COLUMN_PERMISSIONS.keyIndicators) && KEY_INDICATORS,
    has(COLUMN_PERMISSIONS.dataCentre) && '/data-center',
    has(COLUMN_PERMISSIONS.researchProjects) && '/scientific-research',
    HELP_CENTRE,
  ];
}

const PLANS: Readonly<Record<number, Plan>> = {
  2: ['/users', '/app-manage'],
  3: ['/users', '/logs'],
  6: [OPERATIONS, '/blacklist', '/ai-report'],
  7: [labDepartment(PROMPT_PATHS)],
  8: ['/ai-platform'],
  9: [labDepartment(AUDIT_PATHS)],
  10: ['/users', '/data-center'],
  [APPLICANT_ROLE]: ['/', '/specialized-disease-application', '/appstore'],
};

/**
 * The left menu of a user: what the role's menu names, as far as verifyArr allows it. A
 * group without a link is left out; a menu without any link offers home.
 */
export function buildMenu(input: MenuInput): readonly MenuEntry[] {
  const link = (path: string): MenuLink[] => {
    const route = findRoute(path);
    if (route === undefined || !isAllowed(path, input.verifyArr)) return [];
    return [{ kind: 'link', path, title: route.title, icon: route.icon ?? 'report' }];
  };
  const plan = isClinician(input.role) ? clinicianPlan(input) : (PLANS[input.role] ?? []);
  const entries = plan.flatMap((step): MenuEntry[] => {
    if (step === false) return [];
    if (typeof step === 'string') return link(step);
    if ('path' in step) return link(step.path).map((entry) => ({ ...entry, title: step.title }));
    const { paths, head, ...group } = step;
    const links = paths.flatMap(link);
    const [headLink] = head === undefined ? [] : link(head);
    return links.length === 0 ? [] : [{ kind: 'group', ...group, ...(headLink && { headLink }), links }];
  });
  // One entry a screen: what has a name of its own in the menu is not led to, and marked, by the head of a group as well.
  const isNamed = (path: string) => entries.some((entry) => entry.kind === 'link' && entry.path === path);
  const told = entries.map((entry): MenuEntry => {
    if (entry.kind === 'link' || entry.headLink === undefined || !isNamed(entry.headLink.path)) return entry;
    const { headLink: _head, ...group } = entry;
    return group;
  });
  return told.length === 0 ? link('/') : told;
}

/**
 * Where a user lands after signing in without a usable redirect: the first entry of the menu.
 * @returns null when nothing the user may open has a page
 */
export function landingPath(input: MenuInput): string | null {
  const first = buildMenu(input)[0];
  const path = first?.kind === 'group' ? first.links[0]?.path : first?.path;
  if (path !== undefined) return path;
  return input.verifyArr.find((candidate) => findRoute(candidate) !== undefined) ?? null;
}
