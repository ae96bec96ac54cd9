import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Sex } from '@jianwei/clinical-rules/core/rule-stamp';
import { addDerivedResults, DERIVED_CODES } from './derived-results.ts';
import { PANELS } from './panels.ts';
import { printedRange } from './printed-range.ts';
import type { SeedReport } from './seed-types.ts';
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

interface WrittenRow {
  readonly result: string;
  readonly unit?: string;
  readonly range?: string;
  readonly name?: string;
}

// CODE result [unit] [[range]] [{name}]
const NOTATION = /^(\S+) (\S+)(?: ([^\s[{]+))?(?: \[([^\]]*)\])?(?: \{([^}]*)\})?$/;

function readNotation(text: string): Map<string, WrittenRow> {
  const rows = new Map<string, WrittenRow>();
  for (const part of text.split(';')) {
    const line = part.trim().replace(/\s+/g, ' ');
    if (line === '') continue;
    const [, code, result, unit, range, name] = NOTATION.exec(line) ?? [];
    if (code === undefined || result === undefined) throw new Error(`unreadable seed row: ${line}`);
    rows.set(code, {
      result,
      ...(unit === undefined ? {} : { unit: unit === '-' ? '' : unit }),
      ...(range === undefined ? {} : { range }),
      ...(name === undefined ? {} : { name }),
    });
  }
  return rows;
}

/** Builds the rows of one report: written results, results that follow from them, unremarkable fillers, special rows. */
export function buildRows(report: SeedReport, sex: Sex, age: number, seed: string): RawRow[] {
  const written = readNotation(report.rows ?? '');
  const results = new Map([...written].map(([code, row]) => [code, row.result]));
  const panelCodes = (report.panels ?? []).flatMap((panel) => {
    const codes = PANELS[panel];
    if (!codes) throw new Error(`unknown panel in the seed tables: ${panel}`);
    return codes;
  });
  const wanted = new Set([...panelCodes, ...written.keys()]);
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
    if (!item) throw new Error(`unknown laboratory code in the seed tables: ${code}`);
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
  for (const special of report.special ?? []) {
    rows.push({
      code: special.code ?? '',
      name: special.name,
      specimen: special.specimen ?? '',
      result: special.result,
      unit: special.unit ?? '',
      range: special.range ?? '',
      group: special.group ?? '其他',
      error: special.error ?? null,
    });
  }
  return rows;
}
