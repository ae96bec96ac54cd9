import type { WarningRecheck } from '@jianwei/api-client/model';
import type { JudgedReport, JudgedRow } from '@jianwei/clinical-rules/record/judged';
import type { WarningRow } from '../store/clinical-warnings.ts';
import type { World } from '../store/world.ts';
import { patientRecord } from './patient-record.ts';

const HOUR_MS = 3_600_000;
/** Within this a newer result of the same item rechecks a critical one. */
const RECHECK_HOURS = 24;

interface Result {
  readonly report: JudgedReport['report'];
  readonly row: JudgedRow;
}

/** What a loop needs of the patient's other results of its item. */
export interface LoopCourse {
  /** Catalogue code of the item; '' where the warning names no result. */
  readonly code: string;
  readonly recheck: WarningRecheck | undefined;
  /** The critical result of the 24 hours before that this one rechecks. */
  readonly previousWarningId: string | undefined;
}

const NO_COURSE: LoopCourse = { code: '', recheck: undefined, previousWarningId: undefined };

function isSameItem(one: JudgedRow, other: JudgedRow): boolean {
  const [mine, theirs] = [one, other].map(({ code, printed }) => `${code || printed.name}|${printed.specimen}`);
  return mine === theirs;
}

function hoursBetween(earlier: Result, later: Result): number {
  return (Date.parse(later.report.report_time) - Date.parse(earlier.report.report_time)) / HOUR_MS;
}

/** 「，降 0.96」, to the last digit printed; '' where the two cannot be subtracted. */
function changeText(before: JudgedRow, after: JudgedRow): string {
  const [from, to] = [before, after].map(({ flag }) => (flag.parsed.kind === 'number' ? flag.parsed : undefined));
  if (from === undefined || to === undefined || before.printed.unit !== after.printed.unit) return '';
  const digits = Math.max(...[before, after].map(({ printed }) => printed.result.split('.')[1]?.length ?? 0));
  const change = Number((to.value - from.value).toFixed(digits));
  if (change === 0) return '，与前次相同';
  return `，${change > 0 ? '升' : '降'} ${Math.abs(change).toFixed(digits)}`;
}

function outcomeOf({ flag }: JudgedRow): WarningRecheck['outcome'] {
  if (flag.critical !== undefined) return 'critical';
  return flag.state === 'abnormal' ? 'improved' : flag.state;
}

function recheckOf(critical: JudgedRow, { report, row }: Result): WarningRecheck {
  return {
    report_id: report.report_id,
    laboratory_id: row.printed.laboratory_id,
    at: report.report_time,
    text: `复测 ${row.printed.result}${changeText(critical, row)}`,
    outcome: outcomeOf(row),
    ...(row.flag.critical === undefined ? {} : { warning_id: `W-${row.printed.laboratory_id}` }),
  };
}

/** The results of the same item around a warning: the next one within 24 hours, and the critical one that it follows. */
export function loopCourse(world: World, { patient_id, report_id, laboratory_id }: WarningRow): LoopCourse {
  if (laboratory_id === '') return NO_COURSE;
  return world.memoClinical(`loop-course:${laboratory_id}`, () => {
    const results = (patientRecord(world, patient_id)?.reports ?? []).flatMap((judged) =>
      judged.rows.map((row): Result => ({ report: judged.report, row })),
    );
    const own = results.find(
      ({ report, row }) => report.report_id === report_id && row.printed.laboratory_id === laboratory_id,
    );
    if (own === undefined) return NO_COURSE;
    const near = (from: Result, to: Result) => hoursBetween(from, to) > 0 && hoursBetween(from, to) <= RECHECK_HOURS;
    const same = results.filter(({ row }) => isSameItem(own.row, row));
    // Newest first: the last of those that follow is the next one.
    const next = same.findLast((result) => near(own, result));
    const previous = same.find((result) => near(result, own));
    return {
      code: own.row.code,
      recheck: next && recheckOf(own.row, next),
      previousWarningId:
        previous?.row.flag.critical === undefined ? undefined : `W-${previous.row.printed.laboratory_id}`,
    };
  });
}
