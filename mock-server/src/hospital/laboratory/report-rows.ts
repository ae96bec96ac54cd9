import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Sex } from '@jianwei/clinical-rules/core/rule-stamp';
import { addDerivedResults, DERIVED_CODES } from './derived-results.ts';
import { OUTSIDE_ITEMS } from './outside-items.ts';
import { PANELS } from './panels.ts';
import { printedRange } from './printed-range.ts';
import { readRows } from './row-notation.ts';
import type { SeedReport } from './seed-report.ts';

import type { SeedSpecialRow } from './special-row.ts';
import { unremarkableResult } from './unremarkable.ts';

/** A raw laboratory row: what the report prints, and nothing that follows from it. */
export interface RawRow {
  /** Code of the laboratory; '' where the report prints none. */
  readonly code: string;
  readonly name: string;
  readonly specimen: string;
  readonly result: string;
  readonly unit: string;
  readonly range: string;
  readonly group: string;
  /** Why cleaning failed; null for a usable row. */
  readonly error: string | null;
}

/** Builds the rows of one report: written results, results that follow from them, unremarkable fillers, special rows. */
export function buildRows(report: SeedReport, sex: Sex, age: number, seed: string): RawRow[] {
  const written = readRows(report.rows ?? '');
  const outside = [...written].filter(([code]) => OUTSIDE_ITEMS.has(code));
  const results = new Map([...written].map(([code, row]) => [code, row.result]));
  const panelCodes = (report.panels ?? []).flatMap((panel) => PANELS.get(panel) ?? []);
  const wanted = new Set([...panelCodes, ...written.keys()].filter((code) => !OUTSIDE_ITEMS.has(code)));
  addDerivedResults(results, wanted, sex, age);
  for (const code of wanted) {
    if (!results.has(code) && !DERIVED_CODES.has(code)) results.set(code, unremarkableResult(code, sex, age, seed));
  }
  addDerivedResults(results, wanted, sex, age);
  const rows: RawRow[] = [];
  for (const code of wanted) {
    const result = results.get(code);
    if (result === undefined) continue;
    const item = findItem(code);
    if (!item) throw new Error(`there is no laboratory ${code}`);
    const own = written.get(code);
    rows.push({
      code,
      name: own?.name ?? item.name,
      specimen: report.specimen ?? item.specimen,
      result,
      unit: own?.unit ?? item.unit,
      range: own?.range ?? printedRange(item, sex, age, report.spelling ?? 'dash'),
      group: item.group,
      error: null,
    });
  }
  const special: readonly SeedSpecialRow[] = [
    ...outside.map(([code, row]) => ({ name: code, ...OUTSIDE_ITEMS.get(code), ...row, code })),
    ...(report.special ?? []),
  ];
  for (const row of special) {
    rows.push({
      code: row.code ?? '',
      name: row.name,
      specimen: row.specimen ?? '',
      result: row.result,
      unit: row.unit ?? '',
      range: row.range ?? '',
      group: row.group ?? '其他',
      error: row.error ?? null,
    });
  }
  return rows;
}
