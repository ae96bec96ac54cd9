import { create } from 'zustand';
import { STORAGE_PREFIX } from '../../kit/lib/storage.ts';
import { getSession, subscribeSession } from '../session/session-store.ts';

/** A report on the way through a list; whose it is is known where the list said so on this page. */
export interface StreamStop {
  readonly report_id: string;
  readonly patient_id: string;
  readonly patient_name?: string;
  readonly patient_gender?: string;
  readonly patient_age?: number;
}

/** The reports of a list in the order in which they are read: it stays as it was when the first one was opened. */
export interface Stream {
  readonly stops: readonly StreamStop[];
  /** Path of the list. */
  readonly from: string;
  /** The report that was open last; the list puts the focus on it. */
  readonly at: string;
  /** Critical reports that came while it runs and were not opened yet. */
  readonly arrived: readonly string[];
  /** The report that a step along it left last; '' where none was, or what still waits there was dismissed. */
  readonly left: string;
}

/** A step from one report to another that has not arrived yet. */
interface Step {
  readonly to: string;
  /** The report of the list that it leaves; '' where no list is walked. */
  readonly left: string;
  /** Whose report is left. */
  readonly patientId: string | undefined;
}

const NONE: Stream = { stops: [], from: '', at: '', arrived: [], left: '' };
const KEY = `${STORAGE_PREFIX}stream`;

// A saved edit loads the page anew: the way goes on. Ids only, and of this user.
function readKept(): Stream {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as (Stream & { userId: string }) | null;
    return kept !== null && kept.userId === getSession()?.user_id ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE;
  }
}

export const useStream = create<Stream>(readKept);

// Every report has a page of its own: what goes on from one to the next stands here. None of this is drawn.
let listed: ReadonlySet<string> | undefined;
let step: Step | undefined;
/** How many streams were begun: what comes late for an older one is not taken. */
let begun = 0;

useStream.subscribe((stream) => {
  const stops = stream.stops.map(({ report_id, patient_id }) => ({ report_id, patient_id }));
  try {
    if (stops.length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify({ ...stream, stops, userId: getSession()?.user_id }));
  } catch {
    // Where storage is refused the stream ends with the page.
  }
});

// The next user begins with a list of their own.
subscribeSession(() => {
  if (getSession() === null) {
    useStream.setState(NONE);
    begun += 1;
  }
  listed = undefined;
});

const stopsOf = (lines: readonly StreamStop[]): readonly StreamStop[] =>
  lines.map(({ report_id, patient_id, patient_name, patient_gender, patient_age }) => ({
    report_id,
    patient_id,
    ...(patient_name !== undefined && { patient_name }),
    ...(patient_gender !== undefined && { patient_gender }),
    ...(patient_age !== undefined && { patient_age }),
  }));

/** The stops in their order, and around them what else the whole list holds: before them what stands there before the first of them. */
function widened(stops: readonly StreamStop[], whole: readonly StreamStop[]): readonly StreamStop[] {
  const own = new Set(stops.map(({ report_id: id }) => id));
  const isOther = ({ report_id: id }: StreamStop) => !own.has(id);
  const first = Math.max(
    0,
    whole.findIndex((stop) => !isOther(stop)),
  );
  return [...whole.slice(0, first), ...stops, ...whole.slice(first).filter(isOther)];
}

/**
 * Begins a stream with the lines of a list, at the one that is opened.
 * @returns takes the whole list, where these lines are one page of it; nothing comes of it once another stream was begun
 */
export function beginStream(
  lines: readonly StreamStop[],
  from: string,
  at: string,
): (whole: readonly StreamStop[]) => void {
  useStream.setState({ ...NONE, stops: stopsOf(lines), from, at });
  listed = undefined;
  begun += 1;
  const own = begun;
  return (whole) => {
    if (own === begun) useStream.setState(({ stops }) => ({ stops: widened(stops, stopsOf(whole)) }));
  };
}

/** Whose report a stop of the stream is; undefined where it is none. */
export const stopPatientId = (reportId: string): string | undefined =>
  useStream.getState().stops.find(({ report_id: id }) => id === reportId)?.patient_id;

/** A step to another report begins; nothing is drawn of it before it arrives. */
export function beginStep(begun: Step): void {
  step = begun;
}

/** Ends the step that leads to this report. @returns it; undefined where the report was opened otherwise */
export function endStep(reportId: string): Step | undefined {
  const ended = step?.to === reportId ? step : undefined;
  if (ended === undefined) return undefined;
  step = undefined;
  useStream.setState({ left: ended.left });
  return ended;
}

/**
 * Notes what the list of the stream holds now.
 * @returns the ids that it did not hold before; none the first time: what stands in it then is not new, though the stream may
 * have begun with a part of it
 */
export function noteListed(ids: readonly string[]): ReadonlySet<string> {
  const before = listed;
  listed = new Set(ids);
  return before === undefined ? new Set() : listed.difference(before);
}

/** A report of the stream is on the screen. */
export function noteStop(reportId: string): void {
  const { arrived } = useStream.getState();
  useStream.setState({
    at: reportId,
    ...(arrived.includes(reportId) && { arrived: arrived.filter((id) => id !== reportId) }),
  });
}

/** Puts a critical report that has come since next; one that stands in the stream stays where it is. */
export function putNext(stop: StreamStop): void {
  useStream.setState(({ stops, at, arrived }) => {
    if (stops.some(({ report_id: id }) => id === stop.report_id)) return {};
    const place = stops.findIndex(({ report_id: id }) => id === at) + 1;
    return { stops: stops.toSpliced(place, 0, stop), arrived: [...arrived, stop.report_id] };
  });
}
