import type { KeptAccount } from '../store/account-records.ts';
import type { Changer } from '../store/changes.ts';

const INFORMATION_ADMINISTRATOR = 10;
export const ACCOUNT_ADMINISTRATOR = 2;

export const HIDDEN_REFUSAL = '信息管理员不能管理账号管理员';

/** An information administrator manages every account but those of account administrators. */
export function isHidden(
  { session }: { readonly session: Pick<Changer['session'], 'role'> },
  { role }: Pick<KeptAccount, 'role'>,
): boolean {
  return session.role === INFORMATION_ADMINISTRATOR && role === ACCOUNT_ADMINISTRATOR;
}
