import { getListDoctorApplicationsQueryKey } from '@jianwei/api-client/applications/applications';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { pageNavigator, RELOAD_DELAY_MS } from '../../../kit/lib/page-navigator.ts';
import { useOnce } from '../../../kit/lib/use-once.ts';
import { confirm } from '../../../kit/overlay/confirm.tsx';
import { announce, notice } from '../../../kit/ui/notice.tsx';
import { detailAddress } from '../../../parts/report/detail-address.ts';
import { useSession } from '../../../parts/session/session-store.ts';
import { useDraft } from '../../../parts/session/use-draft.ts';
import { assessmentText, REFRESH_DELAY_MS } from '../shared/assessment.ts';
import { fieldId } from './record-form.ts';
import { canSave, changed, isTyped, measured, restored, saved, turned, type Change } from './record-state.ts';
import { useRecordFrame, useRecordStore } from './record-store.ts';
import type { FieldErrors, FormContext, RecordTool, RecordTypes, SavedMoment } from './record-tool.ts';
import { useLeave } from './use-leave.ts';
import { ownerText } from './owner-text.ts';
import { useRecordReads } from './use-record-reads.ts';

interface RecordPlace {
  patientId: string;
  /** The lab report the page is on. */
  reportId: string;
  /** The form stands over the record, which is still read. */
  isOver?: boolean;
  onSaved: () => void;
  /** Reads the record again in the place of what follows a save elsewhere; resolves to whether it came. */
  readAgain?: (id: string) => Promise<boolean>;
}

const NO_ERRORS: FieldErrors = {};
const BAD_REQUEST = 400;
const MINUTE_MS = 60_000;

/** When a record was saved, and by whom. */
function savedMoment<T extends RecordTypes>(tool: RecordTool<T>, report: T['report']): SavedMoment {
  const { report_time: time, user_name: name, mine } = report;
  return tool.savedBy?.(report) ?? { time, who: ownerText(mine, '本人', name ?? ''), author: name };
}

/**
 * The machine of one open tool for one patient. It does not render with each key: what is typed is asked for
 * (`valuesNow`), or read from the store by the form.
 */
export function useRecord<T extends RecordTypes>(
  tool: RecordTool<T>,
  { patientId, reportId, isOver = false, onSaved, readAgain }: RecordPlace,
) {
  type Form = T['form'];
  const { calls } = tool;
  const client = useQueryClient();
  const session = useSession();
  const store = useRecordStore<Form, T['result']>();
  const state = useRecordFrame(store);
  const reads = useRecordReads(tool, { patientId, reportId, isOver, chosen: state });
  const { history, entries, mode, openId, init, offers, report, source } = reads;
  const [startedAt, setStartedAt] = useState(() => new Date());
  // It may have been drawn some time before it was opened.
  useEffect(() => {
    startTransition(() => setStartedAt((drawn) => (Date.now() - drawn.getTime() < MINUTE_MS ? drawn : new Date())));
  }, []);
  const once = useOnce();
  const isNew = mode === 'new';

  /** What stands in the form when it is asked for; undefined as long as the record did not come. */
  const valuesNow = () => store.getState().draft ?? source;
  const isTypedNow = () => isTyped(store.getState(), source);
  const [draftOffer, settleDraft] = useDraft(
    { tool: tool.draft ?? '', patientId },
    () => {
      const values = valuesNow();
      const isKept = tool.draft !== undefined && values !== undefined && isTypedNow();
      return isKept ? { id: isNew ? null : (openId ?? null), values } : null;
    },
    tool.emptyForm,
  );
  const leave = useLeave(() => mode !== 'read' && (isTypedNow() || store.getState().measured !== null));

  const id = isNew ? '' : (openId ?? '');
  const context = (): FormContext<T> => ({
    patientId,
    id,
    others: (entries ?? []).filter((entry) => entry.report_id !== id),
    offers: offers.data,
    init: init.data,
    report,
    now: store.getState().now,
  });
  const problemsOf = (values: Form): FieldErrors =>
    mode === 'read' ? NO_ERRORS : (tool.validate?.(values, context()) ?? NO_ERRORS);

  function errorsOf(values: Form): FieldErrors {
    const { refusal, isChecked } = state;
    const refused = refusal === undefined ? undefined : tool.fieldOfRefusal?.(refusal);
    if (refused !== undefined) return { [refused]: refusal };
    const problems = problemsOf(values);
    if (isChecked || problems === NO_ERRORS) return problems;
    return Object.fromEntries(Object.entries(problems).filter(([field]) => tool.isSaidAtOnce?.(field, values)));
  }

  const { withConsequences } = tool;
  /** The same function as long as the record is. */
  const change = useCallback(
    (next: Change<Form>) => {
      if (source === undefined) return;
      const whole = withConsequences && typeof next !== 'function' ? withConsequences(next) : next;
      store.setState((now) => changed(now, whole, source));
    },
    [store, source, withConsequences],
  );

  const goTo = (field: string) => document.getElementById(fieldId(field))?.focus();

  /** Shows what is wrong and goes to the first of it. @returns whether nothing is */
  function check(): boolean {
    const values = valuesNow();
    if (values === undefined) return false;
    store.setState({ isChecked: true, now: Date.now() });
    const [first] = Object.keys(problemsOf(values));
    if (first !== undefined) goTo(first);
    return first === undefined;
  }

  /** Asks for the result; undefined where it could not be had. */
  async function measure(): Promise<T['result'] | undefined> {
    const values = valuesNow();
    if (!calls.measure || values === undefined || store.getState().busy !== undefined || !check()) return undefined;
    const { sitting } = state;
    store.setState({ busy: 'measuring' });
    try {
      const result: T['result'] = await calls.measure.call(tool.toApi(values, context()));
      store.setState((now) => measured(now, sitting, { result, values, at: new Date() }));
      const spoken = calls.measure.spoken(result, values);
      if (spoken !== '') announce(spoken);
      return result;
    } catch {
      // The transport has told; the inputs stay as they are.
      return undefined;
    } finally {
      store.setState({ busy: undefined });
    }
  }

  /** What is known of the saved record stands there until the server's own has come. */
  function showSaved(savedId: string, body: T['body']) {
    const { queryKey } = calls.record(savedId);
    if (readAgain) return;
    if (!calls.measure && !tool.asSaved) {
      // What was read before the edit is not shown as if it were the saved record.
      void client.resetQueries({ queryKey });
      return;
    }
    const before = isNew ? undefined : report;
    client.setQueryData(queryKey, {
      mine: true,
      ...init.data,
      ...before,
      ...body,
      ...(store.getState().measured?.result as object | undefined),
      report_time: new Date().toISOString(),
      user_name: session?.nickname ?? '',
      ...tool.asSaved?.(body, context()),
      report_id: savedId,
      patient_id: patientId,
    });
  }

  const ofApplications = () => getListDoctorApplicationsQueryKey({ patient_id: patientId, report_id: reportId });

  function refresh(savedId: string) {
    const stale = [calls.list(patientId), calls.record(savedId), calls.init?.(patientId)];
    for (const queryKey of [...stale.map((call) => call?.queryKey), ofApplications()]) {
      if (queryKey) void client.invalidateQueries({ queryKey });
    }
  }

  async function save(): Promise<void> {
    const values = valuesNow();
    if (calls.measure && !canSave(store.getState())) {
      notice.info(assessmentText.measureFirst);
      return;
    }
    if (values === undefined || (calls.offers && offers.data === undefined)) return;
    if (!calls.measure && !check()) return;
    await once(async () => {
      if (calls.measure && !(await confirm({ title: assessmentText.saveQuestion }))) return;
      store.setState({ busy: 'saving' });
      try {
        const body = tool.toApi(values, context());
        const { report_id: savedId } = await calls.save(body, { patientId, id });
        showSaved(savedId, body);
        const { saved: words } = tool.words;
        const spoken = typeof words === 'string' ? words : words(values, context());
        store.setState((now) => saved(now, savedId, values));
        settleDraft();
        onSaved();
        if (readAgain) {
          if (await readAgain(savedId)) announce(spoken);
          return;
        }
        announce(spoken);
        setTimeout(() => refresh(savedId), REFRESH_DELAY_MS);
      } catch (error) {
        refuse(error);
        throw error;
      } finally {
        store.setState({ busy: undefined });
      }
    });
  }

  function refuse(error: unknown) {
    store.setState({ isChecked: true });
    // Somebody else may have saved meanwhile: the list tells, and the form then says so.
    void history.refetch();
    // Or the hospital has stopped the tool.
    void client.invalidateQueries({ queryKey: ofApplications() });
    if (!(error instanceof ApiError) || error.status !== BAD_REQUEST) return;
    store.setState({ refusal: error.message });
    const field = tool.fieldOfRefusal?.(error.message);
    if (field !== undefined) goTo(field);
  }

  async function remove(): Promise<void> {
    if (openId === undefined || calls.remove === undefined) return;
    const { remove: send } = calls;
    await once(async () => {
      if (!(await confirm({ title: assessmentText.deleteQuestion, danger: true }))) return;
      store.setState({ busy: 'saving' });
      try {
        await send(openId);
      } finally {
        store.setState({ busy: undefined });
      }
      announce(tool.words.deleted ?? '');
      // Nothing is left that leaving the page could lose.
      store.setState((now) => turned(now, 'read'));
      setTimeout(() => pageNavigator.assign(detailAddress({ reportId })), RELOAD_DELAY_MS);
    });
  }

  const moment = report && savedMoment(tool, report);
  const result = state.measured?.result ?? (report && !isNew ? calls.measure?.resultOf(report) : undefined);
  const values = state.measured?.values ?? source;
  /** A result with what it was computed from and when: of this sitting, or of the saved record. */
  const judged =
    result === undefined || values === undefined
      ? undefined
      : {
          result,
          values,
          at: state.measured?.at ?? moment?.time,
          /** Nobody saved it yet. */
          isMeasured: state.measured !== null,
          /** It no longer belongs to what is typed. */
          isStale: state.isStale,
        };
  return {
    ...reads,
    tool,
    patientId,
    reportId,
    isOver,
    store,
    state,
    /** It may be changed by this user. */
    isOwn: reads.lock === undefined && report !== undefined && tool.isOwn(report),
    moment,
    judged,
    startedAt,
    context,
    valuesNow,
    errorsOf,
    change,
    check,
    measure,
    save,
    remove,
    open: (next: string) => store.setState((now) => turned(now, 'read', next)),
    openNew: () => store.setState((now) => turned(now, 'new')),
    edit: () => store.setState((now) => turned(now, 'edit', openId)),
    /** Ends an edit, or what stands over the record. */
    close: () => store.setState((now) => turned(now, 'read', openId)),
    leave,
    /** What was typed before the session ended. */
    draft: {
      offer: draftOffer,
      onRestore: () => {
        if (draftOffer !== null) store.setState((now) => restored(now, draftOffer.id, draftOffer.values));
        settleDraft();
      },
      onDiscard: settleDraft,
    },
  };
}
