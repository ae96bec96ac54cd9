import type { ThyroidItem } from '@jianwei/clinical-rules/thyroid-function/thyroid-function';
import { statusOfWeeks, trimesterOf } from '@jianwei/clinical-rules/thyroid-function/thyroid-function';
import type { PregnantStatus } from '@jianwei/clinical-rules/thyroid-function/thyroid-function-table';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { parseRange } from '@jianwei/clinical-rules/ranges/range';
import type { PatientRow } from '../store/clinical-patients.ts';
import { hasAnyCode } from './episode-rows.ts';
import type { ModelInput, UsedRow } from './episode-rows.ts';
import type { JudgedReport } from './patient-record.ts';

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

const DAY_MS = 86_400_000;
const WEEKS_IN_TAG = /孕\s*(\d{1,2})(?:\s*\+\s*\d)?\s*周/;

/**
 * The pregnancy status of a report: as saved for it, otherwise from a tag that says the weeks (孕 18 周, as of today, counted back to
 * the day of the report), otherwise 0. Only women.
 */
export function pregnancyAt(
  patient: PatientRow,
  reportTime: string,
  today: string,
  saved: PregnantStatus | undefined,
): Pregnancy {
  if (readSex(patient.gender) !== 'female') return { status: 0, source: 'default' };
  if (saved !== undefined) return { status: saved, source: 'saved' };
  const weeks = patient.tags.map((tag) => WEEKS_IN_TAG.exec(tag)?.[1]).find((text) => text !== undefined);
  if (weeks === undefined) return { status: 0, source: 'default' };
  const days = (Date.parse(today.slice(0, 10)) - Date.parse(reportTime.slice(0, 10))) / DAY_MS;
  const status = statusOfWeeks(Number(weeks) - days / 7);
  return { status, source: status === 0 ? 'default' : 'tag' };
}

const TRIMESTER_WORD = { 1: '早', 2: '中', 3: '晚' } as const;

/**
 * The laboratory's own TSH range of that trimester: only where name or range of the row says so (`促甲状腺激素（孕中期）`,
 * `0.39–5.22（孕中期）`), because any other printed range is that of adults at large.
 */
function trimesterRange(used: UsedRow | undefined, status: PregnantStatus): [number, number] | null {
  const trimester = trimesterOf(status);
  if (used === undefined || trimester === null) return null;
  const { name, range_text: range } = used.row.store;
  const stage = new RegExp(`(?:孕|妊娠)${TRIMESTER_WORD[trimester]}期`);
  if (!stage.test(`${name} ${range}`)) return null;
  const parsed = parseRange(range.replace(/[（(]?(?:孕|妊娠)[早中晚]期[)）]?[:：]?/, '').trim());
  if (parsed.kind !== 'interval' || parsed.low === undefined || parsed.high === undefined) return null;
  return [parsed.low, parsed.high];
}

/** What the rule is asked: values and ranges in its units, each range that of its row. */
export function thyroidFunctionInput(
  rows: ReadonlyMap<ThyroidItem, UsedRow>,
  status: PregnantStatus,
): Record<string, unknown> {
  const ranges = [...rows].map(([item, { low, high }]) => [`${item}_range`, { low, high }] as const);
  return {
    ...Object.fromEntries([...rows].map(([item, { value }]) => [item, value])),
    ...Object.fromEntries(ranges),
    pregnant_status: status,
    tsh_range_trimester: trimesterRange(rows.get('tsh'), status),
  };
}
