import { useListReportApplications } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { joinReads, type ReadState } from '../../kit/query/query-state.tsx';
import { useDoctorApplications } from '../../parts/applications/use-doctor-applications.ts';

/** Applications for a report, each of them in one list only. */
export interface ApplicationLists {
  /** What the report triggered, with the reason in `hint`. */
  readonly triggered: readonly Application[];
  /** Mine in my order, without the triggered ones. */
  readonly mine: readonly Application[];
  readonly others: readonly Application[];
}

interface Given {
  readonly triggered: readonly Application[];
  readonly mine: readonly Application[];
  readonly all: readonly Application[];
}

/** Triggered first, then mine, then the rest; no application stands twice. */
export function applicationLists({ triggered, mine, all }: Given): ApplicationLists {
  const without = (list: readonly Application[], ...taken: (readonly Application[])[]) => {
    const ids = new Set(taken.flat().map((application) => application.application_id));
    return list.filter((application) => !ids.has(application.application_id));
  };
  const ordered = mine.toSorted((left, right) => (left.sort ?? 0) - (right.sort ?? 0));
  return { triggered, mine: without(ordered, triggered), others: without(all, triggered, mine) };
}

/** The applications for a report. */
export function useApplicationLists(patientId: string, reportId: string): ReadState<ApplicationLists> {
  const read = joinReads(
    useListReportApplications(reportId),
    useDoctorApplications({ patient_id: patientId, report_id: reportId }),
  );
  if (!read.data) return { ...read, data: undefined };
  const [triggered, doctor] = read.data;
  const { my_applications: mine, applications: all } = doctor;
  return { ...read, data: applicationLists({ triggered: triggered.data, mine, all }) };
}
