import { useState } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { untouched, type RecordState } from './record-state.ts';

/**
 * The state of one open tool, held beside React's own: a component renders when the part that it reads changes. With a key
 * that is the form, and neither records nor result nor actions.
 */
export type RecordStore<V, R> = StoreApi<RecordState<V, R>>;

/** A store for those who only look. */
export type ReadableStore<V, R> = Omit<RecordStore<V, R>, 'setState'>;

/** The store of one tool, untouched. */
export function useRecordStore<V, R>(): RecordStore<V, R> {
  return useState(() => createStore(() => untouched<V, R>()))[0];
}

/** One part of the state: something that is in it as it is, or a plain value computed from it. */
export function useRecordState<V, R, Part>(
  store: ReadableStore<V, R>,
  select: (state: RecordState<V, R>) => Part,
): Part {
  return useStore(store, select);
}

/** All of the state that a key does not change every time: all but what is typed, and when. */
export function useRecordFrame<V, R>(store: ReadableStore<V, R>): Omit<RecordState<V, R>, 'draft' | 'now'> {
  return useStore(
    store,
    useShallow(({ draft: _draft, now: _now, ...frame }) => frame),
  );
}

/**
 * What stands in the form: renders with each key.
 * @param source the form as the record gives it; undefined as long as there is none
 */
export function useFormValues<V, R>(store: ReadableStore<V, R>, source: V | undefined): V | undefined {
  return useStore(store, (state) => state.draft) ?? source;
}
