import { useState } from 'react';

/**
 * Which report of a tool is open: the one that was chosen, else the report the page is on if the tool reads it, else the newest.
 * @param entries newest first; undefined while they load
 */
export function useLabReportSelection(
  entries: readonly { report_id: string }[] | undefined,
  reportId: string,
): { selectedId: string | undefined; select: (id: string) => void } {
  const [chosen, select] = useState<string>();
  const holds = (id: string) => entries?.some((entry) => entry.report_id === id) === true;
  const preferred = [chosen, reportId].find((id) => id !== undefined && holds(id));
  return { selectedId: preferred ?? entries?.[0]?.report_id, select };
}
