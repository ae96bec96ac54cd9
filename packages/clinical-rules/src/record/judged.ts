import { findItem, findItemByName } from '../catalogue/catalogue.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { findPrintedItem } from '../catalogue/printed-name.ts';
import { twinByUnit } from '../catalogue/share-twins.ts';
import { isBloodOfAnother, isOtherSource, isOxygenOfVein } from '../catalogue/specimen.ts';
import { ageOn } from '../core/age.ts';
import { pregnancyOn, weeksInResult } from '../core/pregnancy.ts';
import { readSex } from '../core/rule-stamp.ts';
import { flagResult } from '../flags/flag.ts';
import { inferDiagnoses } from '../lab-inference/infer.ts';
import type { EarlierResult, Inference, Person } from '../lab-inference/infer.ts';
import type { ParsedResult } from '../results/result.ts';
import { asRead } from './as-read.ts';
import { withUnitByRange } from './unit-by-range.ts';
import { withKindOfDDimer } from './d-dimer-kind.ts';
import { inferenceInput, timedResult } from './inference-input.ts';
import type { TimedResult } from './inference-input.ts';
import type { JudgedRow } from './judged-row.ts';
import { knownGroups } from './known-diagnoses.ts';
import type { PrintedPatient, PrintedReport, PrintedRow, ReportRows } from './printed.ts';
import { catalogueNumber, suspicionIn } from './row-suspicion.ts';
import type { RowPast } from './row-suspicion.ts';
import { settled } from './settled.ts';
import type { SettledFor } from './settled.ts';

/** The result of a row that rules and tools may read: a suspect one is in none of them (J-50). */
export function usableResult(row: JudgedRow | undefined): ParsedResult | undefined {
  return row?.suspicion === undefined ? row?.flag.parsed : undefined;
}

export interface JudgedReport {
  readonly report: PrintedReport;
  /** All rows as printed, in the order of the report: known without judging anything. */
  readonly printed: readonly PrintedRow[];
  readonly person: JudgedPerson;
  readonly rows: readonly JudgedRow[];
  /** Rows that could not be cleaned; never judged. */
  readonly failed: readonly PrintedRow[];
  /** The patient's results before this report that changes are told against. */
  readonly earlier: readonly EarlierResult[];
  /** What the rule base finds, without what age, dialysis or another diagnosis explains. */
  readonly inference: Inference;
}

export interface PatientRecord<Patient extends PrintedPatient = PrintedPatient> {
  readonly patient: Patient;
  /** Newest first. */
  readonly reports: readonly JudgedReport[];
}

/** No change of the rule base looks further back than a year. */
const HISTORY_HOURS = 365 * 24;
const HOUR_MS = 3_600_000;

/** Items of which no report is the first for a patient on dialysis: their critical limit has long been passed (J-15). */
const OF_DIALYSIS = ['CREA'];

/** A person whose age may be one that cannot be right. */
export interface JudgedPerson extends Person {
  readonly ageProblem?: 'birth_invalid' | 'time_invalid';
}

/** Nobody is older. */
const OLDEST_YEARS = 125;

/** Clocks of two systems differ by less. */
const AHEAD_MS = 10 * 60_000;

/** True for a report that is dated after it came (J-53); of one that nobody knows to have come no moment is after. */
function isAhead({ report_time: time, received_at: received = '' }: PrintedReport): boolean {
  return Date.parse(time) > Date.parse(received) + AHEAD_MS;
}

/** Age at the time of a report; null when the birth date is unknown, or lies after it or too long before. */
export function personAt(patient: Pick<PrintedPatient, 'gender' | 'birth_date'>, time: string): JudgedPerson {
  const sex = readSex(patient.gender);
  if (patient.birth_date === '') return { sex, ageYears: null };
  const ageYears = ageOn(patient.birth_date, time.slice(0, 10));
  return ageYears < 0 || ageYears > OLDEST_YEARS
    ? { sex, ageYears: null, ageProblem: 'birth_invalid' }
    : { sex, ageYears };
}

/** The catalogue's item of a row, by its code, else by its name and specimen: K of a urine is that of the urine, whatever its code. */
export function itemOf({
  code,
  name,
  specimen,
}: Pick<PrintedRow, 'code' | 'name' | 'specimen'>): CatalogueItem | undefined {
  const item = findItem(code);
  // Blood of the cord is that of the child (and no vein of its own): no item of the patient is measured in it.
  if (isBloodOfAnother(specimen) || isBloodOfAnother(name)) return undefined;
  if (code === '') return findItemByName(name, specimen);
  if (item === undefined || !isOtherSource(item.specimen, specimen)) return item;
  return findPrintedItem(item.name, specimen) ?? item;
}

const NO_PAST: RowPast = { wasCritical: () => false, earlier: () => undefined };

/** Items that every laboratory reports in the one unit: without it nothing else can be meant. */
const OF_ONE_UNIT: readonly string[] = ['EGFR'];

/** G/L of platelets and T/L of red cells are their giga and tera (SI prefixes): nobody weighs them. */
const BY_PREFIX: Readonly<Record<string, RegExp>> = { '10^9/L': /^G\/L$/i, '10^12/L': /^T\/L$/i };

function withItsUnit(printed: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  if (item !== undefined && BY_PREFIX[item.unit]?.test(printed.unit.trim()) === true)
    return { ...printed, unit: item.unit };
  const isBare = printed.unit.trim() === '' && /^[<>≤≥＜＞]?\s*[\d.]+$/.test(printed.result.trim());
  return item !== undefined && isBare && OF_ONE_UNIT.includes(item.code) ? { ...printed, unit: item.unit } : printed;
}

/** The item of a printed row: what one name means as a count and as a share the unit tells apart. */
const itemOfRow = (printed: PrintedRow): CatalogueItem | undefined => twinByUnit(itemOf(printed), printed);

/** One row by itself, against what came before it. */
export function judgeRow(given: PrintedRow, person: JudgedPerson, past: RowPast = NO_PAST): JudgedRow {
  const item = itemOfRow(given);
  const printed = withUnitByRange(withKindOfDDimer(withItsUnit(given, item), item), item, person);
  // The code of an item that the row is none of is nobody's code: a tool that looks for it would take the row.
  const code = item?.code ?? (findItem(printed.code) === undefined ? printed.code : '');
  const read = asRead(printed, item, person);
  const { result, unit, unit_read: meant, range_text: range } = read;
  const number = item === undefined ? null : catalogueNumber(printed, item);
  const suspicion = suspicionIn({ printed, item, number }, person, past);
  const isSuspect = suspicion !== null;
  const wasCritical = past.wasCritical(code);
  return {
    printed,
    read,
    code,
    item,
    number,
    flag: flagResult({
      result,
      unit: meant ?? unit,
      range,
      item: isOxygenOfVein(code, printed.specimen) ? undefined : item,
      ...person,
      isSuspect,
      wasCritical,
    }),
    ...(suspicion === null ? {} : { suspicion }),
  };
}

/** Numbers of a record, the oldest first, that lie before a time, from one place on. */
function before(history: readonly TimedResult[], from: number, to: number, time: number): EarlierResult[] {
  return history
    .slice(from, to)
    .filter((entry) => entry.time < time)
    .map(({ code, value, time: then }) => ({ code, value, hoursAgo: (time - then) / HOUR_MS }));
}

/** The rule base's reading of rows that have been judged, as it is said of their patient. */
export function inferFromRows(
  rows: readonly JudgedRow[],
  whose: SettledFor,
  earlier: readonly EarlierResult[],
): Inference {
  const input = inferenceInput(rows, whose.person, earlier);
  const read = new Set(input.rows.map(({ laboratoryId }) => laboratoryId));
  const own = rows.filter(({ printed }) => read.has(printed.laboratory_id));
  return settled(inferDiagnoses(input), own, input.earlier, whose);
}

/** The printed row that tells the gestational age. */
const isOfGestation = ({ code, error }: PrintedRow): boolean => code === 'GAW' && error === null;

/** A gestational age on the report says what no tag may have said. */
export function gestationIn(
  rows: readonly PrintedRow[],
): { readonly isPregnant: true; readonly gestationalWeeks: number } | undefined {
  const weeks = weeksInResult(rows.find(isOfGestation)?.result ?? '');
  return weeks === null ? undefined : { isPregnant: true, gestationalWeeks: weeks };
}

function newestFirst({ report: a }: ReportRows, { report: b }: ReportRows): number {
  if (a.report_time !== b.report_time) return a.report_time < b.report_time ? 1 : -1;
  return a.report_id < b.report_id ? -1 : 1;
}

/** The rows of a patient's reports, judged when they are asked for: those of one need all that came before it. */
function judgedRows(
  oldestFirst: readonly ReportRows[],
  personOf: (report: ReportRows) => JudgedPerson,
  reportedBefore: readonly string[],
) {
  const onceCritical = new Set<string>(reportedBefore);
  const numbers = new Map<string, number[]>();
  const past: RowPast = { wasCritical: (code) => onceCritical.has(code), earlier: (code) => numbers.get(code) };
  const history: TimedResult[] = [];
  let oldest = 0;
  const judged: { readonly rows: JudgedRow[]; readonly earlier: () => EarlierResult[] }[] = [];
  const judgeNext = (next: ReportRows): void => {
    const { report, rows: printed } = next;
    const person = personOf(next);
    const rows = printed.filter((row) => row.error === null).map((row) => judgeRow(row, person, past));
    const time = Date.parse(report.report_time);
    // Reports come oldest first: what is too old for this one is so for all that follow.
    while ((history[oldest]?.time ?? Infinity) < time - HISTORY_HOURS * HOUR_MS) oldest += 1;
    const [from, to] = [oldest, history.length];
    for (const row of rows) {
      if (row.flag.critical !== undefined) onceCritical.add(row.code);
      history.push(...timedResult(row, time));
      if (row.number === null || row.suspicion !== undefined) continue;
      const course = numbers.get(row.code);
      if (course === undefined) numbers.set(row.code, [row.number.value]);
      else course.push(row.number.value);
    }
    judged.push({ rows, earlier: () => before(history, from, to, time) });
  };
  return (place: number) => {
    for (const report of oldestFirst.slice(judged.length, place + 1)) judgeNext(report);
    return judged[place] ?? { rows: [], earlier: () => [] };
  };
}

/** Judges every report of a patient, given in any order, from the oldest on: what came before changes what is said. */
export function judgeRecord<Patient extends PrintedPatient>(
  patient: Patient,
  reports: readonly ReportRows[],
): PatientRecord<Patient> {
  const sorted = reports.toSorted(newestFirst);
  // A tag says the weeks of today; the newest report stands for it, since what is said here may not hang on the clock.
  const tagDay = sorted[0]?.report.report_time ?? '';
  const personOf = ({ report, rows: printed }: ReportRows): JudgedPerson => {
    const told = personAt(patient, report.report_time);
    const dated: JudgedPerson = isAhead(report)
      ? { sex: told.sex, ageYears: null, ageProblem: told.ageProblem ?? 'time_invalid' }
      : told;
    // A tag that cannot be of a man is somebody else's.
    if (told.sex === 'male') return dated;
    return { ...dated, ...(gestationIn(printed) ?? pregnancyOn(patient.tags, report.report_time, tagDay)) };
  };
  const oldestFirst = sorted.toReversed();
  const judgedAt = judgedRows(oldestFirst, personOf, knownGroups(patient.tags).includes('dialysis') ? OF_DIALYSIS : []);
  const judged = oldestFirst.map((one, place): JudgedReport => {
    const { report, rows: printed } = one;
    const person = personOf(one);
    let inference: Inference | undefined;
    return {
      report,
      printed,
      person,
      failed: printed.filter((row) => row.error !== null),
      // Judged when they are asked for: rules read years of reports as printed, and a page shows one report of them.
      get rows() {
        return judgedAt(place).rows;
      },
      get earlier() {
        return judgedAt(place).earlier();
      },
      get inference() {
        const { rows, earlier } = judgedAt(place);
        inference ??= inferFromRows(rows, { patient, report, person }, earlier());
        return inference;
      },
    };
  });
  return { patient, reports: judged.toReversed() };
}
