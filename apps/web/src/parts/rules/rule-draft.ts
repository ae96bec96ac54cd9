import type { RuleCategory, RuleContent, RuleDetail, RuleKind, RuleOutcome } from '@jianwei/api-client/model';
import { conditionJson, readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';

/** A rule as its author writes it. */
export interface RuleDraft {
  readonly name: string;
  readonly category: RuleCategory;
  readonly priority: number;
  readonly condition: Group;
  readonly outcome: RuleOutcome;
}

/** What stands in the editor of a stored rule: the draft, else what is in use, else what was last. */
export function draftOf({ rule, draft, editions }: RuleDetail, fallback: RuleDraft): RuleDraft {
  const content: RuleContent | undefined = draft ?? editions[0]?.content;
  return {
    name: rule.name,
    category: rule.category,
    priority: rule.priority,
    condition: content === undefined ? fallback.condition : readCondition(content.condition),
    outcome: content?.outcome ?? fallback.outcome,
  };
}

/** As the calls take it. */
export function wireDraft({ condition, ...rest }: RuleDraft) {
  return { ...rest, condition: conditionJson(condition) };
}

/** One text for equal drafts. */
export function draftKey(draft: RuleDraft): string {
  return JSON.stringify(wireDraft(draft));
}

/** What a new rule of a kind begins with. */
export const NEW_RULES: Readonly<Record<RuleKind, RuleDraft>> = {
  audit: {
    name: '',
    category: 'limit',
    priority: 500,
    condition: { kind: 'all', of: [] },
    outcome: { action: 'hold', level: 'attention', reason: '', max_minutes: 120 },
  },
  prompt: {
    name: '',
    category: 'general',
    priority: 500,
    condition: { kind: 'all', of: [] },
    outcome: {
      action: 'prompt',
      level: 'remark',
      reason: '',
      show: { places: ['reading', 'row'], interval_days: 30, change_percent: 20 },
    },
  },
};
