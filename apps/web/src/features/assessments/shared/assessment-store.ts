import { useState, useSyncExternalStore } from 'react';
import { isDirty, untouched } from './assessment-mode.ts';
import type { AssessmentAction, AssessmentState } from './assessment-mode.ts';

/** All of the state that a key does not change every time. */
export type AssessmentFrame<V, R> = Omit<AssessmentState<V, R>, 'draft'>;

/**
 * The state of an assessment form, held beside React's own: a component renders when the part that it reads changes. With
 * a key that is the form, and neither records nor result nor actions.
 */
export interface AssessmentStore<V, R, A = AssessmentAction<V, R>> {
  getState: () => AssessmentState<V, R>;
  /** The same object as long as nothing but the draft changes. */
  getFrame: () => AssessmentFrame<V, R>;
  dispatch: (action: A) => void;
  /** @returns the function that stops it */
  subscribe: (listener: () => void) => () => void;
}

const FRAME = ['sitting', 'selectedId', 'isEditing', 'measured', 'isStale'] as const;

function createAssessmentStore<V, R, A>(
  reducer: (state: AssessmentState<V, R>, action: A) => AssessmentState<V, R>,
): AssessmentStore<V, R, A> {
  let state = untouched<V, R>(null);
  let frame: AssessmentFrame<V, R> = state;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    getFrame: () => frame,
    dispatch(action) {
      const next = reducer(state, action);
      if (next === state) return;
      if (FRAME.some((name) => next[name] !== state[name])) frame = next;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store of one form, opened on a new record. The reducer is the one of the first render. */
export function useAssessmentStore<V, R, A>(
  reducer: (state: AssessmentState<V, R>, action: A) => AssessmentState<V, R>,
): AssessmentStore<V, R, A> {
  return useState(() => createAssessmentStore(reducer))[0];
}

/** A store for those who only look. */
export type ReadableStore<V, R> = Omit<AssessmentStore<V, R>, 'dispatch'>;

/** One part of the state: something that is in it as it is, or a plain value computed from it. */
export function useAssessmentState<V, R, Part>(
  store: ReadableStore<V, R>,
  select: (state: AssessmentState<V, R>) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** All of the state but what is typed. */
export function useAssessmentFrame<V, R>(store: ReadableStore<V, R>): AssessmentFrame<V, R> {
  return useSyncExternalStore(store.subscribe, store.getFrame);
}

/**
 * What stands in the form: renders with each key.
 * @param source the form as the record gives it; undefined as long as there is none
 */
export function useFormValues<V, R>(store: ReadableStore<V, R>, source: V | undefined): V | undefined {
  return useAssessmentState(store, (state) => state.draft) ?? source;
}

/** Whether leaving now would lose something that was typed. */
export function isTyped<V, R>(state: AssessmentState<V, R>, source: V | undefined): boolean {
  return source !== undefined && isDirty(state, source);
}
