/**
 * The state every assessment form has in common: which record is open, whether it is read, edited or new, what was
 * typed, and whether the result on the screen still belongs to what is typed. The records themselves stay in the
 * query cache; `source` below is always the form values made from the record (or the initial data) now on the screen.
 */
export type AssessmentMode = 'read' | 'edit' | 'new';

/** A result of this sitting; nobody saved it yet. */
export interface MeasuredResult<R> {
  result: R;
  at: Date;
}

export interface AssessmentState<V, R> {
  /** Counts openings, edits and cancellations: a late answer of an earlier one is not painted. */
  sitting: number;
  /** The saved record that is open; null is a new one. */
  selectedId: string | null;
  isEditing: boolean;
  /** What was typed; null as long as nothing was. */
  draft: V | null;
  measured: MeasuredResult<R> | null;
  /** Something was changed since the result on the screen was computed. */
  isStale: boolean;
}

export type AssessmentAction<V, R> =
  | { type: 'selected'; id: string | null }
  | { type: 'editStarted' }
  | { type: 'editCancelled' }
  /** What changed of the form, and the form as the record gives it. */
  | { type: 'changed'; change: Partial<V>; source: V }
  | { type: 'measured'; sitting: number; values: V; result: R; at: Date }
  | { type: 'saved'; id: string }
  /** What was typed before the session ended, of the record it was typed into. */
  | { type: 'restored'; id: string | null; values: V };

/** A form that nobody has touched, on one record or (null) on a new one. */
export function untouched<V, R>(selectedId: string | null, sitting = 0): AssessmentState<V, R> {
  return { sitting, selectedId, isEditing: false, draft: null, measured: null, isStale: false };
}

/** Form values are plain data written with one key order, so their text decides. */
export function isSameForm(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function assessmentReducer<V, R>(
  state: AssessmentState<V, R>,
  action: AssessmentAction<V, R>,
): AssessmentState<V, R> {
  const next = state.sitting + 1;
  switch (action.type) {
    case 'selected':
      return untouched(action.id, next);
    case 'editStarted':
      return { ...untouched(state.selectedId, next), isEditing: true };
    case 'editCancelled':
      return untouched(state.selectedId, next);
    case 'changed': {
      // A change joins what was typed last, not the form that was rendered last: two within one render both count.
      const before = state.draft ?? action.source;
      // A field that emits what it already held changes nothing.
      const names = Object.keys(action.change) as (keyof V)[];
      if (names.every((name) => isSameForm(action.change[name], before[name]))) return state;
      return { ...state, draft: { ...before, ...action.change }, isStale: true };
    }
    case 'measured':
      if (action.sitting !== state.sitting) return state;
      // An answer to values that were changed while it was under way is shown, but it is stale.
      return {
        ...state,
        draft: state.draft ?? action.values,
        measured: { result: action.result, at: action.at },
        isStale: state.draft !== null && !isSameForm(action.values, state.draft),
      };
    case 'saved':
      return untouched(action.id, next);
    case 'restored':
      return { ...untouched(action.id, next), isEditing: action.id !== null, draft: action.values, isStale: true };
  }
}

export function modeOf(state: Pick<AssessmentState<unknown, unknown>, 'selectedId' | 'isEditing'>): AssessmentMode {
  if (state.selectedId === null) return 'new';
  return state.isEditing ? 'edit' : 'read';
}

/** Saving is open once the result was viewed in this sitting and nothing changed afterwards. */
export function canSave(state: Omit<AssessmentState<unknown, unknown>, 'draft'>): boolean {
  return modeOf(state) !== 'read' && state.measured !== null && !state.isStale;
}

/** Would leaving now lose something that was typed? */
export function isDirty<V>(state: AssessmentState<V, unknown>, source: V): boolean {
  return modeOf(state) !== 'read' && state.draft !== null && !isSameForm(state.draft, source);
}
