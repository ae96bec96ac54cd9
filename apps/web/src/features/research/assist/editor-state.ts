import { type Cohort, type CohortCondition, EMPTY_COHORT } from '@jianwei/clinical-rules/cohort/cohort';

/** What is being built: the definition and the variables that are shown beside those of its own. */
export interface Editing {
  readonly cohort: Cohort;
  readonly extra: readonly string[];
}

export interface EditorState {
  readonly past: readonly Editing[];
  readonly now: Editing;
  readonly future: readonly Editing[];
  /** What nothing was changed since. */
  readonly saved: Editing;
}

export const UNDO_STEPS = 50;
export const NOTHING: Editing = { cohort: EMPTY_COHORT, extra: [] };

export function startEditing(saved: Editing, now: Editing = saved): EditorState {
  return { past: [], now, future: [], saved };
}

export type EditorAction =
  | { readonly do: 'change'; readonly to: (now: Editing) => Editing }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'start'; readonly saved: Editing; readonly now?: Editing };

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { past, now, future, saved } = state;
  if (action.do === 'start') return startEditing(action.saved, action.now);
  if (action.do === 'change') {
    const next = action.to(now);
    return next === now ? state : { past: [...past, now].slice(-UNDO_STEPS), now: next, future: [], saved };
  }
  const [before] = action.do === 'undo' ? past.slice(-1) : future;
  if (before === undefined) return state;
  return action.do === 'undo'
    ? { past: past.slice(0, -1), now: before, future: [now, ...future], saved }
    : { past: [...past, now], now: before, future: future.slice(1), saved };
}

/** An id that no condition has. */
export function freshId(conditions: readonly CohortCondition[], after = 0): string {
  const taken = conditions.map(({ id }) => Number(/^c(\d+)$/.exec(id)?.[1] ?? 0));
  return `c${Math.max(0, ...taken) + 1 + after}`;
}

type Conditions = readonly CohortCondition[];

export function withConditions(editing: Editing, change: (conditions: Conditions) => Conditions): Editing {
  return { ...editing, cohort: { ...editing.cohort, conditions: change(editing.cohort.conditions) } };
}

export function replaced(conditions: Conditions, condition: CohortCondition): Conditions {
  return conditions.map((each) => (each.id === condition.id ? condition : each));
}

/** A condition at another place; it leaves its group, whose others stand where it no longer does. */
export function moved(conditions: Conditions, from: number, to: number): Conditions {
  const condition = conditions[from];
  if (condition === undefined || to < 0 || to >= conditions.length || from === to) return conditions;
  const others = conditions.filter((_, index) => index !== from);
  return [...others.slice(0, to), condition, ...others.slice(to)];
}

/** 或 with the condition above it, or by itself again. */
export function joined(conditions: Conditions, index: number): Conditions {
  const [above, own] = [conditions[index - 1], conditions[index]];
  if (above === undefined || own === undefined) return conditions;
  if (own.group !== undefined && own.group === above.group) {
    const { group: _left, ...alone } = own;
    return replaced(conditions, alone);
  }
  const group = above.group ?? `g-${above.id}`;
  return replaced(replaced(conditions, { ...above, group }), { ...own, group });
}

/** Whether a condition is 或 with the one above it. */
export function isJoined(conditions: Conditions, index: number): boolean {
  const group = conditions[index]?.group;
  return group !== undefined && group === conditions[index - 1]?.group;
}
