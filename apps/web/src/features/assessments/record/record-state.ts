import type { AssessmentMode } from '../shared/assessment.ts';

/** A result of this sitting; nobody saved it yet. */
export interface Measured<V, R> {
  result: R;
  /** What it was computed from: what is typed later must not stand beside it. */
  values: V;
  at: Date;
}

/**
 * What every tool that keeps records has in common: which record is open, whether it is read, edited or new, what was
 * typed, and whether the result on the screen still belongs to it. The records themselves stay in the query cache;
 * `source` below is always the form made from the record (or the initial data) now on the screen.
 */
export interface RecordState<V, R> {
  /** Counts openings, edits and cancellations: a late answer of an earlier one is not painted. */
  sitting: number;
  /** Undefined as long as nobody chose: the tool says what it opens with. */
  mode: AssessmentMode | undefined;
  /** The saved record that is open, or that a new one stands over. */
  openId: string | undefined;
  /** What was typed; null as long as nothing was. */
  draft: V | null;
  measured: Measured<V, R> | null;
  /** Something was changed since the result on the screen was computed. */
  isStale: boolean;
  /** Somebody asked for the result, or to save: what is missing shows. */
  isChecked: boolean;
  busy: 'measuring' | 'saving' | undefined;
  /** The server's words when it refused what was to be saved; until something is changed. */
  refusal: string | undefined;
  /** When the form was changed or judged last, epoch milliseconds. */
  now: number;
}

/** A form that nobody has touched. */
export function untouched<V, R>(
  place: Pick<RecordState<V, R>, 'mode' | 'openId'> = { mode: undefined, openId: undefined },
  sitting = 0,
): RecordState<V, R> {
  return {
    ...place,
    sitting,
    draft: null,
    measured: null,
    isStale: false,
    isChecked: false,
    busy: undefined,
    refusal: undefined,
    now: Date.now(),
  };
}

/** Form values are plain data written with one key order, so their text decides. */
export function isSameForm(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a text of the form was emptied. */
function isEmptied(before: unknown, after: unknown): boolean {
  if (typeof after !== 'object' || after === null) return after === '' && before !== '';
  return Object.entries(after).some(([name, value]) =>
    isEmptied((before as Record<string, unknown> | null | undefined)?.[name], value),
  );
}

/** Another record, or another mode of this one, in the place of what is on the screen. */
export function turned<V, R>(state: RecordState<V, R>, mode: AssessmentMode, openId = state.openId): RecordState<V, R> {
  return untouched({ mode, openId }, state.sitting + 1);
}

/** What changed of the form: the values, or how they follow from what is typed. */
export type Change<V> = Partial<V> | ((values: V) => Partial<V>);

/** @param source the form as the record gives it */
export function changed<V extends object, R>(
  state: RecordState<V, R>,
  change: Change<V>,
  source: V,
): RecordState<V, R> {
  // A change joins what was typed last, not the form that was rendered last: two within one render both count.
  const before = state.draft ?? source;
  const part = typeof change === 'function' ? change(before) : change;
  const names = Object.keys(part) as (keyof V)[];
  // A field that emits what it already held changes nothing.
  if (names.every((name) => isSameForm(part[name], before[name]))) return state;
  const draft = { ...before, ...part };
  // Leaving an empty numeric field emits 1 and then '' again: what was computed stands again after that.
  const isAsJudged = isSameForm(draft, state.measured?.values ?? source);
  const isStale = !(isAsJudged && isEmptied(before, part));
  return { ...state, draft, isStale, refusal: undefined, now: Date.now() };
}

/** An answer of an earlier sitting is not painted; one to values that were changed meanwhile is shown, but stale. */
export function measured<V, R>(state: RecordState<V, R>, sitting: number, answer: Measured<V, R>): RecordState<V, R> {
  if (sitting !== state.sitting) return state;
  const { draft } = state;
  return {
    ...state,
    draft: draft ?? answer.values,
    measured: answer,
    isStale: draft !== null && !isSameForm(answer.values, draft),
  };
}

/** The record is read, unless something was typed while it was being saved: that stays, as an edit of it. */
export function saved<V, R>(state: RecordState<V, R>, id: string, values: V): RecordState<V, R> {
  if (state.draft === null || state.draft === values) return { ...turned(state, 'read', id), busy: state.busy };
  return { ...state, mode: 'edit', openId: id, measured: null, isStale: true };
}

/** What was typed before the session ended, of the record it was typed into (null: of a new one). */
export function restored<V, R>(state: RecordState<V, R>, id: string | null, values: V): RecordState<V, R> {
  const next = turned(state, id === null ? 'new' : 'edit', id ?? undefined);
  return { ...next, openId: id ?? state.openId, draft: values, isStale: true };
}

/** Saving is open once the result was viewed in this sitting and nothing changed afterwards. */
export function canSave(state: Pick<RecordState<unknown, unknown>, 'measured' | 'isStale'>): boolean {
  return state.measured !== null && !state.isStale;
}

/** Would leaving now lose something that was typed? Without a source nothing could be typed. */
export function isTyped<V>(state: Pick<RecordState<V, unknown>, 'draft'>, source: V | undefined): boolean {
  return source !== undefined && state.draft !== null && !isSameForm(state.draft, source);
}
