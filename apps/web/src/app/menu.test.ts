import { describe, expect, test } from 'vitest';
import { buildMenu, landingPath, type MenuInput } from './menu.ts';
import { PAGE_SPELLINGS } from './page-spellings.ts';
import { ROUTES } from './route-table.ts';

const EVERYTHING = ROUTES.map((route) => route.path);

function input(role: number, more: Partial<MenuInput> = {}): MenuInput {
  return { role, verifyArr: EVERYTHING, permission_column: [], favouritesEnabled: true, ...more };
}

/** The menu as a user reads it: a group with its links in brackets. */
function read(role: number, more: Partial<MenuInput> = {}): string[] {
  return buildMenu(input(role, more)).map((entry) =>
    entry.kind === 'link' ? entry.title : `${entry.title}（${entry.links.map((link) => link.title).join('、')}）`,
  );
}

const HELP = '帮助中心（常见问题、许可证管理、系统更新、关于我们）';
const APPLICATIONS = '应用中心（应用商店、专病应用）';

describe('the menu by role', () => {
  // covers B-2.7-01..24
  test.each([1, 4])('role %i: the clinicians menu', (role) => {
    expect(read(role)).toEqual(['首页', 'AI 报告解读', '我的收藏', '查疾病', '懂检验', APPLICATIONS, HELP]);
  });

  // covers B-2.7-25, B-2.7-26
  test.each([1, 4])('role %i: no favourites when they are not enabled', (role) => {
    expect(read(role, { favouritesEnabled: false })).not.toContain('我的收藏');
  });

  // covers B-2.7-33..40, B-6-12
  test('the lab-department group of roles 7 and 9, and of role 1 by its columns', () => {
    const group = '检验科（报告列表、智能提示、自定义文本、推送策略、审核规则管理）';
    expect(read(7)).toEqual(['检验科（报告列表、智能提示、自定义文本、推送策略）']);
    expect(read(9)).toEqual(['检验科（审核规则管理）']);
    expect(read(1, { permission_column: ['2'] })).toContain(group);
    const entries = [...read(1), ...read(4, { permission_column: ['1', '2', '3', '4'] })];
    expect(entries.filter((entry) => entry.startsWith('检验科'))).toEqual([]);
  });

  // covers B-6-11
  test('the name of the laboratory group leads to its page, and key indicators are an entry by their column alone', () => {
    const headOf = (role: number, more: Partial<MenuInput> = {}) =>
      buildMenu(input(role, more)).flatMap((entry) =>
        entry.kind === 'group' && entry.key === 'lab-department' ? (entry.headLink?.path ?? '') : [],
      );
    for (const role of [7, 9]) expect([role, headOf(role)]).toEqual([role, ['/laboratory']]);
    expect(headOf(1, { permission_column: ['1'] })).toEqual(['/laboratory']);
    expect(headOf(7, { verifyArr: ['/report-list'] })).toEqual(['']);
    expect(read(1, { permission_column: ['2'] })).toContain('关键指标管理');
    expect(read(1, { permission_column: ['1'] })).not.toContain('关键指标管理');
    // One entry a screen: two would both be marked.
    expect(headOf(1, { permission_column: ['2'] })).toEqual(['']);
  });

  // covers B-2.7-49
  test('role 11: the restricted menu', () => {
    expect(read(11)).toEqual(['首页', '专病应用', '应用商店']);
  });

  // covers B-2.7-27..32
  test('account management for roles 2, 3 and 10, logs for role 3, the data centre for role 10', () => {
    expect(read(2)).toEqual(['账号管理', '应用管理']);
    expect(read(3)).toEqual(['账号管理', '日志管理']);
    expect(read(10)).toEqual(['账号管理', '数据中心']);
  });

  // covers B-2.7-42..47
  test('operations and the blacklist for role 6', () => {
    expect(read(6)).toEqual(['运维管理（数据清洗、使用统计、可解读率、数据同步）', '黑名单', 'AI 报告']);
  });

  // covers B-2.7-48
  test('the platform of role 8', () => {
    expect(read(8)).toEqual(['AI 平台']);
  });

  test('a role without an entry sees its home', () => {
    expect(read(8, { verifyArr: ['/'] })).toEqual(['首页']);
  });
});

describe('the menu by what is allowed', () => {
  test('role 1 with column permissions: the group and what each column opens', () => {
    const group = '检验科（报告列表、智能提示、自定义文本、推送策略、审核规则管理）';
    expect(read(1, { permission_column: ['2'] })).toContain(group);
    expect(read(1, { permission_column: ['2'] })).toContain('关键指标管理');
    expect(read(1, { permission_column: ['1', '3', '4'] })).not.toContain('关键指标管理');
    expect(read(1, { permission_column: ['1', '3', '4'] })).toEqual(
      expect.arrayContaining(['系统看板', '数据中心', '科研项目管理']),
    );
    expect(read(1).some((entry) => entry.startsWith('检验科'))).toBe(false);
    expect(read(4, { permission_column: ['1', '2', '3', '4'] })).toEqual(read(4));
  });

  test('role 6: synchronisation only where allowed', () => {
    const verifyArr = EVERYTHING.filter((path) => path !== '/data-synchronism');
    expect(read(6, { verifyArr })).toEqual(['运维管理（数据清洗、使用统计、可解读率）', '黑名单', 'AI 报告']);
  });

  test('an unknown role has no menu of its own', () => {
    expect(read(5, { verifyArr: ['/users'] })).toEqual([]);
  });

  test('a path that the server allows and that has no screen is no entry', () => {
    expect(read(2, { verifyArr: ['/users', '/nowhere'] })).toEqual(['账号管理']);
  });
});

describe('what is never offered', () => {
  test('paths outside verifyArr, and groups left without a link', () => {
    expect(read(4, { verifyArr: ['/', '/data'] })).toEqual(['首页', '懂检验']);
  });

  test.each([1, 2, 3, 4, 6, 7, 8, 9, 10, 11])(
    'role %i: each path that verifyArr leaves out, and that one alone',
    (role) => {
      const links = (verifyArr: readonly string[]) =>
        buildMenu(input(role, { verifyArr, permission_column: ['1', '2', '3', '4'] }))
          .flatMap((entry) => (entry.kind === 'group' ? entry.links : [entry]))
          .map((link) => link.path);
      const all = links(EVERYTHING);
      expect(all.length).toBeGreaterThan(0);
      for (const path of all) {
        const left = all.filter((other) => other !== path);
        // A menu without any link offers home.
        expect(links(EVERYTHING.filter((other) => other !== path))).toEqual(left.length > 0 ? left : ['/']);
      }
    },
  );

  test.each([
    ['1', '系统看板'],
    ['2', '关键指标管理'],
    ['3', '数据中心'],
    ['4', '科研项目管理'],
  ])('role 1: column %s opens %s and no other column', (column, title) => {
    const columns = ['系统看板', '关键指标管理', '数据中心', '科研项目管理'];
    const shown = read(1, { permission_column: [column] });
    expect(shown.filter((entry) => columns.includes(entry))).toEqual([title]);
    const path = title === '关键指标管理' ? '/laboratory' : ROUTES.find((route) => route.title === title)?.path;
    const verifyArr = EVERYTHING.filter((other) => other !== path);
    expect(read(1, { permission_column: [column], verifyArr })).not.toContain(title);
  });
});

describe('landing path', () => {
  test('is the first entry of the menu, a group counts by its first link', () => {
    expect(landingPath(input(4))).toBe('/');
    expect(landingPath(input(7))).toBe('/report-list');
    expect(landingPath(input(4, { verifyArr: ['/excellent'] }))).toBe('/excellent');
  });

  test('falls back to any allowed page, and says so when there is none', () => {
    expect(landingPath(input(5, { verifyArr: ['/detail'] }))).toBe('/detail');
    expect(landingPath(input(6, { verifyArr: ['/nowhere'] }))).toBeNull();
  });
});

test('each page of each menu can be found by its letters in the command box', () => {
  const everyColumn = ['1', '2', '3', '4'];
  const paths = [1, 2, 3, 4, 6, 7, 8, 9, 10].flatMap((role) =>
    buildMenu(input(role, { permission_column: everyColumn })).flatMap((entry) =>
      entry.kind === 'group' ? [entry.headLink?.path ?? '/', ...entry.links.map(({ path }) => path)] : [entry.path],
    ),
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => PAGE_SPELLINGS[path] === undefined)).toEqual([]);
});
