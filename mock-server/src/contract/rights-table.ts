import { ROLE_NAMES } from '../store/account-records.ts';
import type { ContractDocument } from './document.ts';
import { readOperations } from './operations.ts';
import { EVERY_ROLE, mayCall } from './rights.ts';

/** The text of docs/rights.md: operation × role, from the contract. */
export function rightsTable(document: ContractDocument): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const operations = readOperations(document);
  const rows = operations.map((operation) => {
    const { tag, operationId, access, rights } = operation;
    const marks =
      access === 'public'
        ? EVERY_ROLE.map(() => '公开')
        : EVERY_ROLE.map((role) => (mayCall({ role, permissionColumn: [] }, operation) ? '✓' : ''));
    const limits = Object.entries(rights.withParameter).map(([name, roles]) => `${name}: ${String(roles)}`);
    return row([tag, [operationId, ...limits].join('<br>'), access === 'public' ? '' : rights.access, ...marks]);
  });
  const heads = ['标签', '接口', '读写', ...EVERY_ROLE.map((role) => `${role} ${ROLE_NAMES[role]}`)];
  return [
    '# Who may call what',
    '',
    'Written by `npm run generate` from `x-roles` and `x-access` of the contract; a test fails when it is stale. Ownership of a single record is decided beyond this.',
    'A column permission of role 1 opens the pages of the laboratory to it as well, and with them the calls of those pages; it is not in this table.',
    'Roles behind a parameter are those that may give it.',
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...rows,
    '',
  ].join('\n');
}
