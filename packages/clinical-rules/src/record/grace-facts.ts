import { intervalFor, printInterval } from '../catalogue/catalogue.ts';
import { roundHalfUp } from '../core/number.ts';
import { sideOfFlag } from '../flags/side.ts';
import { normaliseUnit } from '../units/unit.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';
import { numberIn } from './newest-result.ts';

/** Codes of the markers of cardiac necrosis, in the order in which the evidence lists them. */
const NECROSIS_MARKERS = ['CTNI', 'CTNT', 'CKMBM', 'CK-MB', 'MYO'];

/** Markers older than this say nothing about the present event. */
const EVIDENCE_HOURS = 72;
const HOUR_MS = 3_600_000;
export const CREATININE_UNIT = 'μmol/L';

/** Creatinine of a report in μmol/L, with the report it comes from and its range in that unit, '' when there is none. */
export interface CreatinineFact {
  readonly umolPerL: number;
  readonly reference: string;
  readonly report: JudgedReport['report'];
}

/** The range in μmol/L: the printed one, or the catalogue's where the report has none or another unit. */
function creatinineReference({ printed, item }: JudgedRow, { person }: JudgedReport): string {
  if (printed.range_text !== '' && normaliseUnit(printed.unit) === CREATININE_UNIT) return printed.range_text;
  const found = item && intervalFor(item, person.sex, person.ageYears);
  return found?.status === 'found' ? printInterval(found.interval) : '';
}

function creatinineIn(judged: JudgedReport): CreatinineFact[] {
  return judged.rows.flatMap((row) => {
    const value = row.code === 'CREA' ? numberIn(row, CREATININE_UNIT) : undefined;
    if (value === undefined) return [];
    return [{ umolPerL: roundHalfUp(value, 2), reference: creatinineReference(row, judged), report: judged.report }];
  });
}

/** The patient's creatinine values, newest first. */
export function creatinineFacts(record: PatientRecord): CreatinineFact[] {
  return record.reports.flatMap(creatinineIn);
}

const isMarker = (row: JudgedRow): boolean => NECROSIS_MARKERS.includes(row.code);

export function isRaisedMarker({ flag }: JudgedRow): boolean {
  return sideOfFlag(flag) === 'high';
}

/** The markers of cardiac necrosis of the newest report that holds any, in the order of the evidence. */
export interface NecrosisMarkers {
  readonly report: JudgedReport['report'];
  readonly rows: readonly JudgedRow[];
}

/** The markers of a report, in the order of the evidence; empty where it has none. */
export function markersIn({ rows }: JudgedReport): readonly JudgedRow[] {
  const order = ({ code }: JudgedRow): number => NECROSIS_MARKERS.indexOf(code);
  return rows.filter(isMarker).toSorted((a, b) => order(a) - order(b));
}

export function newestMarkers(record: PatientRecord): NecrosisMarkers | undefined {
  const judged = record.reports.find(({ rows }) => rows.some(isMarker));
  return judged && { report: judged.report, rows: markersIn(judged) };
}

/** Whether markers of a report still tell of the event at a time. */
export function isRecentMarker({ report_time: time }: JudgedReport['report'], now: Date): boolean {
  return Date.parse(time) >= now.getTime() - EVIDENCE_HOURS * HOUR_MS;
}

/** The raised ones among the newest markers, if those are recent enough. */
export function raisedMarkers(record: PatientRecord, now: Date): readonly JudgedRow[] {
  const newest = newestMarkers(record);
  if (!newest || !isRecentMarker(newest.report, now)) return [];
  return newest.rows.filter(isRaisedMarker);
}
