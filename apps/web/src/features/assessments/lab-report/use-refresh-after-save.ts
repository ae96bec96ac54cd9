import { invalidateListDoctorApplications } from '@jianwei/api-client/applications/applications';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { REFRESH_DELAY_MS } from '../shared/assessment.ts';

/** What a save made stale. */
export interface RefreshContext {
  patientId: string;
  /** The lab report the page is on. */
  reportId: string;
  /** Query key of a report of the tool. */
  keyOf: (id: string) => QueryKey;
  /** Query key of the tool's reports of this patient. */
  listKey: QueryKey;
  onSaved: () => void;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reading a report again after something was saved for it: its conclusion is out of date until the new one is there, also
 * when the new one cannot be had.
 */
export function useRefreshAfterSave({ patientId, reportId, keyOf, listKey, onSaved }: RefreshContext) {
  const client = useQueryClient();
  const [outdatedId, setOutdatedId] = useState<string>();

  /** Resolves to whether the report on the screen is the server's present one. */
  async function reload(id: string): Promise<boolean> {
    await client.invalidateQueries({ queryKey: keyOf(id) });
    const isFresh = client.getQueryState(keyOf(id))?.status === 'success';
    if (isFresh) setOutdatedId((current) => (current === id ? undefined : current));
    return isFresh;
  }

  async function refreshAfterSave(id: string): Promise<boolean> {
    setOutdatedId(id);
    onSaved();
    await wait(REFRESH_DELAY_MS);
    void client.invalidateQueries({ queryKey: listKey });
    void invalidateListDoctorApplications(client, { patient_id: patientId, report_id: reportId });
    return reload(id);
  }

  return { outdatedId, reload, refreshAfterSave };
}
