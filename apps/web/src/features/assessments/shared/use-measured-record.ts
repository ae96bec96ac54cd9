import { invalidateListDoctorApplications } from '@jianwei/api-client/applications/applications';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDraft } from '../../../shared/hooks/use-draft.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { detailAddress } from '../../../shared/lib/detail-address.ts';
import { pageNavigator, RELOAD_DELAY_MS } from '../../../shared/lib/page-navigator.ts';
import { confirm } from '../../../shared/ui/confirm.tsx';
import { announce, notice } from '../../../shared/ui/notice.tsx';
import { REFRESH_DELAY_MS } from './assessment-delays.ts';
import { canSave, modeOf } from './assessment-mode.ts';
import type { AssessmentAction } from './assessment-mode.ts';
import { isTyped, useAssessmentFrame, useAssessmentState } from './assessment-store.ts';
import type { AssessmentStore } from './assessment-store.ts';
import { assessmentText } from './assessment-texts.ts';

/** The part of a query that is needed here. */
interface Loaded<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** What the tools that measure, save and delete records of their own differ in. */
export interface MeasuredTool<V extends object, R, Init, Report extends Init> {
  /** Under this name what is typed is kept when the session ends. */
  draftName: string;
  patientId: string;
  /** The lab report the page is on. */
  reportId: string;
  onSaved: () => void;
  store: AssessmentStore<V, R>;
  /** Initial data of a new record. */
  init: Loaded<Init>;
  /** The record that is open. */
  detail: Loaded<Report>;
  /** Both must keep their identity from one render to the next. */
  emptyForm: V;
  fromApi: (record: Init) => V;
  /** Sends the record and puts it, as it will be, into the cache; resolves to its id. */
  save: (values: V, result: R) => Promise<string>;
  remove: (id: string) => Promise<unknown>;
  /** Asks for the list and the record again. */
  refresh: (id: string) => void;
  /** What a screen reader hears. */
  spoken: { saved: string; deleted: string };
}

/**
 * Typing, measuring, saving and deleting a record whose result the server computes before it is saved. It does not render
 * with each key: what is typed is asked for (`valuesNow`), or read from the store by the form.
 */
export function useMeasuredRecord<V extends object, R, Init, Report extends Init>(
  tool: MeasuredTool<V, R, Init, Report>,
) {
  const { patientId, reportId, store, init, detail, emptyForm, fromApi } = tool;
  const { dispatch } = store;
  const client = useQueryClient();
  const [showsErrors, setShowsErrors] = useState(false);
  const [isMeasuring, setMeasuring] = useState(false);
  const once = useOnce();

  const state = useAssessmentFrame(store);
  const { selectedId } = state;
  const mode = modeOf(state);
  const isNew = mode === 'new';
  const report = isNew ? undefined : detail.data;
  const { data: initial, isError: hasNoInitial } = init;
  // The same object as long as the record is: a key typed in one field then draws that field alone.
  const source = useMemo(() => {
    if (!isNew) return report && fromApi(report);
    if (initial) return fromApi(initial);
    // A new form opens empty when its initial data cannot be had.
    return hasNoInitial ? emptyForm : undefined;
  }, [isNew, initial, hasNoInitial, report, fromApi, emptyForm]);
  const hasDraft = useAssessmentState(store, ({ draft }) => draft !== null);
  const valuesNow = () => store.getState().draft ?? source;
  const isTypedNow = () => isTyped(store.getState(), source);
  const [draftOffer, settleDraft] = useDraft(
    { tool: tool.draftName, patientId },
    () => {
      const values = valuesNow();
      return values && isTypedNow() ? { id: selectedId, values } : null;
    },
    emptyForm,
  );

  /** @returns the result; undefined where it could not be had, or a measurement is under way */
  async function measure(of: V, send: (values: V) => Promise<R>): Promise<R | undefined> {
    if (isMeasuring) return undefined;
    setMeasuring(true);
    try {
      const result = await send(of);
      dispatch({ type: 'measured', sitting: state.sitting, values: of, result, at: new Date() });
      return result;
    } catch {
      // The transport has told; the inputs stay as they are.
      return undefined;
    } finally {
      setMeasuring(false);
    }
  }

  function saveResult(): Promise<void> {
    const result = state.measured?.result;
    const values = valuesNow();
    if (!canSave(state) || values === undefined || result === undefined) {
      notice.info(assessmentText.measureFirst);
      return Promise.resolve();
    }
    return once(async () => {
      if (!(await confirm({ title: assessmentText.saveQuestion }))) return;
      const id = await tool.save(values, result);
      dispatch({ type: 'saved', id });
      settleDraft();
      setShowsErrors(false);
      tool.onSaved();
      announce(tool.spoken.saved);
      setTimeout(() => {
        tool.refresh(id);
        void invalidateListDoctorApplications(client, { patient_id: patientId, report_id: reportId });
      }, REFRESH_DELAY_MS);
    });
  }

  function deleteReport(): Promise<void> {
    if (selectedId === null) return Promise.resolve();
    return once(async () => {
      if (!(await confirm({ title: assessmentText.deleteQuestion, danger: true }))) return;
      await tool.remove(selectedId);
      announce(tool.spoken.deleted);
      // Nothing is left that leaving the page could lose.
      dispatch({ type: 'editCancelled' });
      setTimeout(() => pageNavigator.assign(detailAddress({ reportId })), RELOAD_DELAY_MS);
    });
  }

  /** Puts another record (null: a new one) or another mode of this one in the place of what is on the screen. */
  function turnTo(
    action: Extract<AssessmentAction<V, R>, { type: 'selected' | 'editStarted' | 'editCancelled' | 'restored' }>,
  ) {
    setShowsErrors(false);
    dispatch(action);
  }

  return {
    store,
    state,
    mode,
    /** What stands in the form when it is asked for; undefined as long as the record did not come. */
    valuesNow,
    hasValues: hasDraft || source !== undefined,
    source,
    report,
    /** The record, or the initial data of a new one. */
    record: isNew ? init : detail,
    /** Somebody asked for the result: what is missing shows. */
    isChecked: showsErrors && mode !== 'read',
    showErrors: () => setShowsErrors(true),
    isTypedNow,
    draftOffer,
    settleDraft,
    isMeasuring,
    measure,
    saveResult,
    deleteReport,
    open: (id: string | null) => turnTo({ type: 'selected', id }),
    restoreDraft: () => {
      if (draftOffer !== null) turnTo({ type: 'restored', ...draftOffer });
      settleDraft();
    },
    edit: () => turnTo({ type: 'editStarted' }),
    cancelEdit: () => turnTo({ type: 'editCancelled' }),
  };
}
