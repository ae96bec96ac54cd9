import {
  getGetGraceReportQueryKey,
  invalidateGetGraceReport,
  invalidateListGraceReports,
  useDeleteGraceReport,
  useGetGraceReport,
  useInitGraceReport,
  useListGraceReports,
  useMeasureGrace,
  useSaveGraceReport,
} from '@jianwei/api-client/grace/grace';
import { invalidateListDoctorApplications } from '@jianwei/api-client/applications/applications';
import type { GraceOutput, GraceReport } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { getSession } from '../../../shared/session/session-store.ts';
import { detailAddress } from '../../../shared/lib/detail-address.ts';
import { pageNavigator } from '../../../shared/lib/page-navigator.ts';
import { confirm } from '../../../shared/ui/confirm.tsx';
import { announce, notice } from '../../../shared/ui/notice.tsx';
import { assessmentReducer, canSave, isDirty, modeOf, untouched } from '../shared/assessment-mode.ts';
import { REFRESH_DELAY_MS, RELOAD_DELAY_MS } from '../shared/assessment-delays.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useDraft } from '../../../shared/hooks/use-draft.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import {
  emptyGraceForm,
  firstMissingField,
  graceFormFromApi,
  graceFormToApi,
  validateGraceForm,
} from './grace-form-values.ts';
import type { GraceFormValues } from './grace-form-values.ts';
import { fieldIds, graceText, spokenResult } from './grace-text.ts';

interface GraceContext {
  patientId: string;
  reportId: string;
  onSaved: () => void;
}

/** State, calls and actions of the Grace tool for one patient. */
export function useGrace({ patientId, reportId, onSaved }: GraceContext) {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(assessmentReducer<GraceFormValues, GraceOutput>, null, (id) =>
    untouched<GraceFormValues, GraceOutput>(id),
  );
  const [showsErrors, setShowsErrors] = useState(false);
  const once = useOnce();

  const history = useListGraceReports(patientId, { request: assessmentRequest });
  const init = useInitGraceReport(patientId, {
    query: { select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const selectedId = state.selectedId;
  const detail = useGetGraceReport(selectedId ?? '', {
    query: { enabled: selectedId !== null, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const measure = useMeasureGrace({ request: assessmentRequest });
  const save = useSaveGraceReport({ request: assessmentRequest });
  const remove = useDeleteGraceReport({ request: assessmentRequest });

  const mode = modeOf(state);
  const record = mode === 'new' ? init : detail;
  const report = mode === 'new' ? undefined : detail.data;
  const { data: initial, isError: hasNoInitial } = init;
  // The same object as long as the record is: a key typed in one field then draws that field alone.
  const source = useMemo(
    () => (mode === 'new' ? newValues(initial, hasNoInitial) : report && graceFormFromApi(report)),
    [mode, initial, hasNoInitial, report],
  );
  const values = state.draft ?? source;
  const isTyped = values !== undefined && source !== undefined && isDirty(state, source);
  const typed = isTyped ? { id: selectedId, values } : null;
  const [draftOffer, settleDraft] = useDraft({ tool: 'grace', patientId }, typed, emptyGraceForm);

  const change = useCallback(
    (changed: Partial<GraceFormValues>) => {
      if (source !== undefined) dispatch({ type: 'changed', change: changed, source });
    },
    [source],
  );

  async function viewResult() {
    if (values === undefined || measure.isPending) return;
    setShowsErrors(true);
    const missing = firstMissingField(validateGraceForm(values));
    if (missing !== undefined) {
      document.getElementById(fieldIds[missing])?.focus();
      return;
    }
    try {
      const result = await measure.mutateAsync({ data: graceFormToApi(values, patientId, selectedId ?? '') });
      dispatch({ type: 'measured', sitting: state.sitting, values, result, at: new Date() });
      announce(spokenResult(result));
    } catch {
      // The transport has told; the inputs stay as they are.
    }
  }

  function saveResult() {
    const result = state.measured?.result;
    if (!canSave(state) || values === undefined || result === undefined) {
      notice.info(graceText.measureFirst);
      return Promise.resolve();
    }
    return once(async () => {
      if (!(await confirm({ title: graceText.saveQuestion }))) return;
      const data = graceFormToApi(values, patientId, selectedId ?? '');
      const { report_id } = await save.mutateAsync({ id: patientId, data });
      const session = getSession();
      const saved: GraceReport = {
        ...detail.data,
        ...data,
        ...result,
        report_id,
        patient_id: patientId,
        mine: true,
        report_time: new Date().toISOString(),
        user_name: session?.nickname ?? '',
      };
      // Shown until the refresh brings the server's own record.
      client.setQueryData(getGetGraceReportQueryKey(report_id), saved);
      dispatch({ type: 'saved', id: report_id });
      settleDraft();
      setShowsErrors(false);
      onSaved();
      announce('评分结果已保存');
      setTimeout(() => {
        void invalidateListGraceReports(client, patientId);
        void invalidateGetGraceReport(client, report_id);
        void invalidateListDoctorApplications(client, { patient_id: patientId, report_id: reportId });
      }, REFRESH_DELAY_MS);
    });
  }

  function deleteReport() {
    if (selectedId === null) return Promise.resolve();
    return once(async () => {
      if (!(await confirm({ title: graceText.deleteQuestion, danger: true }))) return;
      await remove.mutateAsync({ id: selectedId });
      announce('评分报告已删除');
      // Nothing is left that leaving the page could lose.
      dispatch({ type: 'editCancelled' });
      setTimeout(() => pageNavigator.assign(detailAddress({ reportId })), RELOAD_DELAY_MS);
    });
  }

  const open = useCallback((id: string | null) => {
    setShowsErrors(false);
    dispatch({ type: 'selected', id });
  }, []);

  return {
    state,
    mode,
    values,
    source,
    report,
    init: init.data,
    history,
    /** The record (or the initial data) could not be loaded. */
    record,
    errors: showsErrors && mode !== 'read' && values !== undefined ? validateGraceForm(values) : {},
    isDirty: isTyped,
    draftOffer,
    settleDraft,
    result: state.measured?.result ?? report ?? null,
    isMeasuring: measure.isPending,
    isBusy: save.isPending || remove.isPending,
    change,
    viewResult,
    saveResult,
    deleteReport,
    open,
    restoreDraft: () => {
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

/** Values of a new form; it opens empty when its initial data cannot be had. */
function newValues(initial: Partial<GraceReport> | undefined, hasNoInitial: boolean): GraceFormValues | undefined {
  if (initial) return graceFormFromApi(initial);
  return hasNoInitial ? emptyGraceForm : undefined;
}
