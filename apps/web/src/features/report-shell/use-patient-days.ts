import { useListPatientHistoryDiagnoses } from '@jianwei/api-client/reports/reports';
import { useMemo } from 'react';
import { joinReads, type ReadState } from '../../kit/query/query-state.tsx';
import { useDiseaseSystems } from '../../parts/knowledge/knowledge-search.ts';
import { patientDays, type PatientDay } from './patient-days.ts';
import { useShellReport } from './shell-report.ts';

const FRESH_MS = 60_000;

/** The days of the shell's patient with what their reports suggest, oldest first. */
export function usePatientDays(): ReadState<readonly PatientDay[]> {
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
  return { ...joinReads(history, systems), data: days };
}
