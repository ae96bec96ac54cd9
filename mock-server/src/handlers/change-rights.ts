import { isAmong, type Caller } from '../contract/rights.ts';
import { lastAdministrator } from '../hospital/account-rules.ts';
import { accountChangeable, findKeptAccount, listAccounts, type AccountFields } from '../store/account-records.ts';
import { fieldsOf, type Changeable, type ChangeRow } from '../store/changes.ts';
import type { RuleKind } from '../store/rule-records.ts';
import type { World } from '../store/world.ts';
import { ACCOUNT_ADMINISTRATOR, HIDDEN_REFUSAL, isHidden } from './account-rights.ts';
import { mayReadRules, mayWriteRules, RULE_PREFIX } from './rule-rights.ts';
import { rulesChangeable } from './rule-wire.ts';

/** Sees every change: that is the role's work. It takes none back. */
const LOG_ADMINISTRATOR = 3;

export function seesChanges(caller: Caller, { administrators }: Changeable): boolean {
  return caller.role === LOG_ADMINISTRATOR || isAmong(administrators, caller);
}

const kinds = Object.keys(RULE_PREFIX) as RuleKind[];
const kindOf = (ruleId: string): RuleKind | undefined =>
  kinds.find((kind) => ruleId.startsWith(`${RULE_PREFIX[kind]}-`));

/** What an id may not mean in a GLOB. */
const literal = (id: string): string => id.replaceAll(/[*?[]/g, '[$&]');

/** Objects whose changes a caller does not see, although it sees those of their kind: rules that it may not read, accounts above it. */
export function hiddenObjects(world: World, caller: Caller): { readonly type: string; readonly ids: string }[] {
  if (caller.role === LOG_ADMINISTRATOR) return [];
  const rules = kinds.filter((kind) => !mayReadRules(caller, kind)).map((kind) => `${RULE_PREFIX[kind]}-*`);
  const isBelow = isHidden({ session: caller }, { role: ACCOUNT_ADMINISTRATOR });
  const accounts = isBelow ? listAccounts(world).filter(({ role }) => role === ACCOUNT_ADMINISTRATOR) : [];
  return [
    ...rules.map((ids) => ({ type: rulesChangeable.type, ids })),
    ...accounts.map(({ user_id: id }) => ({ type: accountChangeable.type, ids: literal(id) })),
  ];
}

/** Why a caller may not take a change back: what it could not do itself is not undone either. `unseen` where it does not see it. */
export function undoRefusal(
  world: World,
  caller: Caller,
  kind: Changeable,
  row: ChangeRow,
): 'unseen' | { readonly message: string } | undefined {
  if (!isAmong(kind.administrators, caller)) return 'unseen';
  const { object_id: id } = row;
  if (kind === rulesChangeable) {
    const rules = kindOf(id);
    if (rules === undefined || !mayReadRules(caller, rules)) return 'unseen';
    return mayWriteRules(caller, rules) ? undefined : { message: '当前角色只能查看' };
  }
  if (kind === accountChangeable) {
    const account = findKeptAccount(world, id);
    if (account && isHidden({ session: caller }, account)) return 'unseen';
    const before = Object.fromEntries(fieldsOf(row).map(({ field, from }) => [field, from])) as Partial<AccountFields>;
    if (before.role === ACCOUNT_ADMINISTRATOR && isHidden({ session: caller }, { role: before.role }))
      return { message: HIDDEN_REFUSAL };
    const message = lastAdministrator(world, id, before);
    return message === undefined ? undefined : { message };
  }
  return undefined;
}
