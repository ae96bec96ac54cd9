import type { RuleChoices, RuleKind, RuleProblem } from '@jianwei/api-client/model';
import { createContext, useContext } from 'react';

/** What every row of a condition is told. */
export interface ConditionSurroundings {
  readonly kind: RuleKind | 'push';
  readonly choices: RuleChoices;
  readonly problems: readonly RuleProblem[];
  readonly notes: readonly RuleProblem[];
  /** Reports that still hold after each row, by its place; of how many. */
  readonly still: ReadonlyMap<string, number>;
  readonly of: number;
  /** Opens the reports that still hold after the row at a place; undefined where they cannot be listed. */
  readonly onStill: ((place: string) => void) | undefined;
  readonly isReadOnly: boolean;
  /** Keeps the focus on a part that was moved. */
  readonly onMoved: (id: string) => void;
  /** The part that was taken hold of with a key; '' = none. */
  readonly heldId: string;
  readonly onHold: (id: string) => void;
}

export const ConditionContext = createContext<ConditionSurroundings | null>(null);

export function useSurroundings(): ConditionSurroundings {
  const known = useContext(ConditionContext);
  if (known === null) throw new Error('a row of a condition stands in its editor');
  return known;
}
