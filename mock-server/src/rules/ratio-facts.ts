import { EPSILON } from '@jianwei/clinical-rules/core/number';
import type { ValueSet } from '@jianwei/clinical-rules/flags/value-set';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import type { Leaf } from '@jianwei/clinical-rules/rule-condition/condition';
import { nothing } from './actual.ts';
import type { Actual } from './actual.ts';
import { plain } from './change-facts.ts';
import type { RuleReport, RuleRow } from './report.ts';
import { factorInto, hasResult, rowsOf, scaledSet, setOf, testedRows, unitOf } from './rows.ts';

/** The item in this report, else in an earlier one of the same day, the latest first. */
function rowOfDay(report: RuleReport, code: string | undefined, specimen?: string): RuleRow | undefined {
  const [here] = testedRows(report, code, specimen);
  if (here !== undefined) return here;
  const day = report.time.slice(0, 10);
  for (const { row, time } of report.earlier(code ?? '')) {
    if (time.slice(0, 10) < day) return undefined;
    if (rowsOf([row], code, specimen).some(hasResult)) return row;
  }
  return undefined;
}

/** Both rows in one unit: that of either, whichever the other converts into. */
function inOneUnit(upper: RuleRow, lower: RuleRow): { upper: ValueSet; lower: ValueSet } | null {
  const [above, below] = [setOf(upper), setOf(lower)];
  if (above === null || below === null) return null;
  const [from, to] = [unitOf(lower, parseResult(lower.result)), unitOf(upper, parseResult(upper.result))];
  const factor = factorInto(from, to, lower.code);
  if (factor !== null) return to === '' && from !== '' ? null : { upper: above, lower: scaledSet(below, factor) };
  const back = factorInto(to, from, upper.code);
  return back === null ? null : { upper: scaledSet(above, back), lower: below };
}

/** What two results prove of their ratio; the divisor is above 0. */
function divide(upper: ValueSet, lower: ValueSet): ValueSet {
  return {
    low: upper.low / (upper.low < 0 ? lower.low : lower.high),
    high: upper.high / (upper.high < 0 ? lower.high : lower.low),
    hasLow: upper.hasLow && (upper.low === 0 || (upper.low < 0 ? lower.hasLow : lower.hasHigh)),
    hasHigh: upper.hasHigh && (upper.high < 0 ? lower.hasHigh : lower.hasLow),
  };
}

function setText({ low, high }: ValueSet): string {
  if (low === high) return plain(low);
  return `${plain(low)}–${high === Infinity ? '' : plain(high)}`;
}

/** One item divided by another, both of one day and one dimension. One of them is of this very report. */
export function ratioFact(leaf: Leaf, report: RuleReport): Actual {
  const isHere = [leaf.code, leaf.of_code].some((code) => testedRows(report, code).length > 0);
  const upper = rowOfDay(report, leaf.code, leaf.specimen);
  const lower = rowOfDay(report, leaf.of_code);
  if (!isHere || upper === undefined || lower === undefined) return nothing('not_tested');
  if (setOf(upper) === null || setOf(lower) === null) return nothing('no_number');
  const both = inOneUnit(upper, lower);
  if (both === null) return nothing('no_unit');
  // What may be 0 divides nothing: `<10` is one of them.
  if (both.lower.low < EPSILON) return nothing('zero');
  if (both.upper.high === Infinity && both.lower.high === Infinity) return nothing('no_number');
  const set = divide(both.upper, both.lower);
  return { text: setText(set), values: [set] };
}
