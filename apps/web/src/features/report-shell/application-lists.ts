import { useListReportApplications } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { useDoctorApplications } from '../../shared/hooks/use-doctor-applications.ts';

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

/** The applications for a report; undefined while they are not there. */
export function useApplicationLists(patientId: string, reportId: string) {
  const triggered = useListReportApplications(reportId);
  const doctor = useDoctorApplications({ patient_id: patientId, report_id: reportId });
  const lists =
    triggered.data &&
    doctor.data &&
    applicationLists({
      triggered: triggered.data.data,
      mine: doctor.data.my_applications,
      all: doctor.data.applications,
    });
  return {
    lists,
    hasFailed: lists === undefined && (triggered.isError || doctor.isError),
    reload: () => {
      if (triggered.isError) void triggered.refetch();
      if (doctor.isError) void doctor.refetch();
    },
  };
}
