import { useEffect } from 'react';
import type { AssessmentViewProps } from '../../../parts/assessments/assessment-view.tsx';
import { isTyped } from './record-state.ts';
import { useRecordState, type ReadableStore } from './record-store.ts';

interface UnsavedWatchProps<V, R> extends Pick<AssessmentViewProps, 'onUnsavedChange'> {
  store: ReadableStore<V, R>;
  /** The form as the record gives it. */
  source: V | undefined;
  /** The saved records, as far as they have come. */
  history: { data: { data: readonly unknown[] } | undefined };
}

/**
 * Tells the drawer what closing it would lose. It shows nothing, and is a component so that the key that makes the form
 * unsaved renders it alone.
 */
export function UnsavedWatch<V, R>({ store, source, history, onUnsavedChange }: UnsavedWatchProps<V, R>) {
  const isDirty = useRecordState(store, (state) => isTyped(state, source));
  const holdsResult = useRecordState(store, (state) => state.measured !== null);
  // As long as the list has not come nobody knows that it is empty, and what was typed is not to be lost by that.
  const hasReports = history.data?.data.length !== 0;
  useEffect(() => {
    onUnsavedChange({ isDirty, hasReports, holdsResult });
  }, [onUnsavedChange, isDirty, hasReports, holdsResult]);
  return null;
}
