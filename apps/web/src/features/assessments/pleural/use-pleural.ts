import { invalidateListDoctorApplications } from '@jianwei/api-client/applications/applications';
import type { PleuralInit, PleuralOutcome, PleuralReport, PleuralValues } from '@jianwei/api-client/model';
import {
  getGetPleuralReportQueryKey,
  invalidateGetPleuralReport,
  invalidateListPleuralReports,
  useDeletePleuralReport,
  useGetPleuralReport,
  useInitPleuralReport,
  useListPleuralReports,
  useMeasurePleural,
  useSavePleuralReport,
} from '@jianwei/api-client/pleural/pleural';
import type { PleuralItem } from '@jianwei/clinical-rules/pleural/pleural';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { detailAddress } from '../../../shared/lib/detail-address.ts';
import { pageNavigator } from '../../../shared/lib/page-navigator.ts';
import { getSession } from '../../../shared/session/session-store.ts';
import { confirm } from '../../../shared/ui/confirm.tsx';
import { announce, notice } from '../../../shared/ui/notice.tsx';
import { REFRESH_DELAY_MS, RELOAD_DELAY_MS } from '../shared/assessment-delays.ts';
import { canSave, isDirty, modeOf, untouched } from '../shared/assessment-mode.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useDraft } from '../../../shared/hooks/use-draft.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import {
  emptyPleuralForm,
  missingItems,
  pleuralFormFromApi,
  pleuralFormToApi,
  pleuralItems,
  validateRanges,
} from './pleural-form-values.ts';
import type { PleuralFormValues, ValueFields } from './pleural-form-values.ts';
import { pleuralReducer } from './pleural-state.ts';
import type { MeasuredOutcome, PleuralAction } from './pleural-state.ts';
import { pleuralText, spokenOutcome } from './pleural-text.ts';

interface PleuralContext {
  patientId: string;
  reportId: string;
  onSaved: () => void;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** State, calls and actions of the pleural tool for one patient. */
export function usePleural({ patientId, reportId, onSaved }: PleuralContext) {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(pleuralReducer, null, (id) => untouched<PleuralFormValues, MeasuredOutcome>(id));
  const [showsErrors, setShowsErrors] = useState(false);
  /** The dialog on what is lacking, with what the server could not compute. */
  const [insufficient, setInsufficient] = useState<readonly string[] | null>(null);
  const once = useOnce();

  const history = useListPleuralReports(patientId, { request: assessmentRequest });
  const init = useInitPleuralReport(patientId, {
    query: { select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const selectedId = state.selectedId;
  const detail = useGetPleuralReport(selectedId ?? '', {
    query: { enabled: selectedId !== null, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const measure = useMeasurePleural({ request: assessmentRequest });
  const save = useSavePleuralReport({ request: assessmentRequest });
  const remove = useDeletePleuralReport({ request: assessmentRequest });

  const mode = modeOf(state);
  const isNew = mode === 'new';
  const record = isNew ? init : detail;
  const report = isNew ? undefined : detail.data;
  const source = sourceValues(isNew, init, report);
  const values = state.draft ?? source;
  const isTyped = values !== undefined && source !== undefined && isDirty(state, source);
  const typed = isTyped ? { id: selectedId, values } : null;
  const [draftOffer, settleDraft] = useDraft({ tool: 'pleural', patientId }, typed, emptyPleuralForm);

  function change(item: PleuralItem, changed: Partial<ValueFields>) {
    if (source !== undefined) dispatch({ type: 'valueChanged', item, change: changed, source });
  }

  async function evaluate() {
    if (values === undefined || measure.isPending) return;
    setShowsErrors(true);
    const inverted = pleuralItems.find((item) => validateRanges(values)[item] !== undefined);
    if (inverted !== undefined) {
      focusOn(`${inverted}-lower`);
      return;
    }
    // Nothing to compute with.
    if (missingItems(values).length === pleuralItems.length) {
      setInsufficient([]);
      return;
    }
    try {
      const data = { report_id: selectedId ?? '', ...pleuralFormToApi(values) };
      const outcome = await measure.mutateAsync({ data });
      dispatch({ type: 'measured', sitting: state.sitting, values, result: { outcome, values }, at: new Date() });
      const uncomputed = outcome.missing ?? [];
      const isLacking = missingItems(values).length + uncomputed.length > 0;
      if (!outcome.diagnosis_name && isLacking) setInsufficient(uncomputed);
      else announce(spokenOutcome(outcome));
    } catch {
      // The transport has told; the inputs stay as they are.
    }
  }

  function closeInsufficient() {
    setInsufficient(null);
    const [first] = values === undefined ? [] : missingItems(values);
    // The dialog gives the focus back to the button first.
    if (first !== undefined) setTimeout(() => focusOn(`${first}-result`));
  }

  function saveResult() {
    const measured = state.measured?.result;
    if (!canSave(state) || values === undefined || measured === undefined) {
      notice.info(pleuralText.measureFirst);
      return Promise.resolve();
    }
    return once(async () => {
      if (!(await confirm({ title: pleuralText.saveQuestion }))) return;
      const form = pleuralFormToApi(values);
      const data = { patient_id: patientId, report_id: selectedId ?? '', ...form };
      const { report_id } = await save.mutateAsync({ id: patientId, data });
      // Shown until the refresh brings the server's own record.
      const saved = savedReport(detail.data ?? init.data, { ...measured.outcome, ...form, report_id });
      if (saved) client.setQueryData(getGetPleuralReportQueryKey(report_id), { ...saved, patient_id: patientId });
      dispatch({ type: 'saved', id: report_id });
      settleDraft();
      setShowsErrors(false);
      onSaved();
      announce('鉴别结果已保存');
      setTimeout(() => {
        void invalidateListPleuralReports(client, patientId);
        void invalidateGetPleuralReport(client, report_id);
        void invalidateListDoctorApplications(client, { patient_id: patientId, report_id: reportId });
      }, REFRESH_DELAY_MS);
    });
  }

  function deleteReport() {
    if (selectedId === null) return Promise.resolve();
    return once(async () => {
      if (!(await confirm({ title: pleuralText.deleteQuestion, danger: true }))) return;
      await remove.mutateAsync({ id: selectedId });
      announce('鉴别报告已删除');
      // Nothing is left that leaving the page could lose.
      dispatch({ type: 'editCancelled' });
      setTimeout(() => pageNavigator.assign(detailAddress({ reportId })), RELOAD_DELAY_MS);
    });
  }

  /** Puts another record (null: a new one) or another mode of this one in the place of what is on the screen. */
  function turnTo(action: Extract<PleuralAction, { type: 'selected' | 'editStarted' | 'editCancelled' | 'restored' }>) {
    setShowsErrors(false);
    dispatch(action);
  }

  const checks = showsErrors && mode !== 'read' ? values : undefined;
  return {
    state,
    mode,
    values,
    report,
    history,
    /** The record (or the initial data) could not be loaded. */
    record,
    missing: checks ? missingItems(checks) : [],
    rangeErrors: checks ? validateRanges(checks) : {},
    isDirty: isTyped,
    draftOffer,
    settleDraft,
    result: state.measured?.result ?? (report && { outcome: report, values: pleuralFormFromApi(report) }) ?? null,
    insufficient,
    isMeasuring: measure.isPending,
    isBusy: save.isPending || remove.isPending,
    change,
    evaluate,
    closeInsufficient,
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

/** Form values of the record on the screen. A new form opens empty when its initial data cannot be had. */
function sourceValues(
  isNew: boolean,
  init: ReturnType<typeof useInitPleuralReport>,
  report: PleuralReport | undefined,
): PleuralFormValues | undefined {
  if (!isNew) return report && pleuralFormFromApi(report);
  if (init.data) return pleuralFormFromApi(init.data);
  return init.isError ? emptyPleuralForm : undefined;
}

/** The record as it was just saved by this user; undefined when the person it speaks about is not known. */
function savedReport(
  person: PleuralInit | undefined,
  saved: PleuralOutcome & PleuralValues & { report_id: string },
): PleuralReport | undefined {
  const { name, patient_age, patient_gender, laboratories = [] } = person ?? {};
  if (name === undefined || patient_age === undefined || patient_gender === undefined) return undefined;
  const by = { mine: true, user_name: getSession()?.nickname ?? '', report_time: new Date().toISOString() };
  return { ...saved, ...by, name, patient_age, patient_gender, laboratories };
}
