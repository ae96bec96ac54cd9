import { useGetGastricReport, useListGastricReports } from '@jianwei/api-client/gastric/gastric';
import { useEffect } from 'react';
import { ofPatient } from '../shared/of-patient.ts';
import { useLabReportSelection } from '../shared/use-lab-report-selection.ts';

/** Failures of this tool are logged and never shown. */
const QUIET = { suppress: true } as const;

/** A failure ends the loading; all that it leaves is a line in the log. */
function useLoggedFailure(what: string, error: unknown) {
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
  }, [what, error]);
}

/** The gastric reports of a patient and the one that is open. */
export function useGastric(patientId: string, reportId: string) {
  const list = useListGastricReports(patientId, { request: QUIET });
  const entries = list.data?.data;
  const { selectedId, select } = useLabReportSelection(entries, reportId);
  const detail = useGetGastricReport(selectedId ?? '', {
    query: { enabled: selectedId !== undefined, select: (data) => ofPatient(data, patientId) },
    request: QUIET,
  });
  useLoggedFailure('The list of gastric reports', list.error);
  useLoggedFailure('The gastric report', detail.error);
  return { list, entries, selectedId, select, detail, report: detail.data };
}
