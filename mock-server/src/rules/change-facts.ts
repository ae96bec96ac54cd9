import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { comparableRows } from '@jianwei/clinical-rules/delta/delta';
import type { Observation } from '@jianwei/clinical-rules/delta/delta';
import { EPSILON } from '@jianwei/clinical-rules/core/number';
import { pointSet } from '@jianwei/clinical-rules/flags/value-set';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import type { Leaf } from '@jianwei/clinical-rules/rule-condition/condition';
import { nothing } from './actual.ts';
import type { Actual, Why } from './actual.ts';
import type { RuleReport, RuleRow } from './report.ts';
import { factorInto, leafUnit, specimenOf, testedRows, unitOf } from './rows.ts';

const HOUR_MS = 3_600_000;
const MEAN_OF = 3;

function observation(row: RuleRow, time: string): Observation {
  const unit = unitOf(row, parseResult(row.result));
  return { code: row.code, specimen: specimenOf(row), unit, result: row.result, time };
}

/** An exact number in a unit: a bound has no difference (the product's own delta rule). */
function numberIn({ result, unit, code }: Observation, into: string): number | Why {
  const parsed = parseResult(result);
  if (parsed.kind !== 'number' || parsed.comparator !== undefined) return 'no_number';
  const factor = factorInto(unit, into, code);
  return factor === null ? 'no_unit' : parsed.value * factor;
}

function hoursOf({ within }: Leaf): number {
  return within?.hours ?? (within?.days === undefined ? Infinity : within.days * 24);
}

/** So many earlier results that may be compared, newest first, none older than the leaf looks back; exactly that old is within. */
function earlierRows(leaf: Leaf, current: Observation, report: RuleReport, count: number): Observation[] {
  const oldest = Date.parse(current.time) - hoursOf(leaf) * HOUR_MS;
  const found: Observation[] = [];
  for (const { row, time } of report.earlier(current.code)) {
    if (found.length === count || Date.parse(time) < oldest) break;
    found.push(...comparableRows(current, [observation(row, time)]));
  }
  return found;
}

/** The number that a change is told against: the last result, or the mean of the last three. */
function baseline(leaf: Leaf, earlier: readonly Observation[], unit: string): number | Why {
  if (leaf.of !== 'mean_3') {
    const [last] = earlier;
    return last === undefined ? 'no_earlier' : numberIn(last, unit);
  }
  const three = earlier.map((row) => numberIn(row, unit));
  const failed = three.find((each) => typeof each === 'string');
  if (typeof failed === 'string') return failed;
  const numbers = three.filter((each) => typeof each === 'number');
  return numbers.length < MEAN_OF ? 'few_earlier' : numbers.reduce((sum, each) => sum + each, 0) / MEAN_OF;
}

/** Numbers for a reader, without the noise of binary fractions. */
export function plain(value: number): string {
  return `${Number(value.toPrecision(6))}`;
}

function signed(value: number): string {
  return value > 0 ? `+${plain(value)}` : plain(value);
}

function changeOf(row: RuleRow, leaf: Leaf, report: RuleReport): Actual {
  const current = observation(row, report.time);
  const isPercent = leaf.op === 'change_percent_at_least';
  if (isPercent && leaf.unit !== undefined && leaf.unit !== '%') return nothing('no_unit');
  const unit = isPercent ? current.unit : leafUnit(leaf.code, leaf.unit);
  const now = numberIn(current, unit);
  if (typeof now === 'string') return nothing(now);
  const before = baseline(leaf, earlierRows(leaf, current, report, leaf.of === 'mean_3' ? MEAN_OF : 1), unit);
  if (typeof before === 'string') return nothing(before);
  const difference = now - before;
  if (!isPercent) {
    const text = `${plain(before)} → ${plain(now)}（${signed(difference)}${unit === '' ? '' : ` ${unitText(unit)}`}）`;
    return { text, values: [pointSet(leaf.op === 'fall_at_least' ? -difference : difference)] };
  }
  if (Math.abs(before) < EPSILON) return nothing('zero');
  const percent = (difference / Math.abs(before)) * 100;
  return {
    text: `${plain(before)} → ${plain(now)}（${signed(Number(percent.toFixed(1)))}%）`,
    values: [pointSet(Math.abs(percent))],
  };
}

/** How far an item has changed since its earlier results, in the unit of the leaf or in per cent. */
export function changeFact(leaf: Leaf, report: RuleReport): Actual {
  const rows = testedRows(report, leaf.code, leaf.specimen);
  if (rows.length === 0) return nothing('not_tested');
  if (leaf.of !== undefined && leaf.of !== 'last' && leaf.of !== 'mean_3') return nothing('unknown');
  const each = rows.map((row) => changeOf(row, leaf, report));
  const values = each.flatMap((one) => one.values ?? []);
  const failed = each.filter((one) => one.why !== undefined);
  if (values.length === 0) return failed[0] ?? nothing('no_earlier');
  return { text: each.map(({ text }) => text).join('；'), values, unreadable: failed.length };
}
