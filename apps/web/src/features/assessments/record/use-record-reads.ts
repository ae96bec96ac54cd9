import { skipToken, useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { ToolLockContext } from '../../../parts/assessments/assessment-view.tsx';
import { isClinician } from '../../../parts/session/roles.ts';
import { useSession } from '../../../parts/session/session-store.ts';
import type { AssessmentMode } from '../shared/assessment.ts';
import { ofPatient } from '../shared/of-patient.ts';
import type { RecordState } from './record-state.ts';
import type { Read, RecordTool, RecordTypes } from './record-tool.ts';

interface ReadsPlace {
  patientId: string;
  /** The lab report the page is on. */
  reportId: string;
  isOver: boolean;
  /** What was chosen. */
  chosen: Pick<RecordState<unknown, unknown>, 'mode' | 'openId'>;
}

/** In the place of a call that a tool does not make. */
const notRead = <Data>(): Read<Data> => ({ queryKey: ['nothing'], queryFn: skipToken });

/** What is read for the record that stands open: the list, the record or the initial data of a new one, and the form they make. */
export function useRecordReads<T extends RecordTypes>(tool: RecordTool<T>, place: ReadsPlace) {
  const { patientId, reportId, isOver, chosen } = place;
  const { calls, opens, fromApi, emptyForm } = tool;
  const session = useSession();
  // The laboratory reads; the server says the same (docs/rights.md).
  const lock = use(ToolLockContext);
  const mayWrite = lock === undefined && (session === null || isClinician(session.role));

  const history = useQuery(calls.list(patientId));
  const entries = history.data?.data;
  const isFirst = opens === 'new' || (opens === 'newest' && entries?.length === 0);
  const mode: AssessmentMode = chosen.mode ?? (isFirst && mayWrite ? 'new' : 'read');
  const isNew = mode === 'new';
  // Whoever may not write has no new record: the newest one is what there is to read.
  const isOfPage = opens === 'page' && entries?.some((entry) => entry.report_id === reportId) === true;
  const first = isOfPage ? reportId : entries?.[0]?.report_id;
  const openId = chosen.openId ?? (opens === 'new' && mayWrite ? undefined : first);

  const select = <Data extends object>(data: Data) => ofPatient(data, patientId);
  const init = useQuery({ ...(calls.init?.(patientId) ?? notRead<T['init']>()), select });
  const offers = useQuery(calls.offers?.(patientId) ?? notRead<T['offers']>());
  const isRead = openId !== undefined && (!isNew || isOver);
  const detail = useQuery({ ...calls.record(openId ?? ''), enabled: isRead, select });
  const report = isRead ? detail.data : undefined;

  const { data: initial, isError: hasNoInitial } = init;
  // The same object as long as the record is: a key typed in one field then draws that field alone.
  /** The form as the record gives it. */
  const source = useMemo(() => {
    if (!isNew) return report && fromApi(report);
    if (initial) return fromApi(initial);
    // A new form opens empty when its initial data cannot be had.
    return hasNoInitial ? emptyForm : undefined;
  }, [isNew, initial, hasNoInitial, report, fromApi, emptyForm]);

  return {
    mayWrite,
    /** Why nobody may write with the tool now. */
    lock,
    history,
    entries,
    mode,
    openId,
    init,
    offers,
    detail,
    report,
    loaded: isNew ? init : detail,
    source,
  };
}
