import type { RecordTool, RecordTypes } from './record-tool.ts';

interface FirstPlace {
  entries: readonly { report_id: string }[] | undefined;
  reportId: string;
  mayWrite: boolean;
}

/** What stands open before anybody chose. Whoever may not write has no new record: the newest one is what there is to read. */
export function openedFirst(opens: 'new' | 'newest' | 'page', { entries, reportId, mayWrite }: FirstPlace) {
  if (opens === 'new' && mayWrite) return undefined;
  if (opens === 'page' && entries?.some((entry) => entry.report_id === reportId) === true) return reportId;
  return entries?.[0]?.report_id;
}

/** When a record was saved, and by whom. */
export function savedMoment<T extends RecordTypes>(tool: RecordTool<T>, report: T['report']) {
  const { report_time: time, user_name: name, mine } = report;
  return tool.savedBy?.(report) ?? { time, who: mine === true ? '本人' : name, author: name };
}
