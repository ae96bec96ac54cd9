import type { Readers } from '../contract/document.ts';
import { Refusal } from '../contract/refusal.ts';
import { isAmong, type Caller } from '../contract/rights.ts';
import type { RuleKind } from '../store/rule-records.ts';

/** AR-013, SP-019: what rules of a kind are numbered with. */
export const RULE_PREFIX: Readonly<Record<RuleKind, string>> = { audit: 'AR', prompt: 'SP', push: 'PS' };

/** Who reads rules of a kind, and who writes them; the tag of the contract admits whoever may do so for any kind. */
const RIGHTS: Readonly<Record<RuleKind, { readonly read: Readers; readonly write: Readers }>> = {
  audit: { read: '/audit-rules-management', write: [9] },
  prompt: { read: '/comprehensive-prompt', write: '/comprehensive-prompt-detail' },
  push: { read: '/push-strategy', write: '/push-strategy' },
};

export function mayWriteRules(caller: Caller, kind: RuleKind): boolean {
  return isAmong(RIGHTS[kind].write, caller);
}

export const mayReadRules = (caller: Caller, kind: RuleKind): boolean => isAmong(RIGHTS[kind].read, caller);

export function refuseReader(caller: Caller, kind: RuleKind): void {
  if (!mayReadRules(caller, kind)) throw new Refusal('当前角色无权访问');
}

export function refuseWriter(caller: Caller, kind: RuleKind): void {
  refuseReader(caller, kind);
  if (!mayWriteRules(caller, kind)) throw new Refusal('当前角色只能查看');
}

/** Rules that a caller reads where no kind is named; whoever reads neither is refused by the contract. */
export function ownKind(caller: Caller): RuleKind {
  return mayReadRules(caller, 'audit') ? 'audit' : 'prompt';
}
