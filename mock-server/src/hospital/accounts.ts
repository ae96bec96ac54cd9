import { scryptSync } from 'node:crypto';
import { readTsv, readYaml } from '../tables/read-table.ts';
import { convert, mapOf, number, oneOf, optional, record, text, words } from '@jianwei/clinical-rules/tables/shapes';
import type { Shape } from '@jianwei/clinical-rules/tables/shapes';

const ACCOUNT = record({
  userName: text,
  role: number,
  nickname: text,
  department: text,
  title: text,
  phone: text,
  state: oneOf('normal', 'locked'),
  permissionColumn: optional(words(text)),
});

/** The password of every seeded account: this hospital holds no real person. */
export const demoPassword = 'jianwei-demo';

/** Low cost on purpose: fifteen of these are computed while the mock hospital starts, and its password is public. */
const SCRYPT_COST = 512;

/** Salted scrypt hash of a password, hex. */
export function hashPassword(password: string, salt: string): string {
  return scryptSync(password, salt, 32, { N: SCRYPT_COST }).toString('hex');
}

/** Every account of the seeded hospital. */
export const accounts = readTsv('accounts.tsv', ACCOUNT, 'userName').map(({ permissionColumn = [], ...account }) => ({
  userId: `u-${account.userName}`,
  ...account,
  permissionColumn,
}));

/** A seeded account by its id. */
export function findAccount(userId: string): (typeof accounts)[number] | undefined {
  return accounts.find((account) => account.userId === userId);
}

const PAGE = convert(text, (page) => {
  if (!/^\/[A-Za-z-]*$/.test(page)) throw new Error(`${JSON.stringify(page)} is no page, which is written /name`);
  return page;
});

/** Pages, and groups of pages among them. */
const PAGES: Shape<readonly string[]> = (cell, mistakes) =>
  cell.kind === 'list' ? cell.items.flatMap((item) => PAGES(item, mistakes)) : [PAGE(cell, mistakes)];

const PAGES_BY_NAME = mapOf(text, PAGES);
const RIGHTS = readYaml(
  'role-pages.yaml',
  record({ groups: PAGES_BY_NAME, roles: PAGES_BY_NAME, laboratory: PAGES, columns: PAGES_BY_NAME }),
);

/** Columns that each role may be given: 1 board, 2 indicators, 3 data centre, 4 research (C-28). */
export const COLUMNS: Readonly<Record<number, readonly string[]>> = { 1: ['1', '2', '3', '4'], 4: ['1', '4'] };

/**
 * The pages an account may open: exact pathnames; public and login pages are not in it.
 * Column permissions belong to role 1, for which they open the laboratory group as well, and to role 4 (1 and 4). An unknown role
 * gets an empty list.
 */
export function verifyArr(role: number, permissionColumn: readonly string[]): string[] {
  const ofRole = RIGHTS.roles.get(String(role)) ?? [];
  const columns = permissionColumn.filter((column) => COLUMNS[role]?.includes(column));
  if (columns.length === 0) return [...ofRole];
  const ofColumns = columns.flatMap((column) => RIGHTS.columns.get(column) ?? []);
  return [...new Set([...ofRole, ...(role === 1 ? RIGHTS.laboratory : []), ...ofColumns])];
}

/** Where an account of this role signs in. */
export function loginPath(role: number): string {
  return role === 11 ? '/apply-login' : '/login';
}
