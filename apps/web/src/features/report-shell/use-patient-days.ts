import { useListPatientHistoryDiagnoses } from '@jianwei/api-client/reports/reports';
import { useMemo } from 'react';
import { useDiseaseSystems } from '../../shared/knowledge/knowledge-search.ts';
import { patientDays, type PatientDay } from './patient-days.ts';
import { useShellReport } from './shell-report.ts';

const FRESH_MS = 60_000;

interface PatientDays {
  /** Oldest first; undefined while they are not there. */
  readonly days: readonly PatientDay[] | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** The days of the shell's patient with what their reports suggest. */
export function usePatientDays(): PatientDays {
  const { patient, timeline } = useShellReport();
  const patientId = patient?.patient_id ?? '';
  const history = useListPatientHistoryDiagnoses(
    { patient_id: patientId },
    { query: { enabled: patientId !== '', staleTime: FRESH_MS } },
  );
  const systems = useDiseaseSystems();
  const days = useMemo(
    () =>
      timeline && history.data && systems.data
        ? patientDays(timeline.days, history.data.data, systems.data.data)
        : undefined,
    [timeline, history.data, systems.data],
  );
  return {
    days,
    hasFailed: days === undefined && (history.isError || systems.isError),
    reload: () => {
      if (history.isError) void history.refetch();
      if (systems.isError) void systems.refetch();
    },
  };
}
