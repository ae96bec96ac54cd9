import { COLUMNS } from '../hospital/accounts.ts';
import { ROLE_NAMES } from '../store/account-records.ts';
import type { ContractDocument } from './document.ts';
import { readOperations, type ContractOperation } from './operations.ts';
import { EVERY_ROLE, mayCall } from './rights.ts';

/** Whether a role may make a call: ✓, with these column permissions only, or not. */
function markOf(role: number, operation: ContractOperation): string {
  if (mayCall({ role, permissionColumn: [] }, operation)) return '✓';
  const columns = (COLUMNS[role] ?? []).filter((column) => mayCall({ role, permissionColumn: [column] }, operation));
  return columns.length === 0 ? '' : `栏目 ${columns.join('、')}`;
}

/** The text of docs/rights.md: operation × role, from the contract. */
export function rightsTable(document: ContractDocument): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const operations = readOperations(document);
  const rows = operations.map((operation) => {
    const { tag, operationId, access, rights } = operation;
    const marks =
      access === 'public' ? EVERY_ROLE.map(() => '公开') : EVERY_ROLE.map((role) => markOf(role, operation));
    const limits = Object.entries(rights.withParameter).map(([name, roles]) => `${name}: ${String(roles)}`);
    return row([tag, [operationId, ...limits].join('<br>'), access === 'public' ? '' : rights.access, ...marks]);
  });
  const heads = ['标签', '接口', '读写', ...EVERY_ROLE.map((role) => `${role} ${ROLE_NAMES[role]}`)];
  return [
    '# Who may call what',
    '',
    'Written by `npm run generate` from `x-roles` and `x-access` of the contract; a test fails when it is stale. Ownership of a single record is decided beyond this.',
    '栏目 names the column permissions of which one is needed: 1 系统看板, 2 关键指标管理, 3 数据中心, 4 科研项目管理.',
    'Roles behind a parameter are those that may give it.',
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...rows,
    '',
  ].join('\n');
}
