import { invalidateListDoctorApplications } from '@jianwei/api-client/applications/applications';
import type { ThyroidFollowUpListItem, ThyroidFollowUpRecord } from '@jianwei/api-client/model';
import {
  getGetThyroidFollowUpQueryKey,
  invalidateGetThyroidFollowUp,
  invalidateInitThyroidFollowUp,
  invalidateListThyroidFollowUps,
  useGetThyroidFollowUp,
  useInitThyroidFollowUp,
  useListThyroidFollowUps,
  useSaveThyroidFollowUp,
} from '@jianwei/api-client/thyroid-followup/thyroid-followup';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { isClinician } from '../../../shared/session/roles.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { announce } from '../../../shared/ui/notice.tsx';
import { REFRESH_DELAY_MS } from '../shared/assessment-delays.ts';
import { assessmentReducer, isDirty, modeOf, untouched } from '../shared/assessment-mode.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useDraft } from '../../../shared/hooks/use-draft.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { assessForm, timeOf } from './thyroid-assessment.ts';
import { fieldId } from './thyroid-fields.ts';
import type { ThyroidFormValues } from './thyroid-fields.ts';
import {
  emptyThyroidForm,
  thyroidFormFromApi,
  thyroidFormToApi,
  validateThyroidForm,
  withConsequences,
} from './thyroid-form-values.ts';
import { spokenSave } from './thyroid-text.ts';

interface ThyroidContext {
  patientId: string;
  reportId: string;
  onSaved: () => void;
}

const NO_ENTRIES: ThyroidFollowUpListItem[] = [];

/** Epoch milliseconds. */
const presentTime = (): number => Date.now();

/** State, calls and actions of the thyroid follow-up of one patient. */
export function useThyroidFollowUp({ patientId, reportId, onSaved }: ThyroidContext) {
  const client = useQueryClient();
  const session = useSession();
  const [state, dispatch] = useReducer(assessmentReducer<ThyroidFormValues, never>, null, (id) =>
    untouched<ThyroidFormValues, never>(id),
  );
  const [showsErrors, setShowsErrors] = useState(false);
  // When the form was judged last: a medicine time may lie up to it.
  const [now, setNow] = useState(presentTime);
  const once = useOnce();

  // Whoever may not write has no new record: the newest one is what there is to read.
  const mayWrite = session === null || isClinician(session.role);
  const history = useListThyroidFollowUps(patientId, { request: assessmentRequest });
  const entries = history.data?.data ?? NO_ENTRIES;
  const selectedId = state.selectedId ?? (mayWrite ? null : (entries[0]?.report_id ?? null));
  const init = useInitThyroidFollowUp(patientId, {
    query: { select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const detail = useGetThyroidFollowUp(selectedId ?? '', {
    query: { enabled: selectedId !== null, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const save = useSaveThyroidFollowUp({ request: assessmentRequest });

  const mode = modeOf({ ...state, selectedId });
  const record = mode === 'new' ? init : detail;
  const report = mode === 'new' ? undefined : detail.data;
  const source = sourceValues(mode === 'new', init, detail.data);
  const values = state.draft ?? source;
  const isReadOnly = mode === 'read' || (mode === 'new' && !mayWrite);
  const isTyped = values !== undefined && source !== undefined && isDirty(state, source);
  const [draftOffer, settleDraft] = useDraft(
    { tool: 'thyroid-followup', patientId },
    () => (isTyped ? { id: selectedId, values } : null),
    emptyThyroidForm,
  );

  const others = entries.filter((entry) => entry.report_id !== selectedId);
  const problemsAt = (time: number) =>
    values === undefined || isReadOnly ? {} : validateThyroidForm(values, others.map(timeOf), time);
  const problems = problemsAt(now);
  // A chosen time is judged at once, everything else when saving is tried.
  const isTimeChosen = values !== undefined && values.medicine_time !== null;
  const timeProblem = isTimeChosen ? problems.medicine_time : undefined;
  const errors = showsErrors ? problems : timeProblem === undefined ? {} : { medicine_time: timeProblem };

  const form = values && thyroidFormToApi(values);
  const references = mode === 'read' ? report?.references : (init.data?.references ?? report?.references);
  const live = form && assessForm(form, references, others, now);
  const stored = report?.assessment;

  function change(changed: Partial<ThyroidFormValues>) {
    setNow(presentTime());
    if (source !== undefined) dispatch({ type: 'changed', change: withConsequences(changed), source });
  }

  function saveRecord() {
    const at = presentTime();
    setNow(at);
    const [firstWrong] = Object.keys(problemsAt(at));
    if (firstWrong !== undefined) {
      setShowsErrors(true);
      document.getElementById(fieldId(firstWrong))?.focus();
      return Promise.resolve();
    }
    if (form === undefined || live === undefined) return Promise.resolve();
    return once(async () => {
      const data = { ...form, patient_id: patientId, report_id: selectedId ?? '' };
      let id: string;
      try {
        ({ report_id: id } = await save.mutateAsync({ id: patientId, data }));
      } catch (error) {
        // Another doctor may have saved this day meanwhile: the list tells, and the field then says so.
        setShowsErrors(true);
        void history.refetch();
        throw error;
      }
      const saved: ThyroidFollowUpRecord = {
        ...detail.data,
        ...data,
        report_id: id,
        patient_id: patientId,
        history: [
          {
            date: new Date(at).toISOString(),
            role_type: 1,
            user_name: session?.nickname ?? '',
            user_id: session?.user_id ?? '',
            type: selectedId === null ? '新建' : '修改',
          },
          ...(detail.data?.history ?? []),
        ],
        mine: detail.data?.mine ?? true,
        editable: true,
        assessment: live,
        newer_evidence: [],
      };
      // Shown until the refresh brings the server's own record.
      client.setQueryData(getGetThyroidFollowUpQueryKey(id), saved);
      dispatch({ type: 'saved', id });
      settleDraft();
      setShowsErrors(false);
      onSaved();
      announce(spokenSave(live));
      setTimeout(() => {
        void invalidateListThyroidFollowUps(client, patientId);
        void invalidateGetThyroidFollowUp(client, id);
        void invalidateInitThyroidFollowUp(client, patientId);
        void invalidateListDoctorApplications(client, { patient_id: patientId, report_id: reportId });
      }, REFRESH_DELAY_MS);
    });
  }

  function open(id: string | null) {
    setShowsErrors(false);
    dispatch({ type: 'selected', id });
  }

  return {
    mode,
    selectedId,
    now,
    mayWrite,
    isReadOnly,
    values,
    form,
    references,
    report,
    init: init.data,
    history,
    entries,
    /** The record (or the initial data) could not be loaded. */
    record,
    errors,
    isDirty: isTyped,
    draftOffer,
    settleDraft,
    /** The assessment on the screen: as stored of a record that is read, else of what is typed. */
    assessment: mode === 'read' ? (stored ?? live) : live,
    isBusy: save.isPending,
    change,
    saveRecord,
    open,
    restoreDraft: () => {
      setNow(presentTime());
      if (draftOffer !== null) dispatch({ type: 'restored', ...draftOffer });
      settleDraft();
    },
    edit: () => dispatch({ type: 'editStarted' }),
    cancelEdit: () => {
      setShowsErrors(false);
      dispatch({ type: 'editCancelled' });
    },
  };
}

/** Form values of the record on the screen. A new form opens empty when its initial data cannot be had. */
function sourceValues(
  isNew: boolean,
  init: ReturnType<typeof useInitThyroidFollowUp>,
  report: ThyroidFollowUpRecord | undefined,
): ThyroidFormValues | undefined {
  if (!isNew) return report && thyroidFormFromApi(report);
  if (init.data) return thyroidFormFromApi(init.data);
  return init.isError ? emptyThyroidForm : undefined;
}
