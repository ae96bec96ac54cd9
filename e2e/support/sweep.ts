import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RouteEntry } from '../../apps/web/src/app/route-table.ts';
import { expect } from './test.ts';

/** Somebody who opens every address: an account of a role, or, without one, a visitor. */
export interface Visitor {
  readonly name: string;
  readonly account?: string;
}

/** One account a role, of several the one that may open most columns: read from the accounts of the seeded hospital. */
export function visitors(): readonly Visitor[] {
  const table = readFileSync(new URL('../../mock-server/data/accounts.tsv', import.meta.url), 'utf8');
  const [head = [], ...rows] = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? '';
  const columnsOf = (row: readonly string[]) => cell(row, 'permissionColumn').length;
  const byRole = Map.groupBy(
    rows.filter((row) => cell(row, 'state') === 'normal'),
    (row) => cell(row, 'role'),
  );
  const ofRoles = [...byRole].map(([role, all]) => {
    const [row = []] = all.toSorted((a, b) => columnsOf(b) - columnsOf(a));
    return { name: `role ${role}`, account: cell(row, 'userName') };
  });
  return [...ofRoles, { name: 'a visitor' }];
}

/** What an address needs beside its path to have something to show. */
const QUERIES: Readonly<Record<string, string>> = {
  '/detail': 'report_id=R1004-01',
  '/report-detail': 'report_id=R1004-01',
  '/report': 'report_id=R1004-01',
  '/app-application': 'report_id=R1004-01',
  '/river': 'report_id=R1004-01',
  '/report-detail-radar': 'report_id=R1004-01',
  '/scientific-research-assist-common': 'report_id=R1004-01',
  '/knowledge-detail': 'report_id=R1004-01&diagnosis_id=CKD',
  '/decision-assist-detail': 'diagnosis_id=CKD',
  '/ai-platform-detail': 'artifact_id=ckd-risk',
  '/crisis-detail': 'id=W-R1001-01-01',
  '/specialized-disease-detail': 'id=app-grace',
  '/specialized-department': 'id=app-grace',
  '/specialized-doctor': 'id=app-grace',
  '/specialized-patient': 'id=app-grace',
  '/specialized-desc': 'id=app-grace',
  '/appstore-detail': 'id=app-grace',
  '/analysis-report': 'report_id=R1004-02',
  '/data-synchronism-inspect': 'source=lis-east',
  '/data-synchronism-check': 'source=lis-east',
};

/** Where a route is opened; fails for one whose parameters nobody named here. */
export function addressOf({ path, needs = [] }: RouteEntry): string {
  const query = QUERIES[path] ?? '';
  const named = new URLSearchParams(query);
  expect(
    needs.filter((name) => !named.has(name)),
    `what ${path} needs`,
  ).toEqual([]);
  return query === '' ? path : `${path}?${query}`;
}

/** Addresses that everybody opens: the public pages and the login pages. */
export const isForEverybody = ({ shell }: RouteEntry): boolean => shell === 'public' || shell === 'login';

/** Calls of a page that are under way. */
export function callsOf(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => open.size;
}

/** Waits until a screen stands: its title, a program that has started, nothing loading, no call under way. */
export async function stands(page: Page, title: RegExp, calls: () => number): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('main:not([data-static])').filter({ visible: true }).first()).toBeVisible();
  await expect.poll(calls, { intervals: [10, 20, 40, 80] }).toBe(0);
  await expect(page.locator('[aria-label="正在载入"]').filter({ visible: true })).toHaveCount(0);
}

/** The title of a screen; on a public page some title of its own, for several share a program. */
export function titleOf({ shell, title }: RouteEntry): RegExp {
  return shell === 'public' ? /^.+ · 检微$/ : new RegExp(`^${title} · 检微$`);
}

/** The way back above a screen: home, the screens it lies below, and its own name. */
export async function expectTrail(page: Page, { title, parent }: RouteEntry, routes: readonly RouteEntry[]) {
  const trail = page.getByRole('navigation', { name: '面包屑' }).filter({ visible: true }).getByRole('listitem');
  const above = routes.find(({ path }) => path === parent)?.title;
  const steps = (await trail.allTextContents()).map((step) => step.trim());
  expect(steps[0]).toContain('首页');
  expect(steps).toEqual(expect.arrayContaining([title, ...(above === undefined ? [] : [above])]));
}

/** What the pointer may press on a screen and no key reaches, by its text; nothing where all of it can be reached. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reached = 'a[href], button, input, select, textarea, summary, [tabindex]:not(main, aside)';
    const isPressed = (element: Element | null) => element !== null && getComputedStyle(element).cursor === 'pointer';
    return (
      [...document.querySelectorAll('main *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isPressed(element))
        .filter((element) => !isPressed(element.parentElement))
        // A row is pressed anywhere and reached at its name.
        .filter((element) => (element.closest('tr') ?? element).querySelector(reached) === null)
        .filter((element) => element.closest(`${reached}, label`) === null)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`)
    );
  });
}
