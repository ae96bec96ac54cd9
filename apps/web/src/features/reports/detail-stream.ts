import type { PatientTimeline, WorklistRow } from '@jianwei/api-client/model';
import { useEffect, useEffectEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useLayerHistory } from '../../kit/lib/layer-history.ts';
import { shownElement } from '../../kit/lib/shown-element.ts';
import { announce } from '../../kit/ui/notice.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { usePrefetchReport } from '../../parts/report/prefetch-report.ts';
import { timelineParts } from '../../parts/report/timeline-years.ts';
import {
  beginStep,
  endStep,
  noteListed,
  noteStop,
  putNext,
  type StreamStop,
  useStream,
} from '../../parts/worklist/stream-store.ts';
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
  /** The lines of the list as it is now, by report; none without a stream. */
  readonly rows: ReadonlyMap<string, WorklistRow>;
  readonly go: (stop: StreamStop | undefined) => void;
}

const NO_ROWS: ReadonlyMap<string, WorklistRow> = new Map();
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
  const { replacePage } = useLayerHistory();
  const ahead = usePrefetchReport();
  // Where the stream is at, and what it left, is no matter of this page: noting it draws nothing.
  const stream = useStream(useShallow(({ stops: all, from, arrived }) => ({ stops: all, from, arrived })));
  const isOfList = stream.stops.some(({ report_id: id }) => id === reportId);
  const list = useWorklist({ scope: 'all' }, isOfList);
  const rows = new Map((list.data?.data ?? []).map((row) => [row.report_id, row] as const));
  const stops = isOfList ? stream.stops : timelineStops(timeline);
  const at = stops.findIndex(({ report_id: id }) => id === reportId);
  const next = named(stops[at + 1], isOfList ? rows : NO_ROWS);

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
    previous: at > 0 ? named(stops[at - 1], isOfList ? rows : NO_ROWS) : undefined,
    next: at < 0 ? undefined : next,
    tip: isOfList ? `已读 ${at}，余 ${rest.length}，其中危急 ${critical}` : '该患者的报告，由近到远',
    arrivedCount: isOfList ? stream.arrived.filter((id) => id !== reportId).length : 0,
    rows: isOfList ? rows : NO_ROWS,
    go: (stop) => {
      if (stop === undefined) {
        announce(isOfList ? '没有更多报告' : '该患者没有更多报告');
        return;
      }
      ahead.leave();
      beginStep({ to: stop.report_id, left: isOfList ? reportId : '', patientId: patient?.patient_id });
      // One entry of the history for the whole stream: the back button leaves it at the list.
      replacePage(detailAddress({ reportId: stop.report_id }));
    },
  };
}

/** A critical report that the list did not have is put next; the order of the others stays. */
function useNewCriticals(isOfList: boolean, rows: readonly WorklistRow[] | undefined): void {
  useEffect(() => {
    if (!isOfList || rows === undefined) return;
    const added = noteListed(rows.map(({ report_id: id }) => id));
    for (const row of rows.filter(({ report_id: id, loop }) => added.has(id) && isLoopOpen(loop))) {
      putNext(row);
      announce(`新到危急 1 份：${row.patient_name}`);
    }
  }, [isOfList, rows]);
}

/** Another patient is met by name: the focus is on it, and the live region says it. Another report of the same one is only said. */
function useArrival(
  patient: { readonly patient_id: string; readonly name: string } | undefined,
  reportId: string,
  place: string | undefined,
): void {
  const patientId = patient?.patient_id ?? '';
  const arrive = useEffectEvent(() => {
    if (patient === undefined) return;
    const step = endStep(reportId);
    if (step === undefined || place === undefined) return;
    announce(`${patient.name}，${place}`);
    if (step.patientId !== patientId) shownElement('.jw-print-head h1')?.focus();
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
