import { finiteOrNull } from '../core/number.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';

/** A word or figure as it was written; '' for anything else. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Words of a list; a single text is cut at its commas. */
export function plainWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[、，,；;]/).map((word) => word.trim());
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

const TIME =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Reports are told in the time of the hospital. */
const OFFSET = '+08:00';
const OFFSET_MS = 8 * 3_600_000;

/** `2025-11-18T10:26:00+08:00` of a day or a time in one of the usual spellings, without a zone in the hospital's; '' for what is no time. */
export function plainTime(value: unknown): string {
  const [, year = '', month = '', day = '', hour = '', minute = '00', second = '00', zone = OFFSET] =
    TIME.exec(plainText(value).normalize('NFKC').trim()) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  return hospitalTime(Date.parse(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${zone}`));
}

/** A moment in the hospital's time; '' for none. */
export function hospitalTime(moment: number): string {
  if (!Number.isFinite(moment)) return '';
  return `${new Date(moment + OFFSET_MS).toISOString().slice(0, 19)}${OFFSET}`;
}

const AGE_PARTS: readonly (readonly [RegExp, days: number])[] = [
  [/(\d+(?:\.\d+)?)\s*(?:岁|周岁|y)/i, 365.25],
  [/(\d+(?:\.\d+)?)\s*(?:个月|月|m)/i, 30.4375],
  [/(\d+(?:\.\d+)?)\s*(?:周(?!岁)|w)/i, 7],
  [/(\d+(?:\.\d+)?)\s*(?:天|日|d)/i, 1],
];
const DAY_MS = 86_400_000;

/** Days of an age in words (8 个月, 2岁3个月, 40 岁, 5 days); null where none is told. */
function daysOf(age: string): number | null {
  const found = AGE_PARTS.flatMap(([pattern, days]) => {
    const figure = pattern.exec(age)?.[1];
    return figure === undefined ? [] : [Number(figure) * days];
  });
  return found.length === 0 ? null : found.reduce((sum, days) => sum + days, 0);
}

/** Age in days where it is told in parts of a year. */
function ageInDays(report: PlainInput): number | null {
  const [months, days] = [finiteOrNull(report['age_months']), finiteOrNull(report['age_days'])];
  if (months !== null || days !== null) return (months ?? 0) * 30.4375 + (days ?? 0);
  const years = finiteOrNull(report['age']);
  if (years !== null) return Number.isInteger(years) ? null : years * 365.25;
  return daysOf(plainText(report['age']).normalize('NFKC'));
}

/** A birth date, told or one that makes the age on the day of the report; '' where neither is. */
export function plainBirth(report: PlainInput, at: string): string {
  const birth = plainTime(report['birth'] ?? report['birth_date']).slice(0, 10);
  if (birth !== '') return birth;
  const days = ageInDays(report);
  if (days !== null) return hospitalTime(Date.parse(at) - days * DAY_MS).slice(0, 10);
  const years = finiteOrNull(report['age']);
  return years === null ? '' : `${String(Number(at.slice(0, 4)) - years).padStart(4, '0')}-01-01`;
}

/** A range as it is printed: a text, two bounds, or an object with `low` and `high`; '' where none is told. */
export function plainRange(range: unknown): string {
  if (isRecord(range)) return plainRange([range['low'] ?? range['min'], range['high'] ?? range['max']]);
  if (!Array.isArray(range)) return plainText(range);
  const [low, high] = range.map((bound) => plainText(bound).trim());
  if (low && high) return `${low}-${high}`;
  return low ? `≥${low}` : high ? `≤${high}` : '';
}
