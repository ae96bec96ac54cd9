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
import type { GraceInit, GraceOutput, GraceReport } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getSession } from '../../../shared/session/session-store.ts';
import { announce } from '../../../shared/ui/notice.tsx';
import { assessmentReducer } from '../shared/assessment-mode.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { useAssessmentFrame, useAssessmentStore } from '../shared/assessment-store.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useMeasuredRecord } from '../shared/use-measured-record.ts';
import {
  emptyGraceForm,
  firstMissingField,
  graceFormFromApi,
  graceFormToApi,
  validateGraceForm,
} from './grace-form-values.ts';
import type { GraceFormValues } from './grace-form-values.ts';
import { fieldIds, spokenResult } from './grace-text.ts';

interface GraceContext {
  patientId: string;
  reportId: string;
  onSaved: () => void;
}

const SPOKEN = { saved: '评分结果已保存', deleted: '评分报告已删除' } as const;

/** State, calls and actions of the Grace tool for one patient. */
export function useGrace({ patientId, reportId, onSaved }: GraceContext) {
  const client = useQueryClient();
  const store = useAssessmentStore(assessmentReducer<GraceFormValues, GraceOutput>);
  const { selectedId, measured } = useAssessmentFrame(store);
  const history = useListGraceReports(patientId, { request: assessmentRequest });
  const init = useInitGraceReport(patientId, {
    query: { select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const detail = useGetGraceReport(selectedId ?? '', {
    query: { enabled: selectedId !== null, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const measure = useMeasureGrace({ request: assessmentRequest });
  const save = useSaveGraceReport({ request: assessmentRequest });
  const remove = useDeleteGraceReport({ request: assessmentRequest });

  const bodyOf = (values: GraceFormValues) => graceFormToApi(values, patientId, selectedId ?? '');
  const tool = useMeasuredRecord<GraceFormValues, GraceOutput, GraceInit, GraceReport>({
    draftName: 'grace',
    patientId,
    reportId,
    onSaved,
    store,
    init,
    detail,
    emptyForm: emptyGraceForm,
    fromApi: graceFormFromApi,
    save: async (values, result) => {
      const data = bodyOf(values);
      const { report_id } = await save.mutateAsync({ id: patientId, data });
      const saved: GraceReport = {
        ...detail.data,
        ...data,
        ...result,
        report_id,
        patient_id: patientId,
        mine: true,
        report_time: new Date().toISOString(),
        user_name: getSession()?.nickname ?? '',
      };
      // Shown until the refresh brings the server's own record.
      client.setQueryData(getGetGraceReportQueryKey(report_id), saved);
      return report_id;
    },
    remove: (id) => remove.mutateAsync({ id }),
    refresh: (id) => {
      void invalidateListGraceReports(client, patientId);
      void invalidateGetGraceReport(client, id);
    },
    spoken: SPOKEN,
  });
  const { source, report } = tool;

  const change = useCallback(
    (changed: Partial<GraceFormValues>) => {
      if (source !== undefined) store.dispatch({ type: 'changed', change: changed, source });
    },
    [store, source],
  );

  async function viewResult() {
    const values = tool.valuesNow();
    if (values === undefined || tool.isMeasuring) return;
    tool.showErrors();
    const missing = firstMissingField(validateGraceForm(values));
    if (missing !== undefined) {
      document.getElementById(fieldIds[missing])?.focus();
      return;
    }
    const result = await tool.measure(values, (data) => measure.mutateAsync({ data: bodyOf(data) }));
    if (result !== undefined) announce(spokenResult(result));
  }

  return {
    ...tool,
    init: init.data,
    history,
    result: measured?.result ?? report ?? null,
    isBusy: save.isPending || remove.isPending,
    change,
    viewResult,
  };
}
