import { expect, test } from 'vitest';
import { MENU_ICONS } from './layouts/menu-icons.ts';
import { PAGES } from './pages.ts';
import { findRoute, ROUTES, unknownRoute } from './route-table.ts';

test('each path stands once, begins with a slash and has a title', () => {
  const paths = ROUTES.map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const route of ROUTES) {
    expect(route.path).toMatch(/^\/[A-Za-z0-9-]*$/);
    expect(route.title).not.toBe('');
  }
});

test('all routes of the specification are in the table, by shell', () => {
  const count = (shell: string) => ROUTES.filter((route) => route.shell === shell).length;
  expect(count('public')).toBe(10);
  expect(count('login')).toBe(2);
  expect(count('report-detail')).toBe(8);
  expect(count('standalone')).toBe(3);
  expect(count('assist')).toBe(3);
  expect(count('main')).toBe(46);
});

test('parents exist, and every screen but login has a page', () => {
  for (const route of ROUTES) if (route.parent !== undefined) expect(findRoute(route.parent)).toBeDefined();
  const withPage = ROUTES.filter((route) => route.shell !== 'login');
  expect(Object.keys(PAGES).sort()).toEqual(withPage.map((route) => route.path).sort());
});

test('the pages that stand', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual([
    '/',
    '/about-us',
    '/about-us-login',
    '/ai-platform',
    '/ai-platform-detail',
    '/ai-report',
    '/analysis-report',
    '/app-application',
    '/app-manage',
    '/apply-login',
    '/appstore',
    '/appstore-detail',
    '/audit-rules-detail',
    '/audit-rules-management',
    '/blacklist',
    '/blacklist-record',
    '/bulletin-board',
    '/citizen-chat-phone',
    '/citizen-phone',
    '/common-problem',
    '/comprehensive-prompt',
    '/comprehensive-prompt-detail',
    '/crisis-detail',
    '/crisis-reminder',
    '/data',
    '/data-center',
    '/data-cleaning',
    '/data-synchronism',
    '/data-synchronism-check',
    '/data-synchronism-inspect',
    '/decision-assist',
    '/decision-assist-detail',
    '/demo',
    '/detail',
    '/diagnosis-menu',
    '/diagnostic-assist',
    '/editLicense',
    '/encyclopedia-knowledge',
    '/excellent',
    '/favorite-list',
    '/h5',
    '/knowledge-detail',
    '/laboratory',
    '/login',
    '/logs',
    '/my-scientific-research',
    '/my-scientific-research-common',
    '/online',
    '/operations-interpret-ability',
    '/operations-use-statistical',
    '/plugin-login',
    '/push-strategy',
    '/radar-detail',
    '/report',
    '/report-detail',
    '/report-detail-radar',
    '/report-list',
    '/river',
    '/scientific-research',
    '/scientific-research-assist',
    '/scientific-research-assist-common',
    '/single-demo',
    '/single-login',
    '/specialized-department',
    '/specialized-desc',
    '/specialized-disease-application',
    '/specialized-disease-detail',
    '/specialized-doctor',
    '/specialized-patient',
    '/user-defined-text',
    '/users',
    '/version-update',
  ]);
});

test('home is shown without the header, the report without anything around it', () => {
  expect(findRoute('/')?.frame).toBe('menu');
  expect(findRoute('/detail')?.frame).toBe('none');
  expect(findRoute('/scientific-research')?.keepAlive).toBe(true);
});

test('a screen below another leads back to it, and one level further up', () => {
  const below = (parent: string) => ROUTES.filter((route) => route.parent === parent).map((route) => route.path);
  expect(below('/report-detail')).toEqual([
    '/encyclopedia-knowledge',
    '/report',
    '/app-application',
    '/river',
    '/scientific-research-assist-common',
    '/my-scientific-research-common',
  ]);
  expect(below('/specialized-disease-detail')).toEqual([
    '/specialized-department',
    '/specialized-doctor',
    '/specialized-patient',
    '/specialized-desc',
  ]);
  expect(below('/data-synchronism')).toEqual(['/data-synchronism-inspect', '/data-synchronism-check']);
  const others = ROUTES.filter(
    ({ shell, parent }) => shell === 'main' && parent !== undefined && below(parent).length === 1,
  );
  expect(Object.fromEntries(others.map(({ path, parent }) => [path, parent]))).toEqual({
    '/detail': '/excellent',
    '/ai-platform-detail': '/ai-platform',
    '/crisis-detail': '/crisis-reminder',
    '/specialized-disease-detail': '/specialized-disease-application',
    '/appstore-detail': '/appstore',
    '/blacklist-record': '/blacklist',
    '/analysis-report': '/ai-report',
    '/comprehensive-prompt-detail': '/comprehensive-prompt',
    '/audit-rules-detail': '/audit-rules-management',
  });
  expect(findRoute('/knowledge-detail')?.parent).toBe('/encyclopedia-knowledge');
});

test('what a menu can name has a picture; what lies below another screen has none', () => {
  const pictured = ROUTES.filter((route) => route.icon !== undefined);
  const top = ROUTES.filter((route) => route.shell === 'main' && route.parent === undefined);
  expect(pictured).toEqual(top);
  for (const { path, icon = '' } of pictured) expect(MENU_ICONS, path).toHaveProperty([icon]);
});

test('some screens say nothing without their parameter', () => {
  const needy = ROUTES.filter((route) => route.needs !== undefined);
  expect(Object.fromEntries(needy.map(({ path, needs }) => [path, needs?.join()]))).toEqual({
    '/decision-assist-detail': 'diagnosis_id',
    '/ai-platform-detail': 'artifact_id',
    '/analysis-report': 'report_id',
    '/crisis-detail': 'id',
    '/specialized-disease-detail': 'id',
    '/specialized-department': 'id',
    '/specialized-doctor': 'id',
    '/specialized-patient': 'id',
    '/specialized-desc': 'id',
    '/appstore-detail': 'id',
  });
});

test('lists that are gone back to stay as they were left', () => {
  expect(ROUTES.filter((route) => route.keepAlive === true).map((route) => route.path)).toEqual([
    '/',
    '/excellent',
    '/favorite-list',
    '/ai-platform',
    '/scientific-research',
    '/data',
    '/diagnosis-menu',
    '/crisis-reminder',
    '/users',
    '/appstore',
    '/data-cleaning',
    '/operations-use-statistical',
    '/operations-interpret-ability',
    '/blacklist',
    '/ai-report',
    '/report-list',
  ]);
});

test('an address that the server allows and nobody knows is a screen that is not open', () => {
  expect(unknownRoute('/x')).toEqual({ shell: 'main', path: '/x', title: '功能未开放' });
});
