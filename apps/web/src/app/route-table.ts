import type { IconName } from './layouts/menu-icons.ts';

export type Shell = 'public' | 'login' | 'report-detail' | 'standalone' | 'assist' | 'main';

/** What the main layout draws around a page: everything, the menu only (home), or nothing (full screen). */
export type Frame = 'all' | 'menu' | 'none';

export interface RouteEntry {
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
  /** The screen of a route that is to come does not stand yet: who may open it reads that it is not open. */
  readonly status: 'ready' | 'to-come';
}

/** Roles of a screen that several screens share. */
const EVERY_ROLE = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11];
const CLINICIANS = [1, 4];
const LAB_DEPARTMENT = [1, 7];
const APPLICATION_ROLES = [1, 4, 11];

type Facts = Omit<RouteEntry, 'shell' | 'path' | 'title' | 'roles' | 'status'>;

const rowOf =
  (status: RouteEntry['status']) =>
  (shell: Shell, path: string, title: string, roles: readonly number[], more?: Facts): RouteEntry => ({
    ...{ path, title, shell, roles, status },
    ...more,
  });

const ready = rowOf('ready');
const toCome = rowOf('to-come');

/** Below the application of one disease. */
const ofSpecialised = (path: string, title: string) =>
  ready('main', path, title, APPLICATION_ROLES, { parent: '/specialized-disease-detail', needs: ['id'] });

/**
 * Every screen of the product. Router, guard, menu, breadcrumb, page title and tests read this table; pages.ts binds the page
 * of each path. A route that is to come has no page and nothing offers it.
 */
export const ROUTES: readonly RouteEntry[] = [
  // Outside of the main layout: public screens, login, the report shell and the assist shell.
  toCome('public', '/demo', '产品演示', []),
  toCome('public', '/h5', '报告解读（移动版）', []),
  toCome('public', '/citizen-phone', '居民端报告解读', []),
  toCome('public', '/online', '在线体验', []),
  toCome('public', '/about-us-login', '关于我们', []),
  toCome('public', '/radar-detail', '系统雷达图', []),
  ready('public', '/plugin-login', '插件登录', []),
  toCome('public', '/citizen-chat-phone', '居民端智能问答', []),
  toCome('public', '/single-demo', '单点登录演示', []),
  ready('public', '/single-login', '单点登录', []),

  ready('login', '/login', '登录', []),
  ready('login', '/apply-login', '专病测评登录', []),

  ready('report-detail', '/report-detail', '报告解读', CLINICIANS),
  ready('report-detail', '/encyclopedia-knowledge', '医学百科', CLINICIANS, { parent: '/report-detail' }),
  ready('report-detail', '/knowledge-detail', '知识详情', CLINICIANS, { parent: '/encyclopedia-knowledge' }),
  ready('report-detail', '/report', '检验报告', CLINICIANS, { parent: '/report-detail' }),
  ready('report-detail', '/app-application', '应用', CLINICIANS, { parent: '/report-detail' }),
  ready('report-detail', '/river', '健康趋势', CLINICIANS, { parent: '/report-detail' }),
  toCome('report-detail', '/scientific-research-assist-common', '科研助手', CLINICIANS, { parent: '/report-detail' }),
  toCome('report-detail', '/my-scientific-research-common', '我的科研', CLINICIANS, { parent: '/report-detail' }),
  ready('standalone', '/report-detail-radar', '报告雷达图', CLINICIANS),
  toCome('standalone', '/scientific-research-assist', '科研助手', CLINICIANS),
  toCome('standalone', '/my-scientific-research', '我的科研', CLINICIANS),

  ready('assist', '/diagnostic-assist', '辅助诊断', CLINICIANS),
  ready('assist', '/decision-assist', '辅助决策', CLINICIANS),
  ready('assist', '/decision-assist-detail', '辅助决策详情', CLINICIANS, {
    parent: '/decision-assist',
    needs: ['diagnosis_id'],
  }),

  // In the main layout.
  ready('main', '/', '首页', EVERY_ROLE, { icon: 'home', frame: 'menu' }),
  ready('main', '/excellent', 'AI 报告解读', CLINICIANS, { icon: 'report', keepAlive: true }),
  ready('main', '/detail', '报告详情', [1, 4, 7], { parent: '/excellent', frame: 'none' }),
  ready('main', '/favorite-list', '我的收藏', CLINICIANS, { icon: 'favourite', keepAlive: true }),
  ready('main', '/about-us', '关于我们', CLINICIANS, { icon: 'about' }),
  toCome('main', '/data-center', '数据中心', [1, 10], { icon: 'data-centre' }),
  toCome('main', '/scientific-research', '科研项目管理', [1, 8], { icon: 'research', keepAlive: true }),
  toCome('main', '/ai-platform', 'AI 平台', [8], { icon: 'platform' }),
  toCome('main', '/ai-platform-detail', 'AI 模型详情', [8], { parent: '/ai-platform' }),
  toCome('main', '/laboratory', '关键指标管理', [1, 7, 9], { icon: 'indicators' }),
  ready('main', '/data', '懂检验', CLINICIANS, { icon: 'laboratory', keepAlive: true }),
  ready('main', '/diagnosis-menu', '查疾病', CLINICIANS, { icon: 'disease', keepAlive: true }),
  ready('main', '/crisis-reminder', '危急值提醒', [1, 4, 7], { icon: 'critical', keepAlive: true }),
  toCome('main', '/bulletin-board', '系统看板', [1], { icon: 'board' }),
  ready('main', '/crisis-detail', '危急值详情', [1, 4, 7], { parent: '/crisis-reminder', needs: ['id'] }),
  toCome('main', '/users', '账号管理', [2, 3, 10], { icon: 'accounts' }),
  toCome('main', '/logs', '日志管理', [3], { icon: 'logs' }),
  ready('main', '/editLicense', '许可证管理', [1, 2, 4, 10], { icon: 'licence' }),
  ready('main', '/common-problem', '常见问题', CLINICIANS, { icon: 'questions' }),
  ready('main', '/version-update', '系统更新', CLINICIANS, { icon: 'update' }),
  ready('main', '/appstore', '应用商店', APPLICATION_ROLES, { icon: 'store', keepAlive: true }),
  ready('main', '/specialized-disease-application', '专病应用', APPLICATION_ROLES, { icon: 'specialised' }),
  ready('main', '/specialized-disease-detail', '专病应用详情', APPLICATION_ROLES, {
    parent: '/specialized-disease-application',
    needs: ['id'],
  }),
  ofSpecialised('/specialized-department', '科室'),
  ofSpecialised('/specialized-doctor', '医生'),
  ofSpecialised('/specialized-patient', '患者'),
  ofSpecialised('/specialized-desc', '应用说明'),
  ready('main', '/appstore-detail', '应用详情', APPLICATION_ROLES, { parent: '/appstore', needs: ['id'] }),
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
  ready('main', '/user-defined-text', '自定义文本', LAB_DEPARTMENT, { icon: 'text' }),
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

/** A path that the server lets an account open and this product does not know. */
export const unknownRoute = (path: string): RouteEntry => toCome('main', path, '功能未开放', []);

/** Paths that have a page. */
export function readyPaths(routes: readonly RouteEntry[] = ROUTES): ReadonlySet<string> {
  return new Set(routes.filter((route) => route.status === 'ready').map((route) => route.path));
}
