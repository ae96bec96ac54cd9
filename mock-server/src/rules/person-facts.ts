import { pointSet } from '@jianwei/clinical-rules/flags/value-set';
import type { ValueSet } from '@jianwei/clinical-rules/flags/value-set';
import type { Leaf } from '@jianwei/clinical-rules/rule-condition/condition';
import { nothing } from './actual.ts';
import type { Actual } from './actual.ts';
import type { NamedFact, RuleReport } from './report.ts';
import { specimenOf } from './rows.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Fewest days of a life of so many completed years; a leap day falls into every fourth. */
function fewestDays(years: number): number {
  return 365 * years + Math.floor(years / 4);
}

/** Completed years after so many days. */
export function yearsOfDays(days: number): number {
  let years = Math.floor(days / 365);
  while (years > 0 && fewestDays(years) > days) years -= 1;
  return years;
}

/** Days that somebody of so many completed years has lived. */
function daysOfYears(years: number): ValueSet {
  return {
    low: fewestDays(years),
    high: 365 * (years + 1) + Math.ceil((years + 1) / 4) - 1,
    hasLow: true,
    hasHigh: true,
  };
}

/** Age in the unit of the leaf: 岁 counts completed years, 天 days. */
export function ageFact({ unit = '岁' }: Leaf, { ageYears, ageDays }: RuleReport): Actual {
  if (unit !== '岁' && unit !== '天') return nothing('no_unit');
  if (unit === '天') {
    if (ageDays !== null) return { text: `${ageDays} 天`, values: [pointSet(ageDays)] };
    return ageYears === null
      ? nothing('unknown')
      : { text: `${ageYears} 岁`, values: [daysOfYears(Math.floor(ageYears))] };
  }
  const years = ageYears ?? (ageDays === null ? null : yearsOfDays(ageDays));
  if (years === null) return nothing('unknown');
  return {
    text: years < 1 && ageDays !== null ? `${ageDays} 天` : `${Math.floor(years)} 岁`,
    values: [pointSet(Math.floor(years))],
  };
}

function names(known: readonly string[], isWhole: boolean): Actual {
  if (known.length === 0 && !isWhole) return nothing('unknown');
  return { text: known.length === 0 ? '无' : known.join('、'), names: { names: known, maybe: [], isWhole } };
}

export function textFact(text: string | null): Actual {
  return text === null || text.trim() === '' ? nothing('unknown') : names([text], true);
}

/** What the product says of the report; a report without signals is known to have none. */
export function signalFact({ signals }: RuleReport): Actual {
  return signals === undefined ? nothing('unknown') : names(signals, true);
}

/** Specimens of the report's rows. */
export function specimenFact(report: RuleReport): Actual {
  const rows = report.rowsFor?.({ by: 'specimen', name: '' }) ?? report.rows;
  const found = rows.map(specimenOf);
  const known = [...new Set(found.filter((each) => each !== ''))];
  return names(known, known.length > 0 && found.every((each) => each !== ''));
}

interface Known {
  readonly is: NamedFact[];
  readonly maybe: NamedFact[];
}

function listed({ is, maybe }: Known): Actual {
  const all = is.flatMap((each) => each.names);
  return {
    text: is.length === 0 ? '无' : is.map((each) => each.names.at(-1) ?? '').join('、'),
    names: { names: all, maybe: maybe.flatMap((each) => each.names), isWhole: true },
  };
}

/** Diagnoses inferred for the report, of the asked reliability at least. */
export function diagnosisFact({ reliability }: Leaf, diagnoses: readonly NamedFact[] | null): Actual {
  if (diagnoses === null) return nothing('unknown');
  if (reliability === undefined) return listed({ is: [...diagnoses], maybe: [] });
  return listed({
    is: diagnoses.filter((each) => each.reliability !== undefined && each.reliability >= reliability),
    maybe: diagnoses.filter((each) => each.reliability === undefined),
  });
}

/** Names known of the patient, none older than the leaf looks back. A tag without a time is one of today. */
export function historyFact(
  { within }: Leaf,
  known: readonly NamedFact[] | null,
  { time, isNow }: { readonly time: string; readonly isNow: boolean },
): Actual {
  if (known === null) return nothing('unknown');
  const age = (each: NamedFact): number => Date.parse(time) - Date.parse(each.time ?? time);
  // What was told after the report is no history of it.
  const before = known.filter((each) => !(age(each) < 0));
  if (within === undefined) return listed({ is: before, maybe: [] });
  const most = within.hours === undefined ? (within.days ?? Infinity) * DAY_MS : within.hours * HOUR_MS;
  const undated = (each: NamedFact): boolean => each.time === undefined && !isNow;
  return listed({ is: before.filter((each) => age(each) <= most && !undated(each)), maybe: before.filter(undated) });
}

/** The hospital keeps China's clock; a time without a zone is one of it. Its UTC fields are those of the clock; null: no time. */
export function inHospital(time: string): Date | null {
  const local = time.length === 10 ? `${time}T00:00` : time.replace(' ', 'T');
  const ms = Date.parse(/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(local) ? local : `${local}+08:00`);
  return Number.isNaN(ms) ? null : new Date(ms + 8 * HOUR_MS);
}

/** Hour 0 to 23 of the hospital's clock. */
export function hourFact({ time }: RuleReport): Actual {
  const hour = inHospital(time)?.getUTCHours();
  return hour === undefined ? nothing('unknown') : { text: `${hour} 时`, values: [pointSet(hour)] };
}

/** Weekday by the hospital's clock, Monday 1 to Sunday 7. */
export function weekdayFact({ time }: RuleReport): Actual {
  const day = inHospital(time)?.getUTCDay();
  return day === undefined
    ? nothing('unknown')
    : { text: `周${'日一二三四五六'[day] ?? ''}`, values: [pointSet(day === 0 ? 7 : day)] };
}
