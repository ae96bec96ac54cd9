import { useGetBloodGasReport, useListBloodGasReports } from '@jianwei/api-client/blood-gas/blood-gas';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { ofPatient } from '../shared/of-patient.ts';
import { useLabReportSelection } from '../shared/use-lab-report-selection.ts';
import { useCaseType } from './use-case-type.ts';

interface BloodGasContext {
  patientId: string;
  /** The lab report the page is on. */
  reportId: string;
  onSaved: () => void;
}

/** Reports, the open one and its case type, for one patient. */
export function useBloodGas({ patientId, reportId, onSaved }: BloodGasContext) {
  const list = useListBloodGasReports({ patient_id: patientId }, { request: assessmentRequest });
  const entries = list.data?.data;
  const { selectedId, select } = useLabReportSelection(
    entries?.map((entry) => ({ report_id: entry.bga_report_id })),
    reportId,
  );
  const detail = useGetBloodGasReport(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
    request: assessmentRequest,
  });
  const caseType = useCaseType({ patientId, pageReportId: reportId, report: detail.data, onSaved });
  return {
    list,
    entries,
    selectedId,
    detail,
    caseType,
    open: (id: string) => {
      // What was chosen for the report that is left is saved now.
      caseType.flush();
      select(id);
    },
  };
}
