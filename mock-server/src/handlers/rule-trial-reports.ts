import { Refusal } from '../contract/refusal.ts';
import { holdState, listHolds } from '../store/audit-holds.ts';
import type { HoldState } from '../store/audit-holds.ts';
import { countReportsOfDays } from '../store/clinical-reports.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';

const DAY_MS = 86_400_000;
const TRIED_DAYS = 30;
const MOST_DAYS = 366;

/** Days that a trial looks at, both inside. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

function daysBetween({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function daysOf(span: Span): string[] {
  return Array.from({ length: daysBetween(span) }, (_, index) =>
    hospitalDate(new Date(Date.parse(span.from) + index * DAY_MS)),
  );
}

export function spanOf(
  world: World,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Span {
  const last = to ?? hospitalDate(world.now());
  const first = from ?? hospitalDate(new Date(Date.parse(last) - (TRIED_DAYS - 1) * DAY_MS));
  if (first > last) throw new Refusal('开始时间不能晚于结束时间');
  if (daysBetween({ from: first, to: last }) > MOST_DAYS) throw new Refusal('时间范围最多 1 年');
  return { from: first, to: last };
}

export function countIn(world: World, { from, to }: Span): number {
  return countReportsOfDays(world, from, to);
}

/** Decisions of people on reports, the latest of each; those of one rule where it is named. */
export function decisionsOn(world: World, ruleId: string | undefined): ReadonlyMap<string, HoldState> {
  const holds = listHolds(world).filter((hold) => ruleId === undefined || hold.rule_id === ruleId);
  return new Map(holds.toReversed().map((hold) => [hold.report_id, holdState(world, hold)] as const));
}
