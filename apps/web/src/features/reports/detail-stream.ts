import type { PatientTimeline, WorklistRow } from '@jianwei/api-client/model';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShallow } from 'zustand/react/shallow';
import { announce } from '../../kit/ui/notice.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { usePrefetchReport } from '../../parts/report/prefetch-report.ts';
import { timelineParts } from '../../parts/report/timeline-years.ts';
import { noteStop, putNext, type StreamStop, useStream } from '../../parts/worklist/stream-store.ts';
import { useWorklist } from '../../parts/worklist/use-worklist.ts';
import { isLoopOpen } from '../../parts/worklist/worklist-words.ts';

/** Where a report stands among those that are read one after the other. */
export interface DetailStream {
  /** One-based place, and how many there are. */
  readonly place: number;
  readonly total: number;
  /** Whether the list of a day is walked, or one patient's timeline. */
  readonly isOfList: boolean;
  readonly back: { readonly to: string; readonly label: string };
  readonly previous: StreamStop | undefined;
  readonly next: StreamStop | undefined;
  /** 已读 6，余 34，其中危急 0 */
  readonly tip: string;
  /** Critical reports that came meanwhile and stand next. */
  readonly arrivedCount: number;
  /** What the report that was left last still waits for. */
  readonly leftBehind: WorklistRow | undefined;
  readonly dismiss: () => void;
  readonly go: (stop: StreamStop | undefined) => void;
}

const LIST = { to: '/excellent', label: '返回列表' };
const WORKLIST = { to: '/', label: '返回工作单' };

function timelineStops(timeline: PatientTimeline | undefined): StreamStop[] {
  if (timeline === undefined) return [];
  const { recent, older } = timelineParts(timeline.days);
  const { patient_id: patientId } = timeline.patient;
  return [...recent, ...older.flatMap(({ reports }) => reports)].map(({ report_id: reportId }) => ({
    report_id: reportId,
    patient_id: patientId,
  }));
}

/** The stops of a stream with the names of today's list, which a page that was loaded anew does not remember. */
function named(stop: StreamStop | undefined, rows: ReadonlyMap<string, WorklistRow>): StreamStop | undefined {
  return stop && { ...stop, ...rows.get(stop.report_id) };
}

/** The stream that a report is read in, or without one the patient's timeline. */
export function useDetailStream(
  reportId: string,
  patient: { readonly patient_id: string; readonly name: string } | undefined,
  timeline: PatientTimeline | undefined,
): DetailStream {
  const navigate = useNavigate();
  const ahead = usePrefetchReport();
  // Where the stream is at is no matter of this page: noting it draws nothing.
  const stream = useStream(useShallow(({ stops: all, from, arrived }) => ({ stops: all, from, arrived })));
  const isOfList = stream.stops.some(({ report_id: id }) => id === reportId);
  const list = useWorklist({ scope: 'all' }, isOfList);
  const rows = new Map((list.data?.data ?? []).map((row) => [row.report_id, row] as const));
  const stops = isOfList ? stream.stops : timelineStops(timeline);
  const at = stops.findIndex(({ report_id: id }) => id === reportId);
  const [leftId, setLeftId] = useState('');
  const next = named(stops[at + 1], isOfList ? rows : new Map());
  const left = rows.get(leftId);

  useEffect(() => {
    if (isOfList) noteStop(reportId);
  }, [isOfList, reportId]);
  useNewCriticals(isOfList, list.data?.data);
  useArrival(patient, reportId, isOfList ? `第 ${at + 1} 份，共 ${stops.length} 份` : undefined);
  usePrefetchOf(isOfList ? next : undefined, ahead, patient !== undefined);

  const rest = stops.slice(Math.max(at, 0));
  const critical = rest.filter(({ report_id: id }) => isLoopOpen(rows.get(id)?.loop)).length;
  return {
    place: at + 1,
    total: stops.length,
    isOfList,
    back: isOfList && stream.from === WORKLIST.to ? WORKLIST : LIST,
    previous: at > 0 ? named(stops[at - 1], isOfList ? rows : new Map()) : undefined,
    next: at < 0 ? undefined : next,
    tip: isOfList ? `已读 ${at}，余 ${rest.length}，其中危急 ${critical}` : '该患者的报告，由近到远',
    arrivedCount: isOfList ? stream.arrived.filter((id) => id !== reportId).length : 0,
    leftBehind: left !== undefined && left.report_id !== reportId && left.done_at === undefined ? left : undefined,
    dismiss: () => setLeftId(''),
    go: (stop) => {
      if (stop === undefined) {
        announce(isOfList ? '没有更多报告' : '该患者没有更多报告');
        return;
      }
      ahead.leave();
      // What was left waits until the next report is drawn.
      startTransition(() => setLeftId(isOfList ? reportId : ''));
      // One entry of the history for the whole stream: the back button leaves it at the list.
      void navigate(detailAddress({ reportId: stop.report_id }), { replace: true, flushSync: true });
    },
  };
}

/** A critical report that the list did not have is put next; the order of the others stays. */
function useNewCriticals(isOfList: boolean, rows: readonly WorklistRow[] | undefined): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  const note = useEffectEvent((listed: readonly WorklistRow[]) => {
    // What stood in the list when the stream began is not new, though the stream may have begun with a part of it.
    const before = known.current;
    if (before !== undefined) {
      const arrived = listed.filter(({ report_id: id, loop }) => !before.has(id) && isLoopOpen(loop));
      for (const row of arrived) {
        putNext(row);
        announce(`新到危急 1 份：${row.patient_name}`);
      }
    }
    known.current = new Set(listed.map(({ report_id: id }) => id));
  });
  useEffect(() => {
    if (isOfList && rows !== undefined) note(rows);
  }, [isOfList, rows]);
}

/** Another patient is met by name: the focus is on it, and the live region says it. Another report of the same one is only said. */
function useArrival(
  patient: { readonly patient_id: string; readonly name: string } | undefined,
  reportId: string,
  place: string | undefined,
): void {
  const last = useRef({ reportId, patientId: '' });
  const patientId = patient?.patient_id ?? '';
  const arrive = useEffectEvent(() => {
    if (patient === undefined) return;
    const seen = last.current;
    const isOnward = seen.patientId !== '' && seen.reportId !== reportId;
    last.current = { reportId, patientId };
    if (!isOnward || place === undefined) return;
    announce(`${patient.name}，${place}`);
    if (seen.patientId !== patientId) document.querySelector<HTMLElement>('.jw-print-head h1')?.focus();
  });
  useEffect(() => arrive(), [patientId, reportId]);
}

/** What is likely read next is fetched while this one is read; looking ahead marks nothing as read. */
function usePrefetchOf(
  next: StreamStop | undefined,
  { rest, leave }: ReturnType<typeof usePrefetchReport>,
  isReady: boolean,
): void {
  const nextId = next?.report_id;
  const fetchNext = useEffectEvent(() => {
    if (next !== undefined) rest(next);
  });
  const stop = useEffectEvent(() => leave());
  useEffect(() => {
    if (nextId === undefined || !isReady) return;
    fetchNext();
    return () => stop();
  }, [nextId, isReady]);
}
