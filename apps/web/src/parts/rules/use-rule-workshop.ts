import type { RuleDetail, RuleKind } from '@jianwei/api-client/model';
import { conditionJson } from '@jianwei/clinical-rules/rule-condition/condition';
import { useEffect, useEffectEvent, useState } from 'react';
import { today } from '../../kit/lib/format-date.ts';
import type { RuleDraft } from './rule-draft.ts';
import { useRuleActions } from './use-rule-actions.ts';
import { useRuleCheck } from './use-rule-check.ts';
import { useRuleDraft } from './use-rule-draft.ts';
import { trialKey, useRuleTrial } from './use-rule-trial.ts';

export interface WorkshopOptions {
  readonly kind: RuleKind;
  /** The rule that is opened; undefined for a new one. */
  readonly detail: RuleDetail | undefined;
  /** What a new one begins as: the copy of another. */
  readonly start?: RuleDraft | undefined;
  readonly onCreated: (detail: RuleDetail) => void;
  readonly onGone: () => void;
  /** Hits of a trial that are seen at once. */
  readonly pageSize: number;
  /** Days that a trial looks back at first. */
  readonly days: number;
}

/** A rule of the laboratory while it is written: its draft, what the server says of it, its trial, and what becomes of it. */
export function useRuleWorkshop({
  kind,
  detail: given,
  start,
  onCreated,
  onGone,
  pageSize,
  days: span,
}: WorkshopOptions) {
  const state = useRuleDraft({ kind, detail: given, start, onCreated });
  const { draft, detail } = state;
  const rule = detail?.rule;
  const { condition, outcome } = draft;
  const { show, reason } = outcome;
  const isReadOnly = detail?.may_write === false;
  const check = useRuleCheck({
    kind,
    condition: conditionJson(condition),
    outcome,
    ...(rule && { rule_id: rule.rule_id }),
  });
  const trial = useRuleTrial(today(), pageSize);
  const [days, setDays] = useState(span);
  const [isForStored, setForStored] = useState(false);
  const actions = useRuleActions({ state, storedDays: isForStored ? days : undefined, onGone });
  const problems = check?.problems.filter(({ path }) => path !== 'outcome') ?? [];
  const attempt = (over = days) => void trial.start({ kind, condition, ruleId: rule?.rule_id, show, reason }, over);
  // A rule that is opened shows what it would do.
  const first = useEffectEvent(() => {
    if (given !== undefined && !isReadOnly && condition.of.length > 0) attempt();
  });
  useEffect(() => first(), []);
  return {
    kind,
    state,
    rule,
    isReadOnly,
    check,
    problems,
    outcomeError: check?.problems.find(({ path }) => path === 'outcome')?.message,
    trial,
    /** The trial is of what stands in the editor. */
    isTried: trial.tried?.key === trialKey({ condition, show }),
    canTry: check !== undefined && problems.length === 0,
    attempt,
    days,
    /** The next trial looks back so many days; one that was made is made again. */
    changeDays: (over: number) => {
      setDays(over);
      if (trial.tried) attempt(over);
    },
    isForStored,
    setForStored,
    actions,
  };
}

export type RuleWorkshop = ReturnType<typeof useRuleWorkshop>;
