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
import { useState } from 'react';
import { getSession } from '../../../shared/session/session-store.ts';
import { announce } from '../../../shared/ui/notice.tsx';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { useAssessmentFrame, useAssessmentStore, useFormValues } from '../shared/assessment-store.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useMeasuredRecord } from '../shared/use-measured-record.ts';
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
import type { MeasuredOutcome } from './pleural-state.ts';
import { spokenOutcome } from './pleural-text.ts';

interface PleuralContext {
  patientId: string;
  reportId: string;
  onSaved: () => void;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

const SPOKEN = { saved: '鉴别结果已保存', deleted: '鉴别报告已删除' } as const;

/** State, calls and actions of the pleural tool for one patient. */
export function usePleural({ patientId, reportId, onSaved }: PleuralContext) {
  const client = useQueryClient();
  const store = useAssessmentStore(pleuralReducer);
  /** The dialog on what is lacking, with what the server could not compute. */
  const [insufficient, setInsufficient] = useState<readonly string[] | null>(null);
  const { selectedId, measured } = useAssessmentFrame(store);
  const history = useListPleuralReports(patientId, { request: assessmentRequest });
  const init = useInitPleuralReport(patientId, {
    query: { select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const detail = useGetPleuralReport(selectedId ?? '', {
    query: { enabled: selectedId !== null, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const measure = useMeasurePleural({ request: assessmentRequest });
  const save = useSavePleuralReport({ request: assessmentRequest });
  const remove = useDeletePleuralReport({ request: assessmentRequest });

  const tool = useMeasuredRecord<PleuralFormValues, MeasuredOutcome, PleuralInit, PleuralReport>({
    draftName: 'pleural',
    patientId,
    reportId,
    onSaved,
    store,
    init,
    detail,
    emptyForm: emptyPleuralForm,
    fromApi: pleuralFormFromApi,
    save: async (values, { outcome }) => {
      const form = pleuralFormToApi(values);
      const data = { patient_id: patientId, report_id: selectedId ?? '', ...form };
      const { report_id } = await save.mutateAsync({ id: patientId, data });
      // Shown until the refresh brings the server's own record.
      const saved = savedReport(detail.data ?? init.data, { ...outcome, ...form, report_id });
      if (saved) client.setQueryData(getGetPleuralReportQueryKey(report_id), { ...saved, patient_id: patientId });
      return report_id;
    },
    remove: (id) => remove.mutateAsync({ id }),
    refresh: (id) => {
      void invalidateListPleuralReports(client, patientId);
      void invalidateGetPleuralReport(client, id);
    },
    spoken: SPOKEN,
  });
  const { source, report } = tool;
  const values = useFormValues(store, source);
  const checked = tool.isChecked ? values : undefined;

  function change(item: PleuralItem, changed: Partial<ValueFields>) {
    if (source !== undefined) store.dispatch({ type: 'valueChanged', item, change: changed, source });
  }

  async function send(of: PleuralFormValues): Promise<MeasuredOutcome> {
    const data = { report_id: selectedId ?? '', ...pleuralFormToApi(of) };
    return { outcome: await measure.mutateAsync({ data }), values: of };
  }

  async function evaluate() {
    if (values === undefined || tool.isMeasuring) return;
    tool.showErrors();
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
    const judged = await tool.measure(values, send);
    if (judged === undefined) return;
    const uncomputed = judged.outcome.missing ?? [];
    const isLacking = missingItems(values).length + uncomputed.length > 0;
    if (!judged.outcome.diagnosis_name && isLacking) setInsufficient(uncomputed);
    else announce(spokenOutcome(judged.outcome));
  }

  function closeInsufficient() {
    setInsufficient(null);
    const [first] = values === undefined ? [] : missingItems(values);
    // The dialog gives the focus back to the button first.
    if (first !== undefined) setTimeout(() => focusOn(`${first}-result`));
  }

  return {
    ...tool,
    values,
    history,
    missing: checked === undefined ? [] : missingItems(checked),
    rangeErrors: checked === undefined ? {} : validateRanges(checked),
    result: measured?.result ?? (report && { outcome: report, values: pleuralFormFromApi(report) }) ?? null,
    insufficient,
    isBusy: save.isPending || remove.isPending,
    change,
    evaluate,
    closeInsufficient,
  };
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
