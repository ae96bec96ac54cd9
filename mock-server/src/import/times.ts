import { hospitalTime } from '../store/time.ts';

/** Offset of a source that prints none: the hospital's own, Asia/Shanghai (no daylight saving since 1991). */
export const HOSPITAL_OFFSET = '+0800';
const EARLIEST_YEAR = 1900;
const MAX_OFFSET_MINUTES = 14 * 60;

function offsetMinutes(text: string): number | undefined {
  if (text.toUpperCase() === 'Z') return 0;
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(text);
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  if (Number(match[3]) > 59 || minutes > MAX_OFFSET_MINUTES) return undefined;
  return match[1] === '-' ? -minutes : minutes;
}

/** Year, month, day, and hour, minute, second where printed. */
type Parts = readonly (string | undefined)[];

/** The moment of a calendar date and wall clock in a zone, in the hospital's time; undefined for a date that is none. */
function moment(parts: Parts, offset: string): string | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  const minutes = offsetMinutes(offset);
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal = wall.getUTCFullYear() === year && wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day;
  if (minutes === undefined || !isReal || year < EARLIEST_YEAR || hour > 23 || minute > 59 || second > 59) {
    return undefined;
  }
  return hospitalTime(new Date(wall.getTime() - minutes * 60_000));
}

const HL7_TIME = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:\.\d{1,4})?)?)?)?([+-]\d{4})?$/;

/** HL7 v2 TS/DTM to the day at least; a time without a zone is taken in `zone` (`+hhmm`). Undefined for anything else. */
export function readHl7Time(text: string, zone = HOSPITAL_OFFSET): string | undefined {
  const [, year = '', month = '', day = '', hour, minute, second, offset] = HL7_TIME.exec(text.trim()) ?? [];
  return year === '' ? undefined : moment([year, month, day, hour, minute, second], offset ?? zone);
}

/** The zone of an HL7 time, undefined when it prints none. */
export function zoneOfHl7Time(text: string): string | undefined {
  const zone = HL7_TIME.exec(text.trim())?.[7];
  return zone !== undefined && offsetMinutes(zone) !== undefined ? zone : undefined;
}

const FHIR_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2}))?$/;

/** FHIR dateTime or instant to the day at least. R4 wants a zone with a time of day: one without it is no time. */
export function readFhirTime(text: string): string | undefined {
  const [, year = '', month = '', day = '', hour, minute, second, offset] = FHIR_TIME.exec(text.trim()) ?? [];
  return year === '' ? undefined : moment([year, month, day, hour, minute, second], offset ?? HOSPITAL_OFFSET);
}

const CSV_TIME =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** `2025-11-03 09:05`, `2025/11/3 9:05` or ISO; without a zone it is the hospital's time. */
export function readCsvTime(text: string): string | undefined {
  const [, year = '', , month = '', day = '', hour, minute, second, offset] = CSV_TIME.exec(text.trim()) ?? [];
  return year === '' ? undefined : moment([year, month, day, hour, minute, second], offset ?? HOSPITAL_OFFSET);
}

/** A whole calendar date (`1960-02-03`, `1960/2/3`, `19600203`, HL7 with a time of day) as `YYYY-MM-DD`. */
export function readDate(text: string): string | undefined {
  const match =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ??
    /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text.trim()) ??
    /^(\d{4})(\d{2})(\d{2})(?:\d{2,6}(?:\.\d+)?(?:[+-]\d{4})?)?$/.exec(text.trim());
  const [, year = '', month = '', day = ''] = match ?? [];
  // The day is the one printed: a birth date has no zone.
  return year === '' ? undefined : moment([year, month, day], HOSPITAL_OFFSET)?.slice(0, 10);
}
