import type { ComponentType } from 'react';
import { isClinician } from '../shared/session/roles.ts';
import type { IconName } from './layouts/menu-icons.ts';

export type Shell = 'public' | 'login' | 'report-detail' | 'standalone' | 'assist' | 'main';

/** What the main layout draws around a page: everything, the menu only (home), or nothing (full screen). */
export type Frame = 'all' | 'menu' | 'none';

interface RouteFacts {
  /** Exact pathname; children of a shell are root paths too. */
  readonly path: string;
  readonly title: string;
  readonly shell: Shell;
  /** Roles the screen is made for; the server's verifyArr decides. Empty for public paths. */
  readonly roles: readonly number[];
  readonly icon?: IconName;
  /** Path of the screen it is reached from, for the breadcrumb. */
  readonly parent?: string;
  readonly frame?: Frame;
  /** Query parameters without which the screen says nothing: links from the screens below it carry them. */
  readonly needs?: readonly string[];
  /** Kept in the page cache when left. */
  readonly keepAlive?: true;
}

export interface ReadyRoute extends RouteFacts {
  readonly status: 'ready';
  /** Loads the page; home differs by role. Login pages are part of the first chunk and have none. */
  readonly load?: (role: number) => Promise<ComponentType>;
}

export interface RouteToCome extends RouteFacts {
  readonly status: 'to-come';
}

export type RouteEntry = ReadyRoute | RouteToCome;

const EVERY_ROLE = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11];
const CLINICIANS = [1, 4];
const LAB_DEPARTMENT = [1, 7];
const APPLICATION_ROLES = [1, 4, 11];

function toCome(
  shell: Shell,
  path: string,
  title: string,
  roles: readonly number[],
  more?: Partial<RouteFacts>,
): RouteToCome {
  return { path, title, shell, roles, status: 'to-come', ...more };
}

function loadHome(role: number): Promise<ComponentType> {
  return isClinician(role)
    ? import('../features/home/home-page.tsx').then((module) => module.HomePage)
    : import('../features/session/role-home.tsx').then((module) => module.RoleHome);
}

/**
 * Every screen of the product. Router, guard, menu, breadcrumb, page title and tests read this table. A route that is to
 * come has no page: it is refused like an unknown path and nothing offers it.
 */
export const ROUTES: readonly RouteEntry[] = [
  toCome('public', '/demo', '产品演示', []),
  toCome('public', '/h5', '报告解读（移动版）', []),
  toCome('public', '/citizen-phone', '居民端报告解读', []),
  toCome('public', '/online', '在线体验', []),
  toCome('public', '/about-us-login', '关于我们', []),
  toCome('public', '/radar-detail', '系统雷达图', []),
  {
    path: '/plugin-login',
    title: '插件登录',
    shell: 'public',
    roles: [],
    status: 'ready',
    load: () => import('./entry-routes.tsx').then((module) => module.PluginLoginRoute),
  },
  toCome('public', '/citizen-chat-phone', '居民端智能问答', []),
  toCome('public', '/single-demo', '单点登录演示', []),
  {
    path: '/single-login',
    title: '单点登录',
    shell: 'public',
    roles: [],
    status: 'ready',
    load: () => import('./entry-routes.tsx').then((module) => module.SingleLoginRoute),
  },

  { path: '/login', title: '登录', shell: 'login', roles: [], status: 'ready' },
  { path: '/apply-login', title: '专病测评登录', shell: 'login', roles: [], status: 'ready' },

  {
    path: '/report-detail',
    title: '报告解读',
    shell: 'report-detail',
    roles: CLINICIANS,
    status: 'ready',
    load: () => import('../features/report-shell/interpretation-page.tsx').then((module) => module.InterpretationPage),
  },
  {
    path: '/encyclopedia-knowledge',
    title: '医学百科',
    shell: 'report-detail',
    roles: CLINICIANS,
    parent: '/report-detail',
    status: 'ready',
    load: () => import('../features/report-shell/encyclopedia-page.tsx').then((module) => module.EncyclopediaPage),
  },
  {
    path: '/knowledge-detail',
    title: '知识详情',
    shell: 'report-detail',
    roles: CLINICIANS,
    parent: '/encyclopedia-knowledge',
    status: 'ready',
    load: () => import('../features/report-shell/article-page.tsx').then((module) => module.ArticlePage),
  },
  {
    path: '/report',
    title: '检验报告',
    shell: 'report-detail',
    roles: CLINICIANS,
    parent: '/report-detail',
    status: 'ready',
    load: () => import('../features/report-shell/lab-report-page.tsx').then((module) => module.LabReportPage),
  },
  {
    path: '/app-application',
    title: '应用',
    shell: 'report-detail',
    roles: CLINICIANS,
    parent: '/report-detail',
    status: 'ready',
    load: () => import('../features/report-shell/applications-page.tsx').then((module) => module.ApplicationsPage),
  },
  {
    path: '/river',
    title: '健康趋势',
    shell: 'report-detail',
    roles: CLINICIANS,
    parent: '/report-detail',
    status: 'ready',
    load: () => import('./river-route.tsx').then((module) => module.RiverRoute),
  },
  toCome('report-detail', '/scientific-research-assist-common', '科研助手', CLINICIANS, { parent: '/report-detail' }),
  toCome('report-detail', '/my-scientific-research-common', '我的科研', CLINICIANS, { parent: '/report-detail' }),
  {
    path: '/report-detail-radar',
    title: '报告雷达图',
    shell: 'standalone',
    roles: CLINICIANS,
    status: 'ready',
    load: () => import('../features/report-shell/radar-page.tsx').then((module) => module.RadarPage),
  },
  toCome('standalone', '/scientific-research-assist', '科研助手', CLINICIANS),
  toCome('standalone', '/my-scientific-research', '我的科研', CLINICIANS),

  {
    path: '/diagnostic-assist',
    title: '辅助诊断',
    shell: 'assist',
    roles: CLINICIANS,
    status: 'ready',
    load: () => import('../features/assist/diagnostic-assist-page.tsx').then((module) => module.DiagnosticAssistPage),
  },
  {
    path: '/decision-assist',
    title: '辅助决策',
    shell: 'assist',
    roles: CLINICIANS,
    status: 'ready',
    load: () => import('../features/assist/decision-list-page.tsx').then((module) => module.DecisionListPage),
  },
  {
    path: '/decision-assist-detail',
    title: '辅助决策详情',
    shell: 'assist',
    roles: CLINICIANS,
    parent: '/decision-assist',
    needs: ['diagnosis_id'],
    status: 'ready',
    load: () => import('../features/assist/decision-detail-page.tsx').then((module) => module.DecisionDetailPage),
  },

  {
    path: '/',
    title: '首页',
    shell: 'main',
    roles: EVERY_ROLE,
    icon: 'home',
    frame: 'menu',
    status: 'ready',
    load: loadHome,
  },
  {
    path: '/excellent',
    title: 'AI 报告解读',
    shell: 'main',
    roles: CLINICIANS,
    icon: 'report',
    keepAlive: true,
    status: 'ready',
    load: () => import('../features/reports/report-list-page.tsx').then((module) => module.ReportListPage),
  },
  {
    path: '/detail',
    title: '报告详情',
    shell: 'main',
    roles: [1, 4, 7],
    parent: '/excellent',
    frame: 'none',
    status: 'ready',
    load: () => import('./detail-route.tsx').then((module) => module.DetailRoute),
  },
  {
    path: '/favorite-list',
    title: '我的收藏',
    shell: 'main',
    roles: CLINICIANS,
    icon: 'favourite',
    keepAlive: true,
    status: 'ready',
    load: () => import('../features/favourites/favourite-list-page.tsx').then((module) => module.FavouriteListPage),
  },
  {
    path: '/about-us',
    title: '关于我们',
    shell: 'main',
    roles: CLINICIANS,
    icon: 'about',
    status: 'ready',
    load: () => import('../features/system/about-page.tsx').then((module) => module.AboutPage),
  },
  toCome('main', '/data-center', '数据中心', [1, 10], { icon: 'data-centre' }),
  toCome('main', '/scientific-research', '科研项目管理', [1, 8], { icon: 'research', keepAlive: true }),
  toCome('main', '/ai-platform', 'AI 平台', [8], { icon: 'platform' }),
  toCome('main', '/ai-platform-detail', 'AI 模型详情', [8], { parent: '/ai-platform' }),
  toCome('main', '/laboratory', '关键指标管理', [1, 7, 9], { icon: 'indicators' }),
  {
    path: '/data',
    title: '懂检验',
    shell: 'main',
    roles: CLINICIANS,
    icon: 'laboratory',
    keepAlive: true,
    status: 'ready',
    load: () => import('../features/lookup/laboratory-page.tsx').then((module) => module.LaboratoryPage),
  },
  {
    path: '/diagnosis-menu',
    title: '查疾病',
    shell: 'main',
    roles: CLINICIANS,
    icon: 'disease',
    keepAlive: true,
    status: 'ready',
    load: () => import('../features/lookup/disease-menu-page.tsx').then((module) => module.DiseaseMenuPage),
  },
  {
    path: '/crisis-reminder',
    title: '危急值提醒',
    shell: 'main',
    roles: [1, 4, 7],
    icon: 'critical',
    keepAlive: true,
    status: 'ready',
    load: () => import('../features/warnings/crisis-reminder-page.tsx').then((module) => module.CrisisReminderPage),
  },
  toCome('main', '/bulletin-board', '系统看板', [1], { icon: 'board' }),
  {
    path: '/crisis-detail',
    title: '危急值详情',
    shell: 'main',
    roles: [1, 4, 7],
    parent: '/crisis-reminder',
    needs: ['id'],
    status: 'ready',
    load: () => import('./crisis-detail-route.tsx').then((module) => module.CrisisDetailRoute),
  },
  toCome('main', '/users', '账号管理', [2, 3, 10], { icon: 'accounts' }),
  toCome('main', '/logs', '日志管理', [3], { icon: 'logs' }),
  {
    path: '/editLicense',
    title: '许可证管理',
    shell: 'main',
    roles: [1, 2, 4, 10],
    icon: 'licence',
    status: 'ready',
    load: () => import('../features/license/license-page.tsx').then((module) => module.LicensePage),
  },
  {
    path: '/common-problem',
    title: '常见问题',
    shell: 'main',
    roles: CLINICIANS,
    icon: 'questions',
    status: 'ready',
    load: () => import('../features/system/common-problem-page.tsx').then((module) => module.CommonProblemPage),
  },
  {
    path: '/version-update',
    title: '系统更新',
    shell: 'main',
    roles: CLINICIANS,
    icon: 'update',
    status: 'ready',
    load: () => import('../features/system/version-page.tsx').then((module) => module.VersionPage),
  },
  {
    path: '/appstore',
    title: '应用商店',
    shell: 'main',
    roles: APPLICATION_ROLES,
    icon: 'store',
    keepAlive: true,
    status: 'ready',
    load: () => import('../features/applications/store-page.tsx').then((module) => module.StorePage),
  },
  {
    path: '/specialized-disease-application',
    title: '专病应用',
    shell: 'main',
    roles: APPLICATION_ROLES,
    icon: 'specialised',
    status: 'ready',
    load: () =>
      import('../features/applications/specialised-list-page.tsx').then((module) => module.SpecialisedListPage),
  },
  {
    path: '/specialized-disease-detail',
    title: '专病应用详情',
    shell: 'main',
    roles: APPLICATION_ROLES,
    parent: '/specialized-disease-application',
    needs: ['id'],
    status: 'ready',
    load: () => import('../features/applications/specialised-pages.tsx').then((module) => module.SpecialisedOverview),
  },
  {
    path: '/specialized-department',
    title: '科室',
    shell: 'main',
    roles: APPLICATION_ROLES,
    parent: '/specialized-disease-detail',
    needs: ['id'],
    status: 'ready',
    load: () =>
      import('../features/applications/specialised-pages.tsx').then((module) => module.SpecialisedDepartments),
  },
  {
    path: '/specialized-doctor',
    title: '医生',
    shell: 'main',
    roles: APPLICATION_ROLES,
    parent: '/specialized-disease-detail',
    needs: ['id'],
    status: 'ready',
    load: () => import('../features/applications/specialised-pages.tsx').then((module) => module.SpecialisedDoctors),
  },
  {
    path: '/specialized-patient',
    title: '患者',
    shell: 'main',
    roles: APPLICATION_ROLES,
    parent: '/specialized-disease-detail',
    needs: ['id'],
    status: 'ready',
    load: () => import('../features/applications/specialised-pages.tsx').then((module) => module.SpecialisedPatients),
  },
  {
    path: '/specialized-desc',
    title: '应用说明',
    shell: 'main',
    roles: APPLICATION_ROLES,
    parent: '/specialized-disease-detail',
    needs: ['id'],
    status: 'ready',
    load: () =>
      import('../features/applications/specialised-pages.tsx').then((module) => module.SpecialisedDescription),
  },
  {
    path: '/appstore-detail',
    title: '应用详情',
    shell: 'main',
    roles: APPLICATION_ROLES,
    parent: '/appstore',
    needs: ['id'],
    status: 'ready',
    load: () => import('../features/applications/store-detail-page.tsx').then((module) => module.StoreDetailPage),
  },
  toCome('main', '/data-cleaning', '数据清洗', [6], { icon: 'cleaning' }),
  toCome('main', '/operations-use-statistical', '使用统计', [6], { icon: 'statistics' }),
  toCome('main', '/operations-interpret-ability', '可解读率', [6], { icon: 'rate' }),
  toCome('main', '/blacklist', '黑名单', [6], { icon: 'blacklist' }),
  toCome('main', '/blacklist-record', '黑名单记录', [6], { parent: '/blacklist' }),
  toCome('main', '/ai-report', 'AI 报告', [6], { icon: 'report' }),
  toCome('main', '/analysis-report', '分析报告', [6], { parent: '/ai-report' }),
  toCome('main', '/comprehensive-prompt', '智能提示', LAB_DEPARTMENT, { icon: 'prompt' }),
  toCome('main', '/comprehensive-prompt-detail', '智能提示详情', LAB_DEPARTMENT, { parent: '/comprehensive-prompt' }),
  toCome('main', '/report-list', '报告列表', LAB_DEPARTMENT, { icon: 'list' }),
  toCome('main', '/user-defined-text', '自定义文本', LAB_DEPARTMENT, { icon: 'text' }),
  toCome('main', '/app-manage', '应用管理', [2], { icon: 'store' }),
  toCome('main', '/audit-rules-management', '审核规则管理', [1, 9], { icon: 'audit' }),
  toCome('main', '/audit-rules-detail', '审核规则详情', [1, 9], { parent: '/audit-rules-management' }),
  toCome('main', '/push-strategy', '推送策略', LAB_DEPARTMENT, { icon: 'push' }),
  toCome('main', '/data-synchronism', '数据同步', [6], { icon: 'synchronise' }),
  toCome('main', '/data-synchronism-inspect', '数据同步查看', [6], { parent: '/data-synchronism' }),
  toCome('main', '/data-synchronism-check', '数据同步核对', [6], { parent: '/data-synchronism' }),
];

/** The entry of a pathname (without query, without trailing slash). */
export function findRoute(path: string, routes: readonly RouteEntry[] = ROUTES): RouteEntry | undefined {
  return routes.find((route) => route.path === path);
}

/** Paths that have a page. */
export function readyPaths(routes: readonly RouteEntry[] = ROUTES): ReadonlySet<string> {
  return new Set(routes.filter((route) => route.status === 'ready').map((route) => route.path));
}
