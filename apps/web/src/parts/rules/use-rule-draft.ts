import { createRule, getRule, invalidateListRules, updateRule } from '@jianwei/api-client/rules/rules';
import type { RuleDetail, RuleKind } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useSavedDraft } from '../admin/use-saved-draft.ts';
import { draftKey, draftOf, NEW_RULES, type RuleDraft, wireDraft } from './rule-draft.ts';

/** A new rule comes after all others: its place is the server's. */
function newRule({ name, category, condition, outcome }: ReturnType<typeof wireDraft>) {
  return { name, category, condition, outcome };
}

interface Options {
  readonly kind: RuleKind;
  /** The stored rule; undefined for one that nobody saved yet. */
  readonly detail: RuleDetail | undefined;
  /** What a new rule begins with: a copy of another one. */
  readonly start?: RuleDraft | undefined;
  readonly onCreated: (detail: RuleDetail) => void;
}

/** The draft of a rule, which saves itself. */
export function useRuleDraft({ kind, detail, start, onCreated }: Options) {
  const client = useQueryClient();
  const read = (stored: RuleDetail) => draftOf(stored, NEW_RULES[kind]);
  const { stored, ...state } = useSavedDraft<RuleDraft, RuleDetail>({
    tool: `rule-${kind}-${detail?.rule.rule_id ?? 'new'}`,
    stored: detail,
    start: detail ? read(detail) : (start ?? NEW_RULES[kind]),
    isStartUnsaved: start !== undefined,
    read,
    keyOf: draftKey,
    revisionOf: ({ rule }) => rule.revision,
    canSave: ({ name }) => name.trim() !== '',
    save: (draft, known) => {
      const body = wireDraft(draft);
      return known
        ? updateRule(known.rule.rule_id, { ...body, revision: known.rule.revision }, { suppress: true })
        : createRule({ kind, ...newRule(body) }, { suppress: true });
    },
    reread: ({ rule }) => getRule(rule.rule_id, { suppress: true }),
    settled: (draft, { rule }) => ({ ...draft, priority: rule.priority }),
    onSaved: (next, isFirst) => {
      void invalidateListRules(client);
      if (isFirst) onCreated(next);
    },
  });
  return {
    ...state,
    detail: stored,
    change: (part: Partial<RuleDraft>) => state.change((now) => ({ ...now, ...part })),
  };
}

export type RuleDraftState = ReturnType<typeof useRuleDraft>;
