import {
  getGetBloodGasReportQueryKey,
  invalidateGetBloodGasReport,
  invalidateListBloodGasReports,
  useSaveBloodGasCaseType,
} from '@jianwei/api-client/blood-gas/blood-gas';
import { invalidateListDoctorApplications } from '@jianwei/api-client/applications/applications';
import type { BloodGasReport, BloodGasReportType } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { REFRESH_DELAY_MS } from '../shared/assessment-delays.ts';
import { assessmentRequest } from '../shared/assessment-requests.ts';
import { delayedSave } from './delayed-save.ts';

/** A chosen case type is saved this long after the last change, in milliseconds. */
export const SAVE_DELAY_MS = 600;

interface Choice {
  reportId: string;
  type: BloodGasReportType;
}

interface CaseTypeContext {
  patientId: string;
  /** The lab report the page is on. */
  pageReportId: string;
  /** The blood gas that is open. */
  report: BloodGasReport | undefined;
  onSaved: () => void;
}

/**
 * Acute or chronic, as it is displayed and as it is saved. What was chosen stands until the server's record holds it; a save
 * that fails brings the server's value back.
 */
export function useCaseType({ patientId, pageReportId, report, onSaved }: CaseTypeContext) {
  const client = useQueryClient();
  const save = useSaveBloodGasCaseType({ request: { ...assessmentRequest, keepalive: true } });
  const [choice, setChoice] = useState<Choice | null>(null);
  /** The last choice that was saved. */
  const [saved, setSaved] = useState<Choice | null>(null);
  const { mutateAsync } = save;
  const clear = (done: Choice) => setChoice((current) => (current === done ? null : current));

  async function store(chosen: Choice): Promise<void> {
    const { reportId, type } = chosen;
    try {
      await mutateAsync({ reportId, patientId, type });
      // Stands until the refresh brings the server's own record.
      client.setQueryData<BloodGasReport>(getGetBloodGasReportQueryKey(reportId), (known) =>
        known ? { ...known, type } : known,
      );
      setSaved(chosen);
      onSaved();
    } catch {
      // The transport has told.
      clear(chosen);
    }
    setTimeout(() => {
      void invalidateListBloodGasReports(client, { patient_id: patientId });
      void invalidateListDoctorApplications(client, { patient_id: patientId, report_id: pageReportId });
      void invalidateGetBloodGasReport(client, reportId).finally(() => clear(chosen));
    }, REFRESH_DELAY_MS);
  }

  const [pending] = useState(() => delayedSave<Choice>((chosen) => store(chosen), SAVE_DELAY_MS));
  // Leaving the tool, or the page, before the delay is over loses nothing.
  useEffect(() => {
    window.addEventListener('pagehide', pending.flush);
    return () => {
      window.removeEventListener('pagehide', pending.flush);
      pending.flush();
    };
  }, [pending]);

  function choose(type: BloodGasReportType): void {
    if (report === undefined) return;
    const reportId = report.bga_report_id;
    const own = choice?.reportId === reportId ? choice : null;
    if (own?.type === type) return;
    if (type === report.type && !pending.isSaving()) {
      pending.drop();
      setChoice(null);
      return;
    }
    const chosen = { reportId, type };
    setSaved(null);
    setChoice(chosen);
    pending.put(chosen);
  }

  const own = choice !== null && choice.reportId === report?.bga_report_id ? choice.type : undefined;
  /** Acute as long as nobody chose. */
  const displayed = own ?? report?.type ?? 1;
  const isSaved = saved !== null && saved.reportId === report?.bga_report_id && saved.type === displayed;
  const state = isSaved ? 'saved' : own === undefined ? 'known' : 'saving';
  return { displayed, state, choose, flush: pending.flush } as const;
}
