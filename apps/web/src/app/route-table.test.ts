import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';
import { findRoute, readyPaths, ROUTES } from './route-table.ts';

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

test('parents exist, and every ready screen but login has a page that can be loaded', async () => {
  for (const route of ROUTES) if (route.parent !== undefined) expect(findRoute(route.parent)).toBeDefined();
  const withPage = ROUTES.filter((route) => route.status === 'ready' && route.shell !== 'login');
  expect(Object.keys(PAGES).sort()).toEqual(withPage.map((route) => route.path).sort());
  for (const load of Object.values(PAGES)) {
    for (const role of [4, 6]) expect(await load(role)).toBeTypeOf('function');
  }
});

test('the pages that stand', () => {
  expect([...readyPaths()].sort()).toEqual([
    '/',
    '/about-us',
    '/app-application',
    '/apply-login',
    '/appstore',
    '/appstore-detail',
    '/common-problem',
    '/crisis-detail',
    '/crisis-reminder',
    '/data',
    '/decision-assist',
    '/decision-assist-detail',
    '/detail',
    '/diagnosis-menu',
    '/diagnostic-assist',
    '/editLicense',
    '/encyclopedia-knowledge',
    '/excellent',
    '/favorite-list',
    '/knowledge-detail',
    '/login',
    '/plugin-login',
    '/report',
    '/report-detail',
    '/report-detail-radar',
    '/river',
    '/single-login',
    '/specialized-department',
    '/specialized-desc',
    '/specialized-disease-application',
    '/specialized-disease-detail',
    '/specialized-doctor',
    '/specialized-patient',
    '/user-defined-text',
    '/version-update',
  ]);
});

test('home is shown without the header, the report without anything around it', () => {
  expect(findRoute('/')?.frame).toBe('menu');
  expect(findRoute('/detail')?.frame).toBe('none');
  expect(findRoute('/scientific-research')?.keepAlive).toBe(true);
});
