import { countedAs } from '../catalogue/stand-ins.ts';
import { isAbove, isAtLeast, isAtMost, isBelow } from '../core/number.ts';
import type { Urgency } from '../lab-inference/infer.ts';
import { changeBetween } from './change.ts';
import type { Change } from './change.ts';
import { findItem } from '../catalogue/catalogue.ts';
import { parts } from '../catalogue/row.ts';
import { BASIS } from '../tables/basis.ts';
import { number, oneOf, optional, record, reference, text } from '../tables/shapes.ts';
import { readTable } from '../tables/table.ts';
import { leastOf, mostOf, sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Results that must be acted on before the day ends (J-10), in the catalogue's unit. */
const SAME_DAY: Readonly<Record<string, { readonly below?: number; readonly above?: number }>> = {
  K: { below: 3, above: 5.5 },
  NA: { below: 130, above: 150 },
  HGB: { below: 70 },
  PLT: { below: 50 },
  INR: { above: 3 },
  // Below 3.0 a low glucose is of clinical importance, whenever it was drawn (ADA 2024, level 2).
  GLU: { below: 3, above: 16.7 },
  // What speaks for bacteria although no cells were counted (McGill 2016).
  'CSF-GLU': { below: 2.2 },
  'CSF-LAC': { above: 3.5 },
  // A joint as full as this is septic until its culture says otherwise (Margaretten, JAMA 2007; BSR 2006).
  'SF-WBC': { above: 25_000 },
};

/** Results without a critical limit that are acted on all the same, each with its source. */
export const ACT_LIMITS = readTable(
  'act-limits.tsv',
  record({
    code: reference<string>('item of the catalogue', (id) => findItem(id) !== undefined),
    side: oneOf('high', 'low', 'found'),
    limit: optional(number),
    incl: optional(oneOf('yes')),
    urgency: oneOf(1, 2),
    when: optional(oneOf('pregnant', 'woman')),
    unlessKnown: optional(parts),
    source: text,
    basis: BASIS,
  }),
);
const NOTHING_KNOWN: ReadonlySet<string> = new Set();

type ActLimit = (typeof ACT_LIMITS)[number];
const ACT_LIMITS_OF = Map.groupBy(ACT_LIMITS, ({ code }) => code);

const isOf = (row: Row, who: 'pregnant' | 'woman'): boolean =>
  (who === 'pregnant' ? row.isPregnant : row.isWoman) === true;

function isPast(row: Row, { side, limit, incl, when }: ActLimit): boolean {
  if (when !== undefined && !isOf(row, when)) return false;
  if (limit === undefined) return row.judged.flag.state === 'abnormal';
  if (side === 'high') return (incl === 'yes' ? isAtLeast : isAbove)(leastOf(row), limit);
  return (incl === 'yes' ? isAtMost : isBelow)(mostOf(row), limit);
}

/** In the first year these have limits of their own (newborn-bilirubin.ts, the intervals that are printed). */
const NOT_OF_INFANTS: readonly string[] = ['TBIL', 'NH3', 'FIB', 'PT', 'APTT'];

/** The most urgent of the limits that a result is past; 3 for none. */
const actUrgency = (row: Row, known: ReadonlySet<string>): Urgency =>
  (row.isInfant && NOT_OF_INFANTS.includes(row.code) ? [] : (ACT_LIMITS_OF.get(row.code) ?? []))
    .filter((limit) => isPast(row, limit) && limit.unlessKnown?.some((id) => known.has(id)) !== true)
    .reduce<Urgency>((least, { urgency }) => (urgency < least ? urgency : least), 3);

/** Organisms in a fluid that has none: looked at on the day even where no count says how inflamed it is (AASLD 2021, bacterascites; BSR 2006). */
const STERILE: readonly string[] = ['ASC-CULT', 'ASC-POLY', 'SF-CULT'];

/** Lactate mmol/L from which it is a matter of minutes, and pH below which with a raised PaCO2. */
const LACTATE_FROM = 4;

/** Urgency of an abnormal result by itself: 1 critical, 2 beyond the limits of the same day, else 3. */
export function urgencyOfRow(row: Row, known: ReadonlySet<string> = NOTHING_KNOWN): Urgency {
  const { judged, code } = row;
  if (judged.flag.critical !== undefined) return 1;
  if (code === 'LAC' && leastOf(row) >= LACTATE_FROM) return 1;
  if (STERILE.includes(code) && judged.flag.state === 'abnormal') return 2;
  const { below, above } = SAME_DAY[countedAs(code)] ?? {};
  if (below !== undefined && isBelow(mostOf(row), below)) return 2;
  return above !== undefined && isAbove(leastOf(row), above) ? 2 : actUrgency(row, known);
}

/** A change that is dangerous by its speed (J-14). Limits in the catalogue's unit; a share is of the earlier value. */
interface SpeedRule {
  readonly code: string;
  readonly direction: 1 | -1;
  readonly more: number;
  readonly isShare?: true;
  /** The limit itself counts. */
  readonly isFrom?: true;
  /** Told of a result inside its interval too, or of no other: how far it moved is the danger, or the news. */
  readonly isInside?: true | 'only';
  readonly withinHours: number;
  readonly urgency: Urgency;
  /** What it is called; '' where the item's own picture says it, null where item and change do. */
  readonly title: string | null;
}

const SPEED: readonly SpeedRule[] = [
  { code: 'K', direction: 1, more: 0.5, isInside: true, withinHours: 12, urgency: 1, title: '' },
  { code: 'HGB', direction: -1, more: 20, isInside: true, withinHours: 24, urgency: 1, title: null },
  { code: 'NA', direction: 1, more: 8, isInside: true, withinHours: 24, urgency: 1, title: '血钠上升过快' },
  { code: 'NA', direction: -1, more: 8, isInside: true, withinHours: 24, urgency: 1, title: '血钠下降过快' },
  // Rise or fall of a raised troponin: an acute injury (fourth universal definition of myocardial infarction; J-10).
  { code: 'CTNI', direction: 1, more: 0.2, isShare: true, withinHours: 24, urgency: 1, title: '' },
  { code: 'CTNI', direction: -1, more: 0.2, isShare: true, withinHours: 24, urgency: 1, title: '' },
  { code: 'CTNT', direction: 1, more: 0.2, isShare: true, withinHours: 24, urgency: 1, title: '' },
  { code: 'CTNT', direction: -1, more: 0.2, isShare: true, withinHours: 24, urgency: 1, title: '' },
  { code: 'HGB', direction: -1, more: 20, isInside: true, withinHours: 168, urgency: 2, title: null },
  { code: 'CREA', direction: 1, more: 26.5, isFrom: true, isInside: true, withinHours: 48, urgency: 2, title: null },
  {
    code: 'CREA',
    direction: 1,
    more: 0.5,
    isShare: true,
    isFrom: true,
    isInside: true,
    withinHours: 168,
    urgency: 2,
    title: null,
  },
  // No report is normal in which somebody's history turned (J-24): half a year of bleeding may end inside the interval.
  { code: 'HGB', direction: -1, more: 20, isInside: 'only', withinHours: 8784, urgency: 3, title: null },
  { code: 'PLT', direction: -1, more: 0.5, isShare: true, isInside: 'only', withinHours: 720, urgency: 3, title: null },
  {
    code: 'EGFR',
    direction: -1,
    more: 0.2,
    isShare: true,
    isInside: 'only',
    withinHours: 8784,
    urgency: 3,
    title: null,
  },
];

type RulesByCode = ReadonlyMap<string, readonly SpeedRule[]>;

const byCode = (rules: readonly SpeedRule[]): RulesByCode => Map.groupBy(rules, ({ code }) => code);
const INSIDE = byCode(SPEED.filter(({ isInside }) => isInside !== undefined));
const OUTSIDE = byCode(SPEED.filter(({ isInside }) => isInside !== 'only'));

export interface Speed {
  readonly urgency: Urgency;
  readonly title: string | null;
  readonly change: Change;
  /** 「按目前速度约 6 小时达危急界限（外推）」, or ''. */
  readonly forecast: string;
}

/** Changes of a row against its earlier results, the newest first: the first of them is that of the row. */
function* changesOf({ history, change, factor, code }: Row): Generator<Change> {
  if (change === null) return;
  let isFirst = true;
  for (const then of history) {
    yield isFirst ? change : changeBetween(code, then, change.to, factor);
    isFirst = false;
  }
}

function changesWithin(row: Row, hours: number): Change[] {
  const changes: Change[] = [];
  for (const each of changesOf(row)) {
    // The newest comes first: what follows is older still.
    if (each.hours > hours) break;
    if (each.hours > 0) changes.push(each);
  }
  return changes;
}

function exceeds(rule: SpeedRule, change: Change, factor: number): boolean {
  const difference = change.difference * factor * rule.direction;
  const limit = rule.isShare === true ? change.from.value * factor * rule.more : rule.more;
  return rule.isFrom === true ? isAtLeast(difference, limit) : isAbove(difference, limit);
}

/** Hours ahead in which a value that keeps its rate is told to reach its critical limit; points this far apart at least. */
const FORECAST_HOURS = 24;
const FORECAST_APART_HOURS = 3;

/** Whole hours until the critical limit at the present rate; null when it is not reached within a day. */
export function hoursToCritical(row: Row): number | null {
  const { judged, change, value, factor } = row;
  const limits = judged.item?.critical;
  if (limits == null || change === null || value === null || judged.flag.critical !== undefined) return null;
  if (!change.isBeyondChance || change.hours < FORECAST_APART_HOURS) return null;
  const rate = (change.difference * factor) / change.hours;
  // Where there is no limit, or nothing moves, no hour is the last.
  const limit = (rate > 0 ? limits.high : limits.low) ?? Number.NaN;
  // What comes back from beyond its interval is not on its way to the other end.
  if (sideOf(row) !== null && sideOf(row) !== (rate > 0 ? 'high' : 'low')) return null;
  const hours = (limit - value) / rate;
  return hours > 0 && hours <= FORECAST_HOURS ? Math.ceil(hours) : null;
}

/** The most urgent of these rules that the course of a row meets, against the farthest change within its window. */
function worstOf(row: Row, rules: RulesByCode): Omit<Speed, 'forecast'> | undefined {
  const met = (rules.get(row.code) ?? []).flatMap((rule) => {
    const change = changesWithin(row, rule.withinHours)
      .filter((each) => exceeds(rule, each, row.factor))
      .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0];
    return change === undefined ? [] : [{ urgency: rule.urgency, title: rule.title, change }];
  });
  return met.toSorted((a, b) => a.urgency - b.urgency)[0];
}

/**
 * The side to which a result inside its interval moved too fast; null for all others. A potassium that comes back from
 * below has been given.
 */
export function fastSideOf(row: Row): 'high' | 'low' | null {
  const { interval, state } = row.judged.flag;
  const change = state === 'normal' ? worstOf(row, INSIDE)?.change : undefined;
  if (change === undefined) return null;
  if (row.code === 'K' && interval?.low !== undefined && change.from.value < interval.low) return null;
  return change.difference > 0 ? 'high' : 'low';
}

/** How fast the course of a row is, where that is dangerous by itself or will be within a day. */
export function speedOf(row: Row, known?: ReadonlySet<string>): Speed | null {
  const worst = worstOf(row, row.judged.flag.state === 'normal' ? INSIDE : OUTSIDE);
  const hours = hoursToCritical(row);
  const forecast = hours === null ? '' : `按目前速度约 ${hours} 小时达危急界限（外推）`;
  // What will be critical within a day is one step more urgent than by its value or its speed (J-14).
  const sooner = Math.max(Math.min(urgencyOfRow(row, known), worst?.urgency ?? 3) - 1, 1) as Urgency;
  if (worst !== undefined) return { ...worst, urgency: hours === null ? worst.urgency : sooner, forecast };
  if (hours === null || row.change === null) return null;
  return { urgency: sooner, title: '', change: row.change, forecast };
}
