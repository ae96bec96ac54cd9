import { intervalFor } from '../catalogue/catalogue.ts';
import type { Interval } from '../catalogue/catalogue.ts';
import { pregnancyInterval } from '../catalogue/special-intervals.ts';
import { parseRange } from '../ranges/range.ts';
import type { ParsedRange } from '../ranges/range.ts';
import type { ParsedResult } from '../results/result.ts';
import { convert } from '../units/convert.ts';
import type { FlagInput, UndeterminedReason } from './flag-input.ts';
import { adultRangeOfChild, isAdultRange, isOfOtherSex, isWithoutWidth } from './own-range.ts';

/** The range that judges a row, and where it comes from. */
export interface Resolved {
  readonly range: ParsedRange;
  readonly source: 'report' | 'catalogue';
  readonly failure?: UndeterminedReason;
  readonly isOfPregnancy?: boolean;
  /** The report prints the interval of adults beside a child's result that lies far out of its own. */
  readonly isOfAdults?: boolean;
}

/** What a laboratory prints beside an interval of its grown-ups: 3.5~5.3（成人）. */
const OF_ADULTS = /[（(【[]?(?:成年人|成人|adults?)[)）】\]]?[:：]?/i;
const ADULT_YEARS = 18;

/** The words of a printed range; those of adults alone are none for a child, and stay unread where nobody knows the age. */
function ownText({ range, ageYears }: FlagInput): string {
  const text = range ?? '';
  return (ageYears ?? 0) < ADULT_YEARS ? text : text.replace(OF_ADULTS, '').trim();
}

function ownRange(input: FlagInput): ParsedRange {
  const low = input.rangeLow ?? undefined;
  const high = input.rangeHigh ?? undefined;
  if (low === undefined && high === undefined) return parseRange(ownText(input));
  if (low !== undefined && high !== undefined && low > high) {
    return { kind: 'unparsed', text: input.range ?? `${low}-${high}`, reason: 'inverted' };
  }
  return { kind: 'interval', ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}

function catalogueRange(input: FlagInput): Resolved {
  const { item } = input;
  const source = 'catalogue';
  if (item === undefined) return { range: { kind: 'none' }, source, failure: 'no_range' };
  if (item.valueType === 'qualitative') return { range: parseRange(item.qualitativeReference), source };
  if (input.ageProblem !== undefined) return { range: { kind: 'none' }, source, failure: input.ageProblem };
  const found = intervalFor(item, input.sex ?? null, input.ageYears ?? null);
  if (found.status === 'none') {
    const failure = found.reason === 'no_interval' ? 'no_range' : found.reason;
    return { range: { kind: 'none' }, source, failure };
  }
  return { range: { kind: 'interval', ...found.interval }, source };
}

/** The interval of pregnancy of an item that has one. */
function pregnancyRange({ item, isPregnant, gestationalWeeks }: FlagInput): Interval | undefined {
  return isPregnant === true && item !== undefined ? pregnancyInterval(item.code, gestationalWeeks ?? null) : undefined;
}

/** A result whose unit does not convert to the catalogue's (D-dimer without FEU) can only be judged by the range printed beside it. */
function isComparable({ item, unit }: FlagInput): boolean {
  const printed = (unit ?? '').trim();
  return printed === '' || item === undefined || convert(1, printed, item.unit, item.code).ok;
}

/**
 * Own range first; the catalogue only where the report prints none. An unreadable own range is not "none". In pregnancy the
 * interval of the trimester stands in for the catalogue's, also where a report prints that of adults at large.
 */
export function resolveRange(input: FlagInput, parsed: ParsedResult): Resolved {
  const own = ownRange(input);
  const pregnancy = pregnancyRange(input);
  const isUsable = own.kind === 'none' || (isAdultRange(own, input) && isComparable(input));
  if (pregnancy !== undefined && isUsable)
    return { range: { kind: 'interval', ...pregnancy }, source: 'catalogue', isOfPregnancy: true };
  if (own.kind === 'none') return catalogueRange(input);
  if (own.kind === 'unparsed') {
    return { range: own, source: 'report', failure: own.reason === 'inverted' ? 'range_inverted' : 'range_unreadable' };
  }
  if (isWithoutWidth(own, input)) return { range: own, source: 'report', failure: 'range_inverted' };
  if (parsed.kind === 'number' && isOfOtherSex(own, parsed.value, input))
    return { range: own, source: 'report', failure: 'range_of_other_sex' };
  const ofAdults = parsed.kind === 'number' ? adultRangeOfChild(own, parsed.value, input) : null;
  if (ofAdults === 'false_alarm') return { range: own, source: 'report', failure: 'range_of_adults' };
  if (ofAdults === 'false_calm') return { ...catalogueRange(input), isOfAdults: true };
  if (own.kind !== 'by_sex') return { range: own, source: 'report' };
  if (input.sex === 'male' || input.sex === 'female') return { range: own[input.sex], source: 'report' };
  return { range: own, source: 'report', failure: 'sex_unknown' };
}
