import { isAllowed } from '../parts/session/may-open.ts';
import { APPLICANT_ROLE, COLUMN_PERMISSIONS } from '../parts/session/roles.ts';
import { findRoute, ROUTES, type RouteEntry } from './route-table.ts';
import type { IconName } from './layouts/menu-icons.ts';

export interface MenuLink {
  readonly kind: 'link';
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
}

export interface MenuGroup {
  readonly kind: 'group';
  readonly key: string;
  readonly title: string;
  readonly icon: IconName;
  readonly links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

export interface MenuInput {
  readonly role: number;
  readonly verifyArr: readonly string[];
  readonly permissionColumn: readonly string[];
  /** Personal setting: 我的收藏 is offered. */
  readonly favouritesEnabled: boolean;
}

type Plan =
  | string
  | { readonly key: string; readonly title: string; readonly icon: IconName; readonly paths: readonly string[] };

const PROMPT_PATHS = ['/report-list', '/comprehensive-prompt', '/user-defined-text', '/push-strategy'];
const AUDIT_PATHS = ['/audit-rules-management'];

function labDepartment(paths: readonly string[]): Plan {
  return { key: 'lab-department', title: '检验科', icon: 'laboratory', paths };
}

const APPLICATION_CENTRE: Plan = {
  key: 'applications',
  title: '应用中心',
  icon: 'store',
  paths: ['/appstore', '/specialized-disease-application'],
};

const HELP_CENTRE: Plan = {
  key: 'help',
  title: '帮助中心',
  icon: 'questions',
  paths: ['/common-problem', '/editLicense', '/version-update', '/about-us'],
};

function clinicianPlan({ role, permissionColumn, favouritesEnabled }: MenuInput): Plan[] {
  const plan: Plan[] = ['/', '/excellent'];
  if (favouritesEnabled) plan.push('/favorite-list');
  plan.push('/diagnosis-menu', '/data', APPLICATION_CENTRE);
  // Column permissions act for role 1 only; the values are strings.
  if (role === 1 && permissionColumn.length > 0) {
    plan.push(labDepartment([...PROMPT_PATHS, ...AUDIT_PATHS]));
    if (permissionColumn.includes(COLUMN_PERMISSIONS.systemBoard)) plan.push('/bulletin-board');
    if (permissionColumn.includes(COLUMN_PERMISSIONS.keyIndicators)) plan.push('/laboratory');
    if (permissionColumn.includes(COLUMN_PERMISSIONS.dataCentre)) plan.push('/data-center');
    if (permissionColumn.includes(COLUMN_PERMISSIONS.researchProjects)) plan.push('/scientific-research');
  }
  plan.push(HELP_CENTRE);
  return plan;
}

function planOf(input: MenuInput): Plan[] {
  switch (input.role) {
    case 1:
    case 4:
      return clinicianPlan(input);
    case 2:
      return ['/users', '/app-manage'];
    case 3:
      return ['/users', '/logs'];
    case 10:
      return ['/users', '/data-center'];
    case 7:
      return [labDepartment(PROMPT_PATHS)];
    case 9:
      return [labDepartment(AUDIT_PATHS)];
    case 6:
      return [
        {
          key: 'operations',
          title: '运维管理',
          icon: 'statistics',
          paths: [
            '/data-cleaning',
            '/operations-use-statistical',
            '/operations-interpret-ability',
            '/data-synchronism',
          ],
        },
        '/blacklist',
        '/ai-report',
      ];
    case 8:
      return ['/ai-platform'];
    case APPLICANT_ROLE:
      return ['/', '/specialized-disease-application', '/appstore'];
    default:
      return [];
  }
}

/**
 * The left menu of a user: what the role's menu names, as far as verifyArr allows it and the page stands. A
 * group without a link is left out; a menu without any link offers home.
 */
export function buildMenu(input: MenuInput, routes: readonly RouteEntry[] = ROUTES): readonly MenuEntry[] {
  const link = (path: string): MenuLink[] => {
    const route = findRoute(path, routes);
    if (route?.status !== 'ready' || !isAllowed(path, input.verifyArr)) return [];
    return [{ kind: 'link', path, title: route.title, icon: route.icon ?? 'report' }];
  };
  const entries = planOf(input).flatMap((step): MenuEntry[] => {
    if (typeof step === 'string') return link(step);
    const links = step.paths.flatMap(link);
    return links.length === 0 ? [] : [{ kind: 'group', key: step.key, title: step.title, icon: step.icon, links }];
  });
  return entries.length === 0 ? link('/') : entries;
}

/**
 * Where a user lands after signing in without a usable redirect: the first entry of the menu.
 * @returns null when nothing the user may open has a page
 */
export function landingPath(input: MenuInput, routes: readonly RouteEntry[] = ROUTES): string | null {
  const first = buildMenu(input, routes)[0];
  const path = first?.kind === 'group' ? first.links[0]?.path : first?.path;
  if (path !== undefined) return path;
  const allowed = input.verifyArr.find((candidate) => findRoute(candidate, routes)?.status === 'ready');
  return allowed ?? null;
}
