import { verifyArr } from '../hospital/accounts.ts';
import type { Session } from '../store/session.ts';
import type { Reader, Readers } from './document.ts';
import type { ContractOperation } from './operations.ts';
import { Refusal } from './refusal.ts';

const CLINICIANS: readonly number[] = [1, 4];
export const EVERY_ROLE = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11] as const;

export type Caller = Pick<Session, 'role' | 'permissionColumn'>;

function isOne(reader: Reader, { role, permissionColumn }: Caller): boolean {
  if (typeof reader === 'number') return reader === role;
  if (reader.startsWith('/')) return verifyArr(role, permissionColumn).includes(reader);
  const [ofRole, column = ''] = reader.split(':');
  return ofRole === String(role) && permissionColumn.includes(column);
}

/** Whether a caller is one of those that are named. */
export function isAmong(readers: Readers, caller: Caller): boolean {
  if (readers === 'all') return true;
  return typeof readers === 'string' ? isOne(readers, caller) : readers.some((reader) => isOne(reader, caller));
}

/** Whether an account may make a call, with these query parameters. */
export function mayCall(
  caller: Caller,
  { rights }: Pick<ContractOperation, 'rights'>,
  query: Readonly<Record<string, unknown>> = {},
): boolean {
  const { callers, withParameter } = rights;
  const given = Object.entries(withParameter).filter(([name]) => query[name] !== undefined && query[name] !== '');
  return isAmong(callers, caller) && given.every(([, readers]) => isAmong(readers, caller));
}

/** Refuses whoever may not make a call. 400, not 403: that would end the session of the web app. */
export function refuseOutsiders(
  caller: Caller,
  operation: Pick<ContractOperation, 'rights' | 'method'>,
  query: Readonly<Record<string, unknown>>,
): void {
  if (mayCall(caller, operation, query)) return;
  const { access, readers, callers } = operation.rights;
  // What is asked for is not written, whoever else may have it: the identifier that a licence is made for.
  const isAsked = access !== 'write' || operation.method === 'GET';
  if (isAsked || !isAmong(readers, caller)) throw new Refusal('当前角色无权访问');
  const isCaller = (role: number) => isAmong(callers, { role, permissionColumn: [] });
  const isClinical = EVERY_ROLE.every((role) => isCaller(role) === CLINICIANS.includes(role));
  throw new Refusal(isClinical ? '仅临床医生可新建或修改记录' : '当前角色只能查看');
}
