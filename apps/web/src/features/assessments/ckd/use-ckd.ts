import { useGetKidneyReport, useListKidneyReports } from '@jianwei/api-client/ckd/ckd';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useLabReportSelection } from '../shared/use-lab-report-selection.ts';

/** Kidney reports and the open one, for one patient. */
export function useCkd({ patientId, reportId }: { patientId: string; reportId: string }) {
  const list = useListKidneyReports(patientId, { request: assessmentRequest });
  const entries = list.data?.data;
  const { selectedId, select } = useLabReportSelection(entries, reportId);
  const detail = useGetKidneyReport(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  return { list, entries, selectedId, select, detail };
}
