import type { PlanHistory, PlanLaboratory, TrendGroup, TrendPoint } from '@jianwei/api-client/model';
import { findItem, findItemByName, printInterval } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { flagResult } from '@jianwei/clinical-rules/flags/flag';
import type { Flag } from '@jianwei/clinical-rules/flags/flag';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import { parseResult } from '@jianwei/clinical-rules/results/result';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { normaliseUnit } from '@jianwei/clinical-rules/units/unit';
import { listPrintedResults } from '../store/clinical-plans.ts';
import type { TimedLaboratoryRow } from '../store/clinical-plans.ts';
import type { PatientRow } from '../store/clinical-patients.ts';
import type { World } from '../store/world.ts';

/** Wire values of TrendPoint.result_type. */
const QUALITATIVE = 1;
const NUMERIC = 2;

/** Digits that a converted value keeps; more would be noise of the binary numbers. */
const CONVERTED_DIGITS = 6;

/** A printed result with its judgement; `flag` is absent for a row that could not be cleaned. */
interface JudgedResult {
  readonly row: TimedLaboratoryRow;
  readonly flag: Flag | undefined;
  /** The value as printed, in `unit`; null where there is no number. */
  readonly value: number | null;
  readonly unit: string;
}

/** Results that stand in one unit. */
interface UnitGroup {
  readonly unit: string;
  readonly points: TrendPoint[];
  limits: { readonly up: number | null; readonly down: number | null };
}

interface Wanted {
  readonly laboratory: PlanLaboratory;
  readonly item: CatalogueItem | undefined;
  readonly rows: TimedLaboratoryRow[];
}

function key(kind: 'code' | 'name', what: string, specimen: string): string {
  const fold = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  return `${kind}:${fold(what)}|${fold(specimen)}`;
}

/** What a plan item asks for: the standard item of its specimen, and the original names listed with it. */
function keysOfItem({
  standard_laboratory_name: name,
  standard_specimen: specimen,
  children,
}: PlanLaboratory): string[] {
  const item = findItemByName(name, specimen);
  return [
    item === undefined ? key('name', name, specimen) : key('code', item.code, specimen),
    ...(children ?? []).map((child) => key('name', child.original_laboratory_name, child.original_specimen)),
  ];
}

function itemOf(row: TimedLaboratoryRow): CatalogueItem | undefined {
  return row.code === '' ? findItemByName(row.name, row.specimen) : findItem(row.code);
}

function keysOfRow(row: TimedLaboratoryRow): string[] {
  const item = itemOf(row);
  const specimen = row.specimen === '' ? (item?.specimen ?? '') : row.specimen;
  const byName = key('name', row.name, specimen);
  return item === undefined ? [byName] : [key('code', item.code, specimen), byName];
}

interface KeyedRow {
  readonly row: TimedLaboratoryRow;
  readonly keys: readonly string[];
}

/** The rows of the patient with the keys under which plans find them; read once until a clinical row changes. */
function keyedRows(world: World, patientId: string): readonly KeyedRow[] {
  return world.memoPatient(patientId, 'trend-rows', () => {
    const known = new Map<string, readonly string[]>();
    return listPrintedResults(world, patientId).map((row) => {
      const identity = `${row.code}\n${row.name}\n${row.specimen}`;
      let keys = known.get(identity);
      if (!keys) known.set(identity, (keys = keysOfRow(row)));
      return { row, keys };
    });
  });
}

/** Hands every row to the plan items that ask for it, in one pass over the rows. */
function collect(rows: readonly KeyedRow[], laboratories: readonly PlanLaboratory[]): Wanted[] {
  const wanted = laboratories.map((laboratory): Wanted => {
    const { standard_laboratory_name: name, standard_specimen: specimen } = laboratory;
    return { laboratory, item: findItemByName(name, specimen), rows: [] };
  });
  const byKey = new Map<string, Set<Wanted>>();
  for (const entry of wanted) {
    for (const asked of keysOfItem(entry.laboratory)) {
      byKey.set(asked, (byKey.get(asked) ?? new Set()).add(entry));
    }
  }
  for (const { row, keys } of rows) {
    const takers = new Set(keys.flatMap((own) => [...(byKey.get(own) ?? [])]));
    for (const taker of takers) taker.rows.push(row);
  }
  return wanted;
}

function judge(row: TimedLaboratoryRow, patient: PatientRow): JudgedResult {
  const { result, unit, range_text: range } = row;
  if (row.error !== null) return { row, flag: undefined, value: null, unit };
  const flag = flagResult({ result, unit, range, item: itemOf(row), ...personAt(patient, row.report_time) });
  const { parsed } = flag;
  // HI of a meter has a side, and no figure to draw.
  if (parsed.kind !== 'number' || parseResult(result).kind === 'beyond') return { row, flag, value: null, unit };
  return { row, flag, value: parsed.value, unit: unit.trim() === '' ? (parsed.unit ?? '') : unit };
}

function isNumberLike({ row, flag }: JudgedResult): boolean {
  return flag === undefined
    ? /^[<>≤≥]?\d/.test(row.result.normalize('NFKC').trim())
    : numericKinds.has(flag.parsed.kind);
}

const numericKinds: ReadonlySet<string> = new Set(['number', 'between']);

function scaled(value: number, factor: number): number {
  return factor === 1 ? value : Number((value * factor).toPrecision(CONVERTED_DIGITS));
}

/** A range of the catalogue is shown where the report prints none; `range_source` says whose it is. */
function intervalText({ row, flag }: JudgedResult): string {
  if (row.range_text !== '' || flag?.rangeSource !== 'catalogue' || flag.interval === undefined) return row.range_text;
  return printInterval(flag.interval);
}

function pointOf(result: JudgedResult, unit: string, factor: number): TrendPoint {
  const { row, flag, value } = result;
  return {
    result_time: row.report_time,
    calculate_result: value === null ? null : scaled(value, factor),
    original_result: row.result,
    original_unit: row.unit,
    reference_interval: intervalText(result),
    result_type: isNumberLike(result) ? NUMERIC : QUALITATIVE,
    unit,
    report_id: row.report_id,
    // A result that could not be judged is neither: the field is left out rather than guessed.
    ...(flag === undefined || flag.state === 'undetermined' ? {} : { abnormal: flag.state === 'abnormal' }),
    ...(flag?.rangeSource === undefined ? {} : { range_source: flag.rangeSource }),
  };
}

/** Factors between units, each pair asked once; undefined where there is no way between them. */
function factorFinder(code: string): (from: string, to: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  return (from, to) => {
    const pair = `${from}\n${to}`;
    if (!known.has(pair)) {
      const one = convert(1, from, to, code);
      known.set(pair, one.ok ? one.factor : undefined);
    }
    return known.get(pair);
  };
}

/** Results of one item, put into as few units as can be: the catalogue's, else that of the newest number. */
function groupByUnit(results: readonly JudgedResult[], item: CatalogueItem | undefined): UnitGroup[] {
  const factorOf = factorFinder(item?.code ?? '');
  const newest = results.findLast(({ value }) => value !== null);
  const open = (unit: string): UnitGroup => ({ unit, points: [], limits: { up: null, down: null } });
  const main = open(item?.valueType === 'numeric' ? item.unit : normaliseUnit(newest?.unit ?? item?.unit ?? ''));
  const groups = [main];
  const groupFor = (unit: string): { group: UnitGroup; factor: number } => {
    for (const group of groups) {
      const factor = factorOf(unit, group.unit);
      if (factor !== undefined) return { group, factor };
      // Two units nobody knows are comparable with themselves.
      if (normaliseUnit(unit) === group.unit) return { group, factor: 1 };
    }
    const group = open(normaliseUnit(unit));
    groups.push(group);
    return { group, factor: 1 };
  };
  for (const result of results) {
    const { group, factor } = result.value === null ? { group: main, factor: undefined } : groupFor(result.unit);
    group.points.push(pointOf(result, group.unit, factor ?? 1));
    const interval = result.flag?.interval;
    if (interval === undefined || factor === undefined) continue;
    // The newest interval stays: results come oldest first.
    const { low, high } = interval;
    group.limits = {
      up: high === undefined ? null : scaled(high, factor),
      down: low === undefined ? null : scaled(low, factor),
    };
  }
  const filled = groups.filter(({ points }) => points.length > 0);
  return filled.length === 0 ? [main] : filled;
}

function trendGroups(patient: PatientRow, { laboratory, item, rows }: Wanted): TrendGroup[] {
  const results = rows
    .map((row) => judge(row, patient))
    .filter(({ flag }) => flag === undefined || flag.parsed.kind !== 'empty');
  return groupByUnit(results, item).map(({ unit, points, limits }) => ({
    standard_laboratory_name: laboratory.standard_laboratory_name,
    standard_specimen: laboratory.standard_specimen,
    unit,
    ...(item === undefined ? {} : { short_name: item.shortName }),
    histories: points,
    up_limit: limits.up,
    down_limit: limits.down,
  }));
}

/** The limit of the whole chart: the one that all groups share, else none. */
function shared(limits: readonly (number | null | undefined)[]): number | null {
  const [first = null] = limits;
  return limits.every((limit) => limit === first) ? first : null;
}

/** Days on which one of the items was tested, beyond which what is asked for has nothing; '' keeps every day. */
function firstDay(wanted: readonly Wanted[], newestDays: number | undefined): { from: string; hasEarlier: boolean } {
  if (newestDays === undefined) return { from: '', hasEarlier: false };
  const days = [...new Set(wanted.flatMap(({ rows }) => rows.map(dayOf)))].toSorted();
  return { from: days.at(-newestDays) ?? '', hasEarlier: days.length > newestDays };
}

function dayOf(row: TimedLaboratoryRow): string {
  return row.report_time.slice(0, 10);
}

/**
 * All results of the plan's items, oldest first: one group per item and specimen in one unit, and further groups for
 * results whose unit does not convert. An item without results has an empty group. Costs one pass over the patient's rows.
 * @param newestDays only so many days, the newest on which any of the items was tested: what a screen shows first
 */
export function planHistory(
  world: World,
  patient: PatientRow,
  laboratories: readonly PlanLaboratory[],
  newestDays?: number,
): PlanHistory {
  const all = collect(keyedRows(world, patient.patient_id), laboratories);
  const { from, hasEarlier } = firstDay(all, newestDays);
  const wanted = hasEarlier ? all.map((one) => ({ ...one, rows: one.rows.filter((row) => dayOf(row) >= from) })) : all;
  const data = wanted.flatMap((entry) => trendGroups(patient, entry));
  return {
    up_limit: shared(data.map((group) => group.up_limit)),
    down_limit: shared(data.map((group) => group.down_limit)),
    data,
    ...(hasEarlier ? { has_earlier: true } : {}),
  };
}
