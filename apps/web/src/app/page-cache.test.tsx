import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useWayBack } from '../kit/lib/kept-address.ts';
import { useShortcut } from '../kit/lib/use-shortcut.ts';
import { clearSession, setSession, useSession } from '../parts/session/session-store.ts';
import { PAGE_CACHE_LIMIT, PageCache, pageAt, withShown, type CachedPage } from './page-cache.tsx';
import { PAGES } from './pages.ts';
import type { RouteEntry } from './route-table.ts';

const ticks = vi.fn<(pathname: string) => void>();

/** A page with everything that must stand still while it is hidden. */
function Probe() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  useEffect(() => {
    const timer = setInterval(() => ticks(pathname), 1000);
    return () => clearInterval(timer);
  }, [pathname]);
  return (
    <section aria-label={pathname}>
      <p>{`${pathname} 患者 ${query.get('patient_id') ?? '无'} 筛选 ${query.get('tab') ?? '无'} 次数 ${count}`}</p>
      <input ref={field} aria-label={`搜索 ${pathname}`} />
      <div data-testid={`scroll ${pathname}`} />
      <button type="button" onClick={() => setCount(count + 1)}>
        加一
      </button>
      <button type="button" onClick={() => setQuery({ tab: 'critical' })}>
        筛选
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        后退
      </button>
      <Link {...useWayBack('/a')}>返回 /a</Link>
      <Link {...useWayBack('/plain')}>返回 /plain</Link>
    </section>
  );
}

function routeOf(path: string, keepAlive: boolean): RouteEntry {
  PAGES[path] = () => Promise.resolve(Probe);
  const facts = { path, title: path, shell: 'main', frame: 'menu' } as const;
  return { ...facts, ...(keepAlive && { keepAlive: true }) };
}

const KEPT = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => routeOf(path, true));
const PLAIN = routeOf('/plain', false);
const ROUTES = [...KEPT, PLAIN];

function Pages() {
  const location = useLocation();
  const session = useSession();
  const shell = useRef<HTMLDivElement>(null);
  const route = ROUTES.find(({ path }) => path === location.pathname);
  if (route === undefined || session === null) return null;
  return (
    <>
      {['/a', '/a?patient_id=P1001', '/a?patient_id=P1002', '/b', '/c', '/d', '/e', '/f', '/plain'].map((to) => (
        <Link key={to} to={to}>
          {`往 ${to}`}
        </Link>
      ))}
      <div ref={shell}>
        <PageCache key={session.user_id} userId={session.user_id} route={route} location={location} shell={shell} />
      </div>
    </>
  );
}

const session = (user: string) => ({
  token: `t-${user}`,
  user_id: user,
  role: 4,
  nickname: user,
  verifyArr: [],
  permission_column: [],
  login_path: '/login',
});

beforeEach(() => {
  ticks.mockClear();
  setSession(session('u-1'));
});

async function open() {
  const user = userEvent.setup();
  await act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={['/a']}>
          <Pages />
        </MemoryRouter>,
      ),
    ),
  );
  const go = (to: string) => act(() => user.click(screen.getByRole('link', { name: `往 ${to}` })));
  const press = (name: string) => act(() => user.click(screen.getByRole('button', { name })));
  return { user, go, press };
}

const shown = () => screen.getByText(/次数/, { selector: '.jw-page:not([style*="none"]) p' }).textContent;
const standing = () => screen.getAllByText(/次数/).map((page) => page.textContent.split(' ')[0]);

const location = (pathname: string, search = '') => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: pathname + search,
});
const [A, B] = KEPT as [RouteEntry, RouteEntry];
const REPORT: RouteEntry = { ...PLAIN, path: '/report', perReport: true };

test('a page is kept under user, path and patient or report', () => {
  const key = (user: string, route: RouteEntry, search = '') => pageAt(user, route, location(route.path, search)).key;
  expect(key('u-1', A)).not.toBe(key('u-2', A));
  expect(key('u-1', A)).not.toBe(key('u-1', B));
  for (const name of ['patient_id', 'report_id', 'id']) {
    expect(key('u-1', A, `?${name}=1`)).not.toBe(key('u-1', A, `?${name}=2`));
    expect(key('u-1', A, `?${name}=1&tab=all`)).toBe(key('u-1', A, `?tab=critical&${name}=1`));
    expect(key('u-1', PLAIN, `?${name}=1`)).toBe(key('u-1', PLAIN, `?${name}=2`));
  }
  expect(key('u-1', REPORT, '?report_id=1')).not.toBe(key('u-1', REPORT, '?report_id=2'));
  expect(key('u-1', REPORT, '?report_id=1&id=1')).toBe(key('u-1', REPORT, '?report_id=1&id=2'));
});

// covers B-4-01
test('five pages are kept; the one unused longest goes', () => {
  expect(PAGE_CACHE_LIMIT).toBe(5);
  const show = (pages: readonly CachedPage[], route: RouteEntry) =>
    withShown(pages, pageAt('u-1', route, location(route.path)));
  const paths = (pages: readonly CachedPage[]) => pages.map((page) => page.route.path);
  const five = KEPT.slice(0, 5).reduce(show, []);
  expect(paths(five)).toEqual(['/e', '/d', '/c', '/b', '/a']);
  const again = show(five, A);
  expect(paths(again)).toEqual(['/a', '/e', '/d', '/c', '/b']);
  expect(paths(KEPT.slice(5).reduce(show, again))).toEqual(['/f', '/a', '/e', '/d', '/c']);
  // A page that is not kept stands in front of all five, and is gone with the next one.
  const plain = show(again, PLAIN);
  expect(paths(plain)).toEqual(['/plain', '/a', '/e', '/d', '/c', '/b']);
  expect(paths(show(plain, B))).toEqual(['/b', '/a', '/e', '/d', '/c']);
  const [first] = plain;
  expect(first && withShown(plain, first)).toBe(plain);
});

test('of pages that are one per report the one that was left stays, and goes with the last of them', () => {
  const show = (pages: readonly CachedPage[], route: RouteEntry, search = '') =>
    withShown(pages, pageAt('u-1', route, location(route.path, search)));
  const addresses = (pages: readonly CachedPage[]) =>
    pages.map((page) => page.location.pathname + page.location.search);
  const list = show([], A);
  const third = ['1', '2', '3'].reduce((pages, id) => show(pages, REPORT, `?report_id=${id}`), list);
  expect(addresses(third)).toEqual(['/report?report_id=3', '/report?report_id=2', '/a']);
  expect(addresses(show(third, REPORT, '?report_id=2'))).toEqual(['/report?report_id=2', '/report?report_id=3', '/a']);
  // A filter of the report on screen is no step.
  expect(addresses(show(third, REPORT, '?report_id=3&filter=abnormal'))).toEqual([
    '/report?report_id=3&filter=abnormal',
    '/report?report_id=2',
    '/a',
  ]);
  expect(addresses(show(third, A))).toEqual(['/a']);
});

// covers B-4-01
test('a kept page comes back as it was, at most five stand at once', async () => {
  const { go, press } = await open();
  await press('加一');
  await go('/b');
  expect(shown()).toBe('/b 患者 无 筛选 无 次数 0');
  await go('/a');
  expect(shown()).toBe('/a 患者 无 筛选 无 次数 1');
  await go('/plain');
  await press('加一');
  for (const path of ['/c', '/d', '/e', '/f']) await go(path);
  expect(standing().toSorted()).toEqual(['/a', '/c', '/d', '/e', '/f']);
  await go('/plain');
  expect(shown()).toBe('/plain 患者 无 筛选 无 次数 0');
  await go('/a');
  expect(shown()).toBe('/a 患者 无 筛选 无 次数 1');
});

test('the address of a kept page stays its own, and comes back with the back button', async () => {
  const { go, press } = await open();
  await press('筛选');
  await go('/b');
  expect(screen.getByText(/^\/a/)).toHaveTextContent('筛选 critical');
  await press('后退');
  expect(shown()).toBe('/a 患者 无 筛选 critical 次数 0');
  await press('后退');
  expect(shown()).toBe('/a 患者 无 筛选 无 次数 0');
});

test('a way back leads to a kept page as it was left, to any other page anew', async () => {
  const { user, go, press } = await open();
  await press('筛选');
  await press('加一');
  await go('/plain');
  await press('筛选');
  await act(() => user.click(screen.getByRole('link', { name: '返回 /a' })));
  expect(shown()).toBe('/a 患者 无 筛选 critical 次数 1');
  await act(() => user.click(screen.getByRole('link', { name: '返回 /plain' })));
  expect(shown()).toBe('/plain 患者 无 筛选 无 次数 0');
});

test('another patient is another page; none paints what belongs to the other', async () => {
  const { go, press } = await open();
  await go('/a?patient_id=P1001');
  await press('加一');
  await go('/a?patient_id=P1002');
  expect(shown()).toBe('/a 患者 P1002 筛选 无 次数 0');
  await go('/a?patient_id=P1001');
  expect(shown()).toBe('/a 患者 P1001 筛选 无 次数 1');
});

test('while it is hidden a page runs no timer and hears no key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { go } = await open();
  await go('/b');
  ticks.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(ticks.mock.calls).toEqual([['/b'], ['/b'], ['/b']]);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByRole('textbox', { name: '搜索 /b' })).toHaveFocus();
});

// covers B-4-02
test('every scroll container stands where it was, at another address it starts at the top', async () => {
  const { go, press } = await open();
  const box = screen.getByTestId('scroll /a');
  const scroll = () => {
    box.scrollTop = 120;
    box.scrollLeft = 30;
    fireEvent.scroll(box);
  };
  scroll();
  await go('/b');
  // What browsers do to an element that is not laid out.
  box.scrollTop = 0;
  box.scrollLeft = 0;
  await go('/a');
  expect([box.scrollTop, box.scrollLeft]).toEqual([120, 30]);
  await press('筛选');
  scroll();
  await go('/b');
  box.scrollTop = 0;
  await go('/a');
  expect(box.scrollTop).toBe(0);
});

test('nothing is left for another user, or after a logout', async () => {
  const { go, press } = await open();
  await press('加一');
  await go('/b');
  act(() => setSession(session('u-2')));
  await go('/a');
  expect(shown()).toBe('/a 患者 无 筛选 无 次数 0');
  await press('加一');
  act(() => clearSession());
  expect(screen.queryByText(/次数/)).toBeNull();
  await act(async () => {
    setSession(session('u-2'));
    await Promise.resolve();
  });
  expect(shown()).toBe('/a 患者 无 筛选 无 次数 0');
});
