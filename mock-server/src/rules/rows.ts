import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import type { ParsedResult } from '@jianwei/clinical-rules/results/result';
import { valueSet } from '@jianwei/clinical-rules/flags/value-set';
import type { ValueSet } from '@jianwei/clinical-rules/flags/value-set';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { isUnitless } from '@jianwei/clinical-rules/units/unit';
import type { RuleReport, RuleRow } from './report.ts';

function key(text: string): string {
  return text.normalize('NFKC').trim();
}

/** Specimen of a row: as printed, else that of the catalogue's item. */
export function specimenOf(row: RuleRow): string {
  return row.specimen.trim() === '' ? (findItem(row.code)?.specimen ?? '') : row.specimen;
}

/** Group of a row: that of the catalogue, else its own. */
export function groupOf(row: RuleRow): string {
  return findItem(row.code)?.group ?? row.group ?? '';
}

/** Rows of an item; of one specimen where one is asked for. */
export function rowsOf(rows: readonly RuleRow[], code: string | undefined, specimen?: string): RuleRow[] {
  return rows.filter((row) => row.code === code && (specimen === undefined || key(specimenOf(row)) === key(specimen)));
}

/** False for a row that names an item but has no result. */
export function hasResult(row: RuleRow): boolean {
  return parseResult(row.result).kind !== 'empty';
}

export function testedRows(report: RuleReport, code: string | undefined, specimen?: string): RuleRow[] {
  const rows = code === undefined ? [] : (report.rowsFor?.({ by: 'item', name: code }) ?? report.rows);
  return rowsOf(rows, code, specimen).filter(hasResult);
}

/** Unit of a row: its own, else one printed behind the number. */
export function unitOf(row: RuleRow, parsed: ParsedResult): string {
  return row.unit.trim() === '' && parsed.kind === 'number' && parsed.unit !== undefined ? parsed.unit : row.unit;
}

/** True for items that go below zero (base excess): of all others `<10` is 0 at least. */
function mayBeNegative(code: string): boolean {
  const item = findItem(code);
  if (item === undefined) return true;
  const lows = [item.plausible?.low, item.intervals.male?.low, item.intervals.female?.low, item.critical?.low];
  return lows.some((low) => low !== undefined && low < 0);
}

/** What a result proves of its value in its own unit; null for words, grades and titres. */
export function setOf(row: RuleRow, parsed = parseResult(row.result)): ValueSet | null {
  const set = valueSet(parsed);
  if (set === null || set.low !== -Infinity || set.high <= 0 || mayBeNegative(row.code)) return set;
  return { ...set, low: 0, hasLow: true };
}

/** Factor into a unit; null without a usable unit or between two dimensions. */
export function factorInto(from: string, to: string, code: string): number | null {
  if (isUnitless(from) && !isUnitless(to)) return null;
  const converted = convert(1, from, to, code);
  return converted.ok ? converted.factor : null;
}

export function scaledSet(set: ValueSet, factor: number): ValueSet {
  return { ...set, low: set.low * factor, high: set.high * factor };
}

/** Unit in which a leaf writes its number: its own, else that of the catalogue. */
export function leafUnit(code: string | undefined, unit: string | undefined): string {
  return unit ?? (code === undefined ? undefined : findItem(code)?.unit) ?? '';
}
