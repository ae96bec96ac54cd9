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
  /** Every report has a page of its own: the one after it can be drawn while it is read. */
  readonly perReport?: true;
}

type Facts = Omit<RouteEntry, 'shell' | 'path' | 'title'>;

const row = (shell: Shell, path: string, title: string, more?: Facts): RouteEntry => ({ path, title, shell, ...more });

const ofSpecialised = (path: string, title: string) =>
  row('main', path, title, { parent: '/specialized-disease-detail', needs: ['id'] });

/**
 * Every screen of the product. Router, guard, menu, breadcrumb, page title and tests read this table; pages.ts binds the page
 * of each path.
 */
export const ROUTES: readonly RouteEntry[] = [
  // Outside of the main layout: public screens, login, the report shell and the assist shell.
  row('public', '/h5', '报告解读（移动版）'),
  row('public', '/citizen-phone', '居民端报告解读'),
  row('public', '/demo', '产品演示'),
  row('public', '/online', '在线体验'),
  row('public', '/about-us-login', '关于我们'),
  row('public', '/radar-detail', '系统雷达图'),
  row('public', '/plugin-login', '插件登录'),
  row('public', '/citizen-chat-phone', '居民端智能问答'),
  row('public', '/single-demo', '单点登录演示'),
  row('public', '/single-login', '单点登录'),

  row('login', '/login', '登录'),
  row('login', '/apply-login', '专病测评登录'),

  row('report-detail', '/report-detail', '报告解读'),
  row('report-detail', '/encyclopedia-knowledge', '医学百科', { parent: '/report-detail' }),
  row('report-detail', '/knowledge-detail', '知识详情', { parent: '/encyclopedia-knowledge' }),
  row('report-detail', '/report', '检验报告', { parent: '/report-detail' }),
  row('report-detail', '/app-application', '应用', { parent: '/report-detail' }),
  row('report-detail', '/river', '健康趋势', { parent: '/report-detail' }),
  row('report-detail', '/scientific-research-assist-common', '科研助手', { parent: '/report-detail' }),
  row('report-detail', '/my-scientific-research-common', '我的科研', { parent: '/report-detail' }),
  row('standalone', '/report-detail-radar', '报告雷达图'),
  row('standalone', '/scientific-research-assist', '科研助手'),
  row('standalone', '/my-scientific-research', '我的科研'),

  row('assist', '/diagnostic-assist', '辅助诊断'),
  row('assist', '/decision-assist', '辅助决策'),
  row('assist', '/decision-assist-detail', '辅助决策详情', {
    parent: '/decision-assist',
    needs: ['diagnosis_id'],
  }),

  // In the main layout.
  row('main', '/', '首页', { icon: 'home', frame: 'menu', keepAlive: true }),
  row('main', '/excellent', 'AI 报告解读', { icon: 'report', keepAlive: true }),
  row('main', '/detail', '报告详情', { parent: '/excellent', frame: 'none', perReport: true }),
  row('main', '/favorite-list', '我的收藏', { icon: 'favourite', keepAlive: true }),
  row('main', '/about-us', '关于我们', { icon: 'about' }),
  row('main', '/data-center', '数据中心', { icon: 'data-centre' }),
  row('main', '/laboratory', '检验科管理', { icon: 'indicators' }),
  row('main', '/ai-platform', 'AI 平台', { icon: 'platform', keepAlive: true }),
  row('main', '/ai-platform-detail', 'AI 模型详情', { parent: '/ai-platform', needs: ['artifact_id'] }),
  row('main', '/scientific-research', '科研项目管理', { icon: 'research', keepAlive: true }),
  row('main', '/data', '懂检验', { icon: 'laboratory', keepAlive: true }),
  row('main', '/diagnosis-menu', '查疾病', { icon: 'disease', keepAlive: true }),
  row('main', '/crisis-reminder', '危急值提醒', { icon: 'critical', keepAlive: true }),
  row('main', '/bulletin-board', '系统看板', { icon: 'board' }),
  row('main', '/crisis-detail', '危急值详情', { parent: '/crisis-reminder', needs: ['id'] }),
  row('main', '/users', '账号管理', { icon: 'accounts', keepAlive: true }),
  row('main', '/logs', '日志管理', { icon: 'logs' }),
  row('main', '/editLicense', '许可证管理', { icon: 'licence' }),
  row('main', '/common-problem', '常见问题', { icon: 'questions' }),
  row('main', '/version-update', '系统更新', { icon: 'update' }),
  row('main', '/appstore', '应用商店', { icon: 'store', keepAlive: true }),
  row('main', '/specialized-disease-application', '专病应用', { icon: 'specialised' }),
  row('main', '/specialized-disease-detail', '专病应用详情', {
    parent: '/specialized-disease-application',
    needs: ['id'],
  }),
  ofSpecialised('/specialized-department', '科室'),
  ofSpecialised('/specialized-doctor', '医生'),
  ofSpecialised('/specialized-patient', '患者'),
  ofSpecialised('/specialized-desc', '应用说明'),
  row('main', '/appstore-detail', '应用详情', { parent: '/appstore', needs: ['id'] }),
  row('main', '/data-cleaning', '数据清洗', { icon: 'cleaning', keepAlive: true }),
  row('main', '/operations-use-statistical', '使用统计', { icon: 'statistics', keepAlive: true }),
  row('main', '/operations-interpret-ability', '可解读率', { icon: 'rate', keepAlive: true }),
  row('main', '/blacklist', '黑名单', { icon: 'blacklist', keepAlive: true }),
  row('main', '/blacklist-record', '黑名单记录', { parent: '/blacklist' }),
  row('main', '/ai-report', 'AI 报告', { icon: 'report', keepAlive: true }),
  row('main', '/analysis-report', '分析报告', { parent: '/ai-report', needs: ['report_id'] }),
  row('main', '/comprehensive-prompt', '智能提示', { icon: 'prompt' }),
  row('main', '/comprehensive-prompt-detail', '智能提示详情', { parent: '/comprehensive-prompt' }),
  row('main', '/report-list', '报告列表', { icon: 'list', keepAlive: true }),
  row('main', '/user-defined-text', '自定义文本', { icon: 'text' }),
  row('main', '/app-manage', '应用管理', { icon: 'store' }),
  row('main', '/audit-rules-management', '审核规则管理', { icon: 'audit' }),
  row('main', '/audit-rules-detail', '审核规则详情', { parent: '/audit-rules-management' }),
  row('main', '/data-synchronism', '数据同步', { icon: 'synchronise' }),
  row('main', '/data-synchronism-inspect', '数据同步查看', { parent: '/data-synchronism' }),
  row('main', '/data-synchronism-check', '数据同步核对', { parent: '/data-synchronism' }),
  row('main', '/push-strategy', '推送策略', { icon: 'push' }),
];

/** The entry of a pathname (without query, without trailing slash). */
export function findRoute(path: string): RouteEntry | undefined {
  return ROUTES.find((route) => route.path === path);
}

/** A path that the server lets an account open and this product does not know: the layout says that it is not open. */
export const unknownRoute = (path: string): RouteEntry => row('main', path, '功能未开放');
