import { isAtLeast } from '../core/number.ts';
import { sideOf } from './rows.ts';
import type { Row } from './rows.ts';

/** Albumin in g/L below which a calcium is corrected, and by how much a gram adds in mmol/L (Payne 1973; R_CACORR of derived.tsv). */
const [CORRECTED_BELOW, PER_GRAM] = [40, 0.02];

/** Free calcium and albumin of a report, by its rows: looked for once, however many calcium rows it has. */
const BESIDE = new WeakMap<readonly Row[], { readonly free: Row | undefined; readonly albumin: Row | undefined }>();

function besideIn(rows: readonly Row[]) {
  const known = BESIDE.get(rows);
  if (known !== undefined) return known;
  const found = { free: rows.find(({ code }) => code === 'ICA'), albumin: rows.find(({ code }) => code === 'ALB') };
  BESIDE.set(rows, found);
  return found;
}

/** The lower bound of a calcium in the catalogue's unit; NaN, which nothing reaches, where there is none. */
const lowOf = ({ judged, factor }: Row): number => (judged.flag.interval?.low ?? Number.NaN) * factor;

/**
 * 「校正后 2.26，未低」 of a low total calcium that is none: the albumin is low, or the free calcium was measured and is not; of a high one
 * what the free calcium is; '' for all others.
 */
export function notLowAfterAll(row: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  // A critical value rings as it is printed.
  return row.judged.flag.critical === undefined ? otherCalcium(row, side, rows) : '';
}

/** The same beside a critical calcium, which keeps its name and its steps. */
export function besideCritical(row: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  return row.judged.flag.critical === undefined ? '' : otherCalcium(row, side, rows);
}

/** 「离子钙 0.72 mmol/L，反低」 of a high total calcium: what was measured free is not high. */
function heldCalcium(free: Row | undefined): string {
  if (free === undefined || sideOf(free) === 'high' || free.judged.flag.state === 'undetermined') return '';
  return `离子钙 ${free.valueText}，${sideOf(free) === 'low' ? '反低' : '未高'}`;
}

function otherCalcium(row: Row, side: 'high' | 'low', rows: readonly Row[]): string {
  if (row.code !== 'CA' || row.value === null) return '';
  const { free, albumin } = besideIn(rows);
  if (side === 'high') return heldCalcium(free);
  // What was measured decides over what is worked out.
  if (free?.judged.flag.state === 'normal') return `离子钙 ${free.valueText}，未低`;
  if (free !== undefined) return '';
  const grams = albumin?.value;
  if (grams == null || grams >= CORRECTED_BELOW) return '';
  const corrected = row.value + PER_GRAM * (CORRECTED_BELOW - grams);
  return isAtLeast(corrected, lowOf(row)) ? `按白蛋白校正后 ${corrected.toFixed(2)} mmol/L，未低` : '';
}
