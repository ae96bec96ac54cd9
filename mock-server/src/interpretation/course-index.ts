import { unitFactor } from '@jianwei/clinical-rules/flags/flag';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import { normaliseUnit } from '@jianwei/clinical-rules/units/unit';
import type { World } from '../store/world.ts';
import { patientRecord } from './patient-record.ts';

/** Wire values of CourseState. */
const STATE = { normal: 0, high: 1, low: -1, critical_high: 2, critical_low: -2, suspect: 8, undetermined: 9 } as const;
export type CourseState = (typeof STATE)[keyof typeof STATE];

/** One result of the patient in the order of time. */
export interface CourseEntry {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly report: JudgedReport['report'];
  readonly row: JudgedRow;
  /** As printed, in `unit`; null where there is no number. */
  readonly value: number | null;
  readonly unit: string;
  readonly state: CourseState;
}

/** Every result of a patient by item and specimen, oldest first. */
export type CourseIndex = ReadonlyMap<string, readonly CourseEntry[]>;

function stateOf({ flag, suspicion }: JudgedRow): CourseState {
  if (suspicion !== undefined) return STATE.suspect;
  if (flag.critical !== undefined) return STATE[`critical_${flag.critical}`];
  if (flag.state === 'undetermined') return STATE.undetermined;
  if (flag.state === 'normal') return STATE.normal;
  return flag.abnormalType === 1 ? STATE.high : STATE.low;
}

/** What an item is followed under: its code, else its printed name. */
export function courseCode(row: JudgedRow): string {
  return row.code === '' ? row.printed.name : row.code;
}

export function courseKey(row: JudgedRow): string {
  return `${courseCode(row)}\n${row.printed.specimen}`;
}

function entryOf(row: JudgedRow, report: JudgedReport['report'], time: number): CourseEntry {
  const { parsed } = row.flag;
  const { unit } = row.printed;
  const isNumber = parsed.kind === 'number';
  return {
    time,
    report,
    row,
    value: isNumber ? parsed.value : null,
    unit: isNumber && unit.trim() === '' ? (parsed.unit ?? '') : unit,
    state: stateOf(row),
  };
}

/** One pass over the judged reports of a patient; kept until a clinical row changes. */
export function courseIndex(world: World, patientId: string): CourseIndex {
  return world.memoPatient(patientId, 'courses', () => {
    const entries = (patientRecord(world, patientId)?.reports ?? []).toReversed().flatMap(({ report, rows }) => {
      const time = Date.parse(report.report_time);
      return rows.map((row) => entryOf(row, report, time));
    });
    return Map.groupBy(entries, ({ row }) => courseKey(row));
  });
}

/** Digits that a converted value keeps; more would be noise of the binary numbers. */
const CONVERTED_DIGITS = 6;

/** A value in another unit; as it is where the factor is 1. */
export function converted(value: number, factor: number): number {
  return factor === 1 ? value : Number((value * factor).toPrecision(CONVERTED_DIGITS));
}

/** Factors of one item into one unit, each unit asked once; undefined where there is no way. */
export function factorsInto(to: string, code: string): (from: string) => number | undefined {
  const known = new Map<string, number | undefined>([[to, 1]]);
  return (from) => {
    if (!known.has(from)) {
      const { factor, failure } =
        normaliseUnit(from) === normaliseUnit(to) ? { factor: 1, failure: undefined } : unitFactor(from, to, code);
      known.set(from, failure === undefined ? factor : undefined);
    }
    return known.get(from);
  };
}
