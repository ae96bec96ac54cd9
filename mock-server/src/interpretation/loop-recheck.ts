import type { WarningRecheck } from '@jianwei/api-client/model';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
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

const itemOf = ({ code, printed }: JudgedRow): string => `${code || printed.name}|${printed.specimen}`;

/** Where a result stands among those of its item and specimen, newest first. */
interface Place {
  readonly course: readonly Result[];
  readonly at: number;
}

function placesOfResults(world: World, patientId: string): ReadonlyMap<string, Place> {
  return world.memoPatient(patientId, 'places-of-results', () => {
    const results = (patientRecord(world, patientId)?.reports ?? []).flatMap((judged) =>
      judged.rows.map((row): Result => ({ report: judged.report, row })),
    );
    const courses = [...Map.groupBy(results, ({ row }) => itemOf(row)).values()];
    return new Map(
      courses.flatMap((course) => course.map(({ row }, at) => [row.printed.laboratory_id, { course, at }] as const)),
    );
  });
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
  return world.memoBriefOf(patient_id, `loop-course:${laboratory_id}`, () => {
    const place = placesOfResults(world, patient_id).get(laboratory_id);
    const own = place?.course[place.at];
    if (place === undefined || own === undefined || own.report.report_id !== report_id) return NO_COURSE;
    const { course, at } = place;
    // Newest first: those that follow stand before it, the next one last of them.
    const following = course.slice(0, at).findLast((result) => hoursBetween(own, result) > 0);
    const next = following && hoursBetween(own, following) <= RECHECK_HOURS ? following : undefined;
    const before = course.slice(at + 1).find((result) => hoursBetween(result, own) > 0);
    const previous = before && hoursBetween(before, own) <= RECHECK_HOURS ? before : undefined;
    return {
      code: own.row.code,
      recheck: next && recheckOf(own.row, next),
      previousWarningId:
        previous?.row.flag.critical === undefined ? undefined : `W-${previous.row.printed.laboratory_id}`,
    };
  });
}
