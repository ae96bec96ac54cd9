import type { RuleChoices, RuleProblem, RuleTrialFunnelItem } from '@jianwei/api-client/model';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { useEffect, useMemo, useRef, useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import { ConditionContext, type ConditionSurroundings } from './condition-context.ts';
import { ConditionGroup } from './condition-group.tsx';
import { ConditionRow } from './condition-row.tsx';
import { FIRST_LEAF } from './leaf-forms.ts';
import { conditionOf, keyOf, LEAF_FIELD, treeOf, type TreeGroup } from './rule-tree.ts';

export interface ConditionEditorProps {
  /** What the condition is for: hours and weekdays are offered to push lines only. */
  readonly kind: ConditionSurroundings['kind'];
  /** As `readCondition` reads it; a change from outside replaces what stands in the editor. */
  readonly condition: Group;
  /** Told at every change, also of what cannot be tried yet. */
  readonly onChange: (condition: Group) => void;
  /** Names that the leaves may take: the answer of `listRuleChoices`. */
  readonly choices: RuleChoices;
  /** What `checkRule` says of the condition, each at its place; see `useRuleCheck`. */
  readonly problems?: readonly RuleProblem[] | undefined;
  readonly notes?: readonly RuleProblem[] | undefined;
  /** Reports that still hold after each member of the whole, of a trial of this very condition; and of how many reports. */
  readonly funnel?: readonly RuleTrialFunnelItem[] | undefined;
  readonly reports?: number | undefined;
  /** Opens the reports of the funnel at a place. */
  readonly onStill?: ((place: string) => void) | undefined;
  readonly isReadOnly?: boolean;
}

const NOTHING: readonly never[] = [];
const FIELDS = [{ name: LEAF_FIELD, label: '条件', value: LEAF_FIELD }];
const CONTROLS = { rule: ConditionRow, ruleGroup: ConditionGroup };
const KINDS = ['all', 'any', 'none'].map((name) => ({ name, label: name, value: name }));

/** The tree of a condition with a row for each leaf: written by pointer or keys alone, parts moved by their handle. */
export function ConditionEditor(props: ConditionEditorProps) {
  const {
    kind,
    condition,
    onChange,
    choices,
    problems,
    notes,
    funnel,
    reports = 0,
    onStill,
    isReadOnly = false,
  } = props;
  const [held, setHeld] = useState(() => ({ key: keyOf(condition), tree: treeOf(condition) }));
  const key = keyOf(condition);
  // Told from outside: another version, or what stands on the server.
  if (key !== held.key) setHeld({ key, tree: treeOf(condition) });
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef('');
  const [heldId, onHold] = useState('');
  useEffect(() => {
    if (moved.current === '') return;
    place.current?.querySelector<HTMLElement>(`[data-condition="${moved.current}"] [aria-keyshortcuts]`)?.focus();
    moved.current = '';
  }, [held]);
  const surroundings = useMemo(
    (): ConditionSurroundings => ({
      kind,
      choices,
      problems: problems ?? NOTHING,
      notes: notes ?? NOTHING,
      still: new Map(funnel?.map(({ path, still_true: count }) => [path, count])),
      of: reports,
      onStill,
      isReadOnly,
      onMoved: (id) => {
        moved.current = id;
      },
      heldId,
      onHold,
    }),
    [kind, choices, problems, notes, funnel, reports, onStill, isReadOnly, heldId],
  );
  const take = (tree: TreeGroup) => {
    const next = conditionOf(tree);
    const nextKey = keyOf(next);
    setHeld({ key: nextKey, tree });
    if (nextKey !== key) onChange(next);
  };
  return (
    <div ref={place}>
      <ConditionContext value={surroundings}>
        <QueryBuilder
          fields={FIELDS}
          combinators={KINDS}
          query={held.tree}
          onQueryChange={take}
          controlElements={CONTROLS}
          addRuleToNewGroups
          getDefaultValue={() => FIRST_LEAF}
          onAddGroup={(group) => ({ ...group, combinator: 'any' })}
        />
      </ConditionContext>
    </div>
  );
}
