import type { SeedPatient, SeedReport } from '../seed-types.ts';
import { seededShare } from '../unremarkable.ts';
import type { Course } from './course-types.ts';
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

interface Visits {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly clock: string;
  readonly panels: readonly string[];
  readonly rows: readonly { readonly code: string; readonly anchors: readonly string[]; readonly rest: string }[];
}

const WHEN = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}) ×(\d+))? @(\d{2}:\d{2})$/;
const ROW = /^(\S+) (\S+)(.*)$/;

function readVisits(line: string): Visits {
  const [name = '', when = '', panels = '', rows = ''] = line.split('|').map((part) => part.trim());
  const [, from, to = from, count = '1', clock] = WHEN.exec(when) ?? [];
  if (from === undefined || to === undefined || clock === undefined) throw new Error(`unreadable visits: ${line}`);
  return {
    name,
    from: Date.parse(from),
    to: Date.parse(to),
    count: Number(count),
    clock,
    panels: panels === '' ? [] : panels.split(' '),
    rows: rows
      .split(';')
      .map((part) => part.trim().replace(/\s+/g, ' '))
      .filter((part) => part !== '')
      .map((part) => {
        const [, code, anchors, rest = ''] = ROW.exec(part) ?? [];
        if (code === undefined || anchors === undefined) throw new Error(`unreadable course row: ${part}`);
        return { code, anchors: anchors.split('→'), rest };
      }),
  };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * When one visit was reported: even steps from the first to the last day; appointments in between are a little off;
 * several visits a day are spread over it.
 */
function timeOf({ from, to, count, clock }: Visits, index: number, seed: string): string {
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

function expandVisits(course: Course, visits: Visits): SeedReport[] {
  return Array.from({ length: visits.count }, (_, index): SeedReport => {
    const seed = `${course.number} ${visits.name} ${index}`;
    const at = timeOf(visits, index, seed);
    if (at >= BEFORE_DAY) throw new Error(`a course must end before ${BEFORE_DAY}: ${seed} ${at}`);
    const position = visits.count === 1 ? 0 : index / (visits.count - 1);
    const rows = visits.rows.map(({ code, anchors, rest }) => `${code} ${drift(code, anchors, position, seed)}${rest}`);
    const special = course.special?.[visits.name];
    return {
      at,
      name: visits.name,
      rows: rows.join(';'),
      panels: visits.panels,
      ...(special === undefined ? {} : { special }),
      ...(course.spelling === undefined ? {} : { spelling: course.spelling }),
    };
  });
}

/**
 * A patient of the seeded hospital from the lines of a course. Every figure depends on the course's own lines, so that
 * a line more or another patient changes nothing elsewhere. Throws on a line that cannot be read.
 */
export function expandCourse(course: Course): SeedPatient {
  const { number, name, gender, born, department, bed, tags } = course;
  const reports = course.visits.flatMap((line) => expandVisits(course, readVisits(line)));
  return {
    number,
    name,
    gender,
    born,
    department,
    bed,
    tags,
    inpatientNo: `${bed === '门诊' ? 'MZ' : 'ZY'}2510${number}`,
    reports: reports.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  };
}
