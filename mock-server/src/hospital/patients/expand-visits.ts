import { convert, either, line, list, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import type { Read } from '@jianwei/clinical-rules/tables/shapes';
import { PANEL_NAMES } from '../laboratory/panels.ts';
import { readRows, splitRows } from '../laboratory/row-notation.ts';
import { seededShare } from '../laboratory/seeded-share.ts';
import type { SeedReport } from '../laboratory/seed-report.ts';
import { SPECIAL_ROW } from '../laboratory/special-row.ts';
import { drift } from './drift.ts';

/** From this distance on visits are appointments: a few days early or late, never on a Sunday. */
const APPOINTMENT_DAYS = 14;
const LATENESS_DAYS = 2;
/** Minutes within which the reports of one kind are issued. */
const ISSUED_WITHIN_MINUTES = 12;
/** Today and the eve of the design pictures belong to the patients who are written by hand. */
const BEFORE_DAY = '2025-11-17';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SUNDAY = 0;

const WHEN = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}) ×(\d+))? @(\d{2}:\d{2})$/;
const ROW = /^(\S+) (\S+)(.*)$/;

function readWhen(text: string) {
  const [, first = '', last = first, count = '1', clock = ''] = WHEN.exec(text) ?? [];
  const [from, to] = [Date.parse(first), Date.parse(last)];
  if (Number.isNaN(from) || Number.isNaN(to)) {
    throw new Error(`unreadable visits "${text}", which are written first day..last day ×number @HH:mm`);
  }
  if (last >= BEFORE_DAY) throw new Error(`visits must end before ${BEFORE_DAY}`);
  return { from, to, count: Number(count), clock };
}

function readCourse(text: string) {
  readRows(text);
  return splitRows(text).map((row) => {
    const [, code = '', anchors = '', rest = ''] = ROW.exec(row) ?? [];
    return { code, anchors: anchors.split('→'), rest };
  });
}

const KEYED = record({
  when: convert(text, readWhen),
  name: text,
  panels: optional(PANEL_NAMES),
  rows: optional(convert(text, readCourse)),
  special: optional(list(SPECIAL_ROW)),
});
type Visits = Read<typeof KEYED>;

/**
 * Visits of one kind: `first day..last day ×number of visits @HH:mm | report name | panels | rows`, days in the picture
 * calendar, or `day @HH:mm` for a single one. A row is `CODE a→b→c`, then as in {@link readRows} its own unit, `[range]`
 * and `{name}`: the values drift between the written ones, which lie evenly over the visits; words and bounds (`阴性→1+`,
 * `<20`) hold until the next is nearer.
 */
export const VISITS = either(line(['when', 'name', 'panels', 'rows'], KEYED), KEYED);

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * When one visit was reported: even steps from the first to the last day; appointments in between are a little off;
 * several visits a day are spread over it.
 */
function timeOf({ from, to, count, clock }: Visits['when'], index: number, seed: string): string {
  const steps = Math.max(count - 1, 1);
  const step = (to - from) / DAY_MS / steps;
  let time = from + (step < 1 ? step * index : Math.round(step * index)) * DAY_MS;
  if (step >= APPOINTMENT_DAYS && index > 0 && index < steps) {
    time += Math.round((seededShare(`${seed}:day`) * 2 - 1) * LATENESS_DAYS) * DAY_MS;
    if (new Date(time).getUTCDay() === SUNDAY) time += DAY_MS;
  }
  const minutes = minutesOf(clock) + Math.floor(seededShare(`${seed}:clock`) * ISSUED_WITHIN_MINUTES);
  return new Date(time + minutes * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/**
 * The reports of visits. Every figure depends on the patient's number and its own line, so that a line more or another
 * patient changes nothing elsewhere.
 */
export function expandVisits(patientNumber: number, { when, name, panels, rows = [], special }: Visits): SeedReport[] {
  return Array.from({ length: when.count }, (_, index): SeedReport => {
    const seed = `${patientNumber} ${name} ${index}`;
    const position = when.count === 1 ? 0 : index / (when.count - 1);
    return {
      at: timeOf(when, index, seed),
      name,
      rows: rows.map(({ code, anchors, rest }) => `${code} ${drift(code, anchors, position, seed)}${rest}`).join(';'),
      ...(panels && { panels }),
      ...(special && { special }),
    };
  });
}
