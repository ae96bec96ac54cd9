import type { Course, CoursePoint } from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { normaliseUnit } from '@jianwei/clinical-rules/units/unit';
import type { World } from '../store/world.ts';
import { converted, courseCode, courseIndex, factorsInto } from './course-index.ts';
import type { CourseEntry } from './course-index.ts';

/** Days of the hospital's calendar, `YYYY-MM-DD`, both inside. */
export interface CourseSpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function boundsOf({ row }: CourseEntry, factor: number): Pick<CoursePoint, 'range_low' | 'range_high'> {
  const { low, high } = row.flag.interval ?? {};
  return {
    ...(low === undefined ? {} : { range_low: converted(low, factor) }),
    ...(high === undefined ? {} : { range_high: converted(high, factor) }),
  };
}

/** `factor` is undefined where the unit does not convert. */
function pointOf(entry: CourseEntry, factor: number | undefined): CoursePoint {
  const { row, report, value, state } = entry;
  const { parsed } = row.flag;
  const comparator = parsed.kind === 'number' ? parsed.comparator : undefined;
  return {
    time: report.report_time,
    value: value === null || factor === undefined ? null : converted(value, factor),
    ...(comparator === undefined ? {} : { comparator }),
    original_result: row.printed.result,
    original_unit: row.printed.unit,
    state,
    ...(factor === undefined ? {} : boundsOf(entry, factor)),
    report_id: report.report_id,
    ...(row.suspicion === undefined ? {} : { suspect: true }),
  };
}

/** One item in one specimen: in the catalogue's unit where the newest number converts into it, else in that of the newest. */
function courseOf(code: string, entries: readonly CourseEntry[]): Course {
  const newest = entries.findLast(({ value }) => value !== null) ?? entries.at(-1);
  const item = newest?.row.item;
  const intoCatalogue = item === undefined ? undefined : factorsInto(item.unit, item.code)(newest?.unit ?? '');
  const unit = intoCatalogue === undefined || item === undefined ? (newest?.unit ?? '') : item.unit;
  const factorOf = factorsInto(unit, item?.code ?? code);
  const points: CoursePoint[] = [];
  const unconvertible: CoursePoint[] = [];
  for (const entry of entries) {
    const factor = entry.value === null ? 1 : factorOf(entry.unit);
    (factor === undefined ? unconvertible : points).push(pointOf(entry, factor));
  }
  return {
    code,
    name: item?.name ?? newest?.row.printed.name ?? code,
    ...(item === undefined ? {} : { short_name: item.shortName }),
    specimen: newest?.row.printed.specimen ?? '',
    unit: normaliseUnit(unit),
    points,
    ...(unconvertible.length === 0 ? {} : { unconvertible }),
  };
}

function withoutResults(code: string): Course {
  const item = findItem(code);
  return {
    code,
    name: item?.name ?? code,
    ...(item === undefined ? {} : { short_name: item.shortName }),
    specimen: item?.specimen ?? '',
    unit: item?.unit ?? '',
    points: [],
  };
}

/** The courses of the items named, each specimen by itself, the one with the newest result first. */
export function coursesOf(world: World, patientId: string, codes: readonly string[], span: CourseSpan): Course[] {
  const { from = '', to = '9999' } = span;
  const isInside = ({ report }: CourseEntry): boolean => {
    const day = report.report_time.slice(0, 10);
    return day >= from && day <= to;
  };
  const all = [...courseIndex(world, patientId).values()];
  return codes.flatMap((code) => {
    const found = all
      .filter(([first]) => first !== undefined && courseCode(first.row) === code)
      .map((entries) => entries.filter(isInside))
      .filter((entries) => entries.length > 0)
      .toSorted((a, b) => (b.at(-1)?.time ?? 0) - (a.at(-1)?.time ?? 0));
    return found.length === 0 ? [withoutResults(code)] : found.map((entries) => courseOf(code, entries));
  });
}
