import { hourOf } from '../catalogue/printed-name.ts';
import { CODES_WITH_CHANGES } from '../lab-inference/changes.ts';
import type { EarlierResult, InferenceInput, Person } from '../lab-inference/infer.ts';
import { resultUnit } from '../flags/flag.ts';
import { convert } from '../units/convert.ts';
import type { JudgedRow } from './judged-row.ts';

export interface TimedResult {
  readonly time: number;
  readonly code: string;
  /** In the catalogue's unit. */
  readonly value: number;
}

/** The number of a row whose course the rule base follows; a bound has none. */
export function timedResult({ code, item, flag, printed, suspicion }: JudgedRow, time: number): TimedResult[] {
  const { parsed } = flag;
  if (item === undefined || suspicion !== undefined || !CODES_WITH_CHANGES.has(code)) return [];
  if (parsed.kind !== 'number' || parsed.comparator !== undefined) return [];
  const converted = convert(parsed.value, resultUnit(printed, parsed), item.unit, code);
  return converted.ok ? [{ time, code, value: converted.value }] : [];
}

/** How far a row is from normal: of two rows of one item the farther one is read, whichever was printed first. */
function distanceOf({ flag }: JudgedRow): number {
  if (flag.critical !== undefined) return 2;
  return flag.state === 'abnormal' ? 1 : 0;
}

/** Rows of an item that is printed twice, the one to be read first. */
function farthestFirst(rows: readonly JudgedRow[]): readonly JudgedRow[] {
  const farthest = new Map<string, number>();
  for (const row of rows) {
    const [known, own] = [farthest.get(row.code), distanceOf(row)];
    if (known === undefined || known < own) farthest.set(row.code, own);
  }
  const isFarthest = (row: JudgedRow) => distanceOf(row) === farthest.get(row.code);
  return rows.every(isFarthest) ? rows : [...rows.filter(isFarthest), ...rows.filter((row) => !isFarthest(row))];
}

/** Draws of a series (肌钙蛋白（0h）, （3h）): the last one is the result of the report, those before it are its course. */
function withoutEarlierDraws(rows: readonly JudgedRow[]): { now: readonly JudgedRow[]; course: EarlierResult[] } {
  const draws = rows.flatMap((row) => {
    const hour = hourOf(row.printed.name);
    return hour === '' ? [] : [{ row, hour: Number(hour) }];
  });
  const last = new Map<string, number>();
  for (const { row, hour } of draws) last.set(row.code, Math.max(last.get(row.code) ?? 0, hour));
  const past = draws.flatMap(({ row, hour }) => {
    const hoursAgo = (last.get(row.code) ?? hour) - hour;
    return hoursAgo === 0 ? [] : [{ row, hoursAgo }];
  });
  const earlier = new Set(past.map(({ row }) => row));
  return {
    now: rows.filter((row) => !earlier.has(row)),
    course: past.flatMap(({ row, hoursAgo }) =>
      timedResult(row, 0).map(({ code, value }) => ({ code, value, hoursAgo })),
    ),
  };
}

/** What the rule base reads of rows that have been judged. */
export function inferenceInput(
  rows: readonly JudgedRow[],
  person: Person,
  earlier: readonly EarlierResult[],
): InferenceInput & { readonly earlier: readonly EarlierResult[] } {
  const { now, course } = withoutEarlierDraws(rows.filter(({ suspicion }) => suspicion === undefined));
  return {
    rows: farthestFirst(now).map(({ read, code, flag }) => {
      const { result, unit, unit_read: meant, range_text: range, laboratory_id: laboratoryId, specimen } = read;
      return { laboratoryId, code, result, unit: meant ?? unit, specimen, range, flag };
    }),
    person,
    earlier: [...earlier, ...course],
  };
}
