import { pregnancyOn, trimesterInTags } from '../core/pregnancy.ts';
import { readSex } from '../core/rule-stamp.ts';
import { parseRange } from '../ranges/range.ts';
import { TRIMESTER_TSH } from '../thyroid-function/thyroid-function-table.ts';
import type { PregnantStatus } from '../thyroid-function/thyroid-function-table.ts';
import { readThyroidFunctionInput } from '../thyroid-function/thyroid-function-wire.ts';
import { evaluateThyroidFunction, statusOfWeeks, trimesterOf } from '../thyroid-function/thyroid-function.ts';
import type { ThyroidFunctionResult, ThyroidItem } from '../thyroid-function/thyroid-function.ts';
import { episodeRows, hasAnyCode } from './episode-rows.ts';
import type { ModelInput, UsedRow } from './episode-rows.ts';
import { gestationIn } from './judged.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { PrintedPatient } from './printed.ts';
import { episodeReading } from './tool-reading.ts';
import type { EpisodeReading } from './tool-reading.ts';

/** Antibodies change slowly; hormones only mean something together when drawn together. */
const ANTIBODIES = { daysBefore: 90, daysAfter: 3 } as const;

/**
 * Rows that are used: TSH, FT4 and FT3 of the report alone; antibodies of the report, otherwise the nearest of the 90 calendar days
 * before and the three after it.
 */
export const THYROID_INPUTS: readonly ModelInput<ThyroidItem>[] = [
  { item: 'tsh', codes: ['TSH'], unit: 'mIU/L' },
  { item: 'ft4', codes: ['FT4'], unit: 'pmol/L' },
  { item: 'ft3', codes: ['FT3'], unit: 'pmol/L' },
  { item: 'tpoab', codes: ['TPOAB'], unit: 'IU/mL', window: ANTIBODIES },
  { item: 'tgab', codes: ['TGAB'], unit: 'IU/mL', window: ANTIBODIES },
  { item: 'trab', codes: ['TRAB'], unit: 'IU/L', window: ANTIBODIES },
];

export const THYROID_CODES: ReadonlySet<string> = new Set(THYROID_INPUTS.flatMap(({ codes }) => codes));

/** A report belongs to the model when it holds TSH or FT4. */
export function isThyroidFunctionReport(judged: JudgedReport): boolean {
  return hasAnyCode(judged, ['TSH', 'FT4']);
}

export type PregnancySource = 'saved' | 'tag' | 'default';

export interface Pregnancy {
  readonly status: PregnantStatus;
  readonly source: PregnancySource;
}

/**
 * The pregnancy status of a report: as saved for it, otherwise from a tag that says the weeks (孕 18 周, as of today, counted back to
 * the day of the report), otherwise 0. Only women.
 */
function pregnancyAt(
  patient: PrintedPatient,
  { report, rows }: JudgedReport,
  today: string,
  saved: PregnantStatus | undefined,
): Pregnancy {
  if (readSex(patient.gender) !== 'female') return { status: 0, source: 'default' };
  if (saved !== undefined) return { status: saved, source: 'saved' };
  const { isPregnant, gestationalWeeks } =
    gestationIn(rows.map(({ printed }) => printed)) ?? pregnancyOn(patient.tags, report.report_time, today);
  if (!isPregnant) return { status: 0, source: 'default' };
  // Of unknown weeks the widest of the three intervals holds, which is that of the first trimester.
  if (gestationalWeeks === null) return { status: trimesterInTags(patient.tags) ?? 1, source: 'tag' };
  const status = statusOfWeeks(gestationalWeeks);
  return { status, source: status === 0 ? 'default' : 'tag' };
}

/** mIU/L: no kit has so low a bound for adults, those of early pregnancy have (0.05–5.17; 妊娠和产后甲状腺疾病诊治指南 2012). The limit is ours. */
const ADULT_LOW_FROM = 0.2;

const TRIMESTER_WORD = { 1: '早', 2: '中', 3: '晚' } as const;

/**
 * The laboratory's own TSH range of that trimester: where name or range of the row says so (`促甲状腺激素（孕中期）`,
 * `0.39–5.22（孕中期）`), or where no adult has such a one. Of any other printed range, which may be that of adults at large, an upper limit below the fallback's holds.
 */
function trimesterRange(used: UsedRow | undefined, status: PregnantStatus): [number, number] | null {
  const trimester = trimesterOf(status);
  if (used === undefined || trimester === null) return null;
  const { name, range_text: range } = used.row.printed;
  const stage = new RegExp(`(?:孕|妊娠)${TRIMESTER_WORD[trimester]}期`);
  if (!stage.test(`${name} ${range}`)) {
    const { low, high } = TRIMESTER_TSH[trimester];
    const { low: ownLow = Infinity, high: own = Infinity } = used;
    const isPrinted = used.row.flag.rangeSource === 'report';
    if (isPrinted && ownLow > 0 && ownLow < ADULT_LOW_FROM && own > low && own < Infinity) return [ownLow, own];
    return own < high && own > low ? [low, own] : null;
  }
  const parsed = parseRange(range.replace(/[（(]?(?:孕|妊娠)[早中晚]期[)）]?[:：]?/, ''));
  if (parsed.kind !== 'interval' || parsed.low === undefined || parsed.high === undefined) return null;
  return [parsed.low, parsed.high];
}

/** Tags of a patient whose thyroid hormones may be low from another illness. */
const CRITICALLY_ILL = /ICU|危重|重症监护/i;

/** What the rule is asked: values and ranges in its units, each range that of its row. */
function thyroidFunctionInput(
  rows: ReadonlyMap<ThyroidItem, UsedRow>,
  status: PregnantStatus,
  tags: readonly string[] = [],
): Record<string, unknown> {
  const ranges = [...rows].map(([item, { low, high }]) => [`${item}_range`, { low, high }] as const);
  return {
    ...Object.fromEntries([...rows].map(([item, { value }]) => [item, value])),
    ...Object.fromEntries(ranges),
    pregnant_status: status,
    critically_ill: tags.some((tag) => CRITICALLY_ILL.test(tag)),
    tsh_range_trimester: trimesterRange(rows.get('tsh'), status),
  };
}

export interface ThyroidFunctionReading extends EpisodeReading<ThyroidFunctionResult, ThyroidItem> {
  readonly pregnancy: Pregnancy;
}

/** What is known beside the reports. */
export interface ThyroidFunctionOptions {
  /** The pregnancy status as saved for the report. */
  readonly saved?: PregnantStatus | undefined;
  /** The day on which the patient's tags are right; that of the newest report where it is not given. */
  readonly today?: string;
}

/** Thyroid function of a report under the patient's pregnancy status; null for a report without TSH and FT4. */
export function thyroidFunctionOf(
  record: PatientRecord,
  judged: JudgedReport,
  { saved, today = record.reports[0]?.report.report_time ?? '' }: ThyroidFunctionOptions = {},
): ThyroidFunctionReading | null {
  if (!isThyroidFunctionReport(judged)) return null;
  const pregnancy = pregnancyAt(record.patient, judged, today, saved);
  const rows = episodeRows(record, judged, THYROID_INPUTS);
  const facts = readThyroidFunctionInput(thyroidFunctionInput(rows, pregnancy.status, record.patient.tags));
  return { ...episodeReading(evaluateThyroidFunction(facts), rows), pregnancy };
}
