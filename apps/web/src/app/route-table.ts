import type { IconName } from './layouts/menu-icons.ts';

export type Shell = 'public' | 'login' | 'report-detail' | 'standalone' | 'assist' | 'main';

/** What the main layout draws around a page: everything, the menu only (home), or nothing (full screen). */
export type Frame = 'all' | 'menu' | 'none';

export interface RouteEntry {
  /** Exact pathname; children of a shell are root paths too. */
  readonly path: string;
  readonly title: string;
  readonly shell: Shell;
  readonly icon?: IconName;
  /** Path of the screen it is reached from, for the breadcrumb. */
  readonly parent?: string;
  readonly frame?: Frame;
  /** Query parameters without which the screen says nothing: links from the screens below it carry them. */
  readonly needs?: readonly string[];
  readonly keepAlive?: true;
  /** The screen of a route that is to come does not stand yet: who may open it reads that it is not open. */
  readonly status: 'ready' | 'to-come';
}

type Facts = Omit<RouteEntry, 'shell' | 'path' | 'title' | 'status'>;

const rowOf =
  (status: RouteEntry['status']) =>
  (shell: Shell, path: string, title: string, more?: Facts): RouteEntry => ({ path, title, shell, status, ...more });

const ready = rowOf('ready');
const toCome = rowOf('to-come');

const ofSpecialised = (path: string, title: string) =>
  ready('main', path, title, { parent: '/specialized-disease-detail', needs: ['id'] });

/**
 * Every screen of the product. Router, guard, menu, breadcrumb, page title and tests read this table; pages.ts binds the page
 * of each path. A route that is to come has no page and nothing offers it.
 */
export const ROUTES: readonly RouteEntry[] = [
  // Outside of the main layout: public screens, login, the report shell and the assist shell.
  ready('public', '/h5', '报告解读（移动版）'),
  ready('public', '/citizen-phone', '居民端报告解读'),
  ready('public', '/demo', '产品演示'),
  ready('public', '/online', '在线体验'),
  ready('public', '/about-us-login', '关于我们'),
  ready('public', '/radar-detail', '系统雷达图'),
  ready('public', '/plugin-login', '插件登录'),
  ready('public', '/citizen-chat-phone', '居民端智能问答'),
  ready('public', '/single-demo', '单点登录演示'),
  ready('public', '/single-login', '单点登录'),

  ready('login', '/login', '登录'),
  ready('login', '/apply-login', '专病测评登录'),

  ready('report-detail', '/report-detail', '报告解读'),
  ready('report-detail', '/encyclopedia-knowledge', '医学百科', { parent: '/report-detail' }),
  ready('report-detail', '/knowledge-detail', '知识详情', { parent: '/encyclopedia-knowledge' }),
  ready('report-detail', '/report', '检验报告', { parent: '/report-detail' }),
  ready('report-detail', '/app-application', '应用', { parent: '/report-detail' }),
  ready('report-detail', '/river', '健康趋势', { parent: '/report-detail' }),
  ready('report-detail', '/scientific-research-assist-common', '科研助手', { parent: '/report-detail' }),
  ready('report-detail', '/my-scientific-research-common', '我的科研', { parent: '/report-detail' }),
  ready('standalone', '/report-detail-radar', '报告雷达图'),
  ready('standalone', '/scientific-research-assist', '科研助手'),
  ready('standalone', '/my-scientific-research', '我的科研'),

  ready('assist', '/diagnostic-assist', '辅助诊断'),
  ready('assist', '/decision-assist', '辅助决策'),
  ready('assist', '/decision-assist-detail', '辅助决策详情', {
    parent: '/decision-assist',
    needs: ['diagnosis_id'],
  }),

  // In the main layout.
  ready('main', '/', '首页', { icon: 'home', frame: 'menu', keepAlive: true }),
  ready('main', '/excellent', 'AI 报告解读', { icon: 'report', keepAlive: true }),
  ready('main', '/detail', '报告详情', { parent: '/excellent', frame: 'none' }),
  ready('main', '/favorite-list', '我的收藏', { icon: 'favourite', keepAlive: true }),
  ready('main', '/about-us', '关于我们', { icon: 'about' }),
  toCome('main', '/data-center', '数据中心', { icon: 'data-centre' }),
  ready('main', '/laboratory', '检验科管理', { icon: 'indicators' }),
  ready('main', '/ai-platform', 'AI 平台', { icon: 'platform', keepAlive: true }),
  ready('main', '/ai-platform-detail', 'AI 模型详情', { parent: '/ai-platform', needs: ['artifact_id'] }),
  ready('main', '/scientific-research', '科研项目管理', { icon: 'research', keepAlive: true }),
  ready('main', '/data', '懂检验', { icon: 'laboratory', keepAlive: true }),
  ready('main', '/diagnosis-menu', '查疾病', { icon: 'disease', keepAlive: true }),
  ready('main', '/crisis-reminder', '危急值提醒', { icon: 'critical', keepAlive: true }),
  ready('main', '/bulletin-board', '系统看板', { icon: 'board' }),
  ready('main', '/crisis-detail', '危急值详情', { parent: '/crisis-reminder', needs: ['id'] }),
  ready('main', '/users', '账号管理', { icon: 'accounts', keepAlive: true }),
  ready('main', '/logs', '日志管理', { icon: 'logs' }),
  ready('main', '/editLicense', '许可证管理', { icon: 'licence' }),
  ready('main', '/common-problem', '常见问题', { icon: 'questions' }),
  ready('main', '/version-update', '系统更新', { icon: 'update' }),
  ready('main', '/appstore', '应用商店', { icon: 'store', keepAlive: true }),
  ready('main', '/specialized-disease-application', '专病应用', { icon: 'specialised' }),
  ready('main', '/specialized-disease-detail', '专病应用详情', {
    parent: '/specialized-disease-application',
    needs: ['id'],
  }),
  ofSpecialised('/specialized-department', '科室'),
  ofSpecialised('/specialized-doctor', '医生'),
  ofSpecialised('/specialized-patient', '患者'),
  ofSpecialised('/specialized-desc', '应用说明'),
  ready('main', '/appstore-detail', '应用详情', { parent: '/appstore', needs: ['id'] }),
  ready('main', '/data-cleaning', '数据清洗', { icon: 'cleaning', keepAlive: true }),
  ready('main', '/operations-use-statistical', '使用统计', { icon: 'statistics', keepAlive: true }),
  ready('main', '/operations-interpret-ability', '可解读率', { icon: 'rate', keepAlive: true }),
  ready('main', '/blacklist', '黑名单', { icon: 'blacklist', keepAlive: true }),
  ready('main', '/blacklist-record', '黑名单记录', { parent: '/blacklist' }),
  ready('main', '/ai-report', 'AI 报告', { icon: 'report', keepAlive: true }),
  ready('main', '/analysis-report', '分析报告', { parent: '/ai-report', needs: ['report_id'] }),
  ready('main', '/comprehensive-prompt', '智能提示', { icon: 'prompt' }),
  ready('main', '/comprehensive-prompt-detail', '智能提示详情', { parent: '/comprehensive-prompt' }),
  ready('main', '/report-list', '报告列表', { icon: 'list', keepAlive: true }),
  ready('main', '/user-defined-text', '自定义文本', { icon: 'text' }),
  ready('main', '/app-manage', '应用管理', { icon: 'store' }),
  ready('main', '/audit-rules-management', '审核规则管理', { icon: 'audit' }),
  ready('main', '/audit-rules-detail', '审核规则详情', { parent: '/audit-rules-management' }),
  ready('main', '/data-synchronism', '数据同步', { icon: 'synchronise' }),
  ready('main', '/data-synchronism-inspect', '数据同步查看', { parent: '/data-synchronism' }),
  ready('main', '/data-synchronism-check', '数据同步核对', { parent: '/data-synchronism' }),
  ready('main', '/push-strategy', '推送策略', { icon: 'push' }),
];

/** The entry of a pathname (without query, without trailing slash). */
export function findRoute(path: string, routes: readonly RouteEntry[] = ROUTES): RouteEntry | undefined {
  return routes.find((route) => route.path === path);
}

/** A path that the server lets an account open and this product does not know. */
export const unknownRoute = (path: string): RouteEntry => toCome('main', path, '功能未开放');

/** Paths that have a page. */
export function readyPaths(routes: readonly RouteEntry[] = ROUTES): ReadonlySet<string> {
  return new Set(routes.filter((route) => route.status === 'ready').map((route) => route.path));
}
