import type { PromptShow } from '@jianwei/api-client/model';
import { leavesOf } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import type { RuleReport } from './report.ts';
import { factorInto, leafUnit, setOf, testedRows, unitOf } from './rows.ts';
import { parseResult } from '@jianwei/clinical-rules/results/result';

const DAY_MS = 86_400_000;
const PERCENT = 100;

/** A prompt as it was shown for a report: when, and the numbers that it spoke of, by item. */
export interface Shown {
  /** Of the report, ISO. */
  readonly time: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Numbers of the items of a condition on a report, in the catalogue's units. */
export function valuesOf(condition: Group, report: RuleReport): Readonly<Record<string, number>> {
  const codes = new Set(leavesOf(condition).flatMap(({ leaf }) => [leaf.code ?? '', leaf.of_code ?? '']));
  codes.delete('');
  const values = [...codes].flatMap((code) => {
    const [row] = testedRows(report, code);
    if (row === undefined) return [];
    const parsed = parseResult(row.result);
    const set = setOf(row, parsed);
    const factor = factorInto(unitOf(row, parsed), leafUnit(code, undefined), code);
    return set === null || factor === null || set.low !== set.high ? [] : [[code, set.low * factor] as const];
  });
  return Object.fromEntries(values);
}

function hasChanged(now: Shown, before: Shown, percent: number): boolean {
  return Object.entries(now.values).some(([code, value]) => {
    const old = before.values[code];
    return old !== undefined && old !== 0 && Math.abs(value - old) > (Math.abs(old) * percent) / PERCENT;
  });
}

/** Whether a prompt is for this department. */
export function isForDepartment(show: PromptShow, { department }: Pick<RuleReport, 'department'>): boolean {
  return department === null || show.without_departments?.includes(department) !== true;
}

/** Whether a prompt that holds is shown: not again within its interval, unless a result has changed enough. */
export function isShownAgain(show: PromptShow, now: Shown, before: Shown | undefined): boolean {
  if (before === undefined || show.interval_days === 0) return true;
  const isOver = Date.parse(now.time) - Date.parse(before.time) >= show.interval_days * DAY_MS;
  return isOver || hasChanged(now, before, show.change_percent);
}

interface Holding {
  readonly patientId: string;
  readonly report: RuleReport;
}

/** Of the reports on which a prompt holds those on which it shows, as if it had been in use from the first of them on. */
export function shownOf<Of extends Holding>(
  holding: readonly Of[],
  condition: Group,
  show: PromptShow,
): { readonly of: Of; readonly before: Shown | undefined }[] {
  const last = new Map<string, Shown>();
  const inTime = holding.toSorted((a, b) =>
    a.report.time < b.report.time ? -1 : a.report.time > b.report.time ? 1 : 0,
  );
  return inTime.flatMap((of) => {
    const now = { time: of.report.time, values: valuesOf(condition, of.report) };
    const before = last.get(of.patientId);
    if (!isForDepartment(show, of.report) || !isShownAgain(show, now, before)) return [];
    last.set(of.patientId, now);
    return [{ of, before }];
  });
}
