import { findItem, intervalFor } from '../catalogue/catalogue.ts';
import type { CatalogueItem, Interval } from '../catalogue/catalogue.ts';
import { countedAs } from '../catalogue/stand-ins.ts';
import { judgeCriticalValue } from '../flags/critical.ts';
import { resultUnit, unitFactor } from '../flags/flag.ts';
import type { EarlierResult } from '../lab-inference/infer.ts';
import type { JudgedRow } from '../record/judged-row.ts';
import { isUnitUnsaid } from '../record/unit-by-range.ts';
import { isUnitless, UNIT_NAMES } from '../units/unit.ts';
import { unitText } from '../units/unit-text.ts';
import { actionsFor } from './actions.ts';
import { plainFinding } from './flag-findings.ts';
import type { Finding } from './reading.ts';
import { subjectOf } from './words.ts';

/** What a figure would be if its unit were this one. */
interface UnitReading {
  readonly unit: string;
  /** In the catalogue's unit. */
  readonly value: number;
  readonly isUsual: boolean;
  readonly isCritical: boolean;
  /** How far it lies on the way from its interval to what nobody survives: 0 at the bound, 1 at the hard limit (by its logarithm). */
  readonly reach: number;
}

/** From here on a critical reading beside a usual one is the unlikely one: haemoglobin of 16 g/L, glucose of 85 mmol/L. Ours. */
const UNLIKELY_FROM = 0.75;
/** From here on a reading that is not critical by itself gives way to one that is: creatinine of 9.6 μmol/L beside 9.6 mg/dL. Ours. */
const DOUBTFUL_FROM = 0.5;

/** A unit is one of the pairs of J-52 where its factor is the slip or its reciprocal, up to rounding (by their logarithms). */
const SLIP_SHARE = 0.02;

const share = (value: number, bound: number, hard: number): number => Math.log(value / bound) / Math.log(hard / bound);

/** A figure in a unit; null where the result would be none that anybody has. */
function readingIn(item: CatalogueItem, usual: Interval, unit: string, value: number): UnitReading | null {
  const { low: least = 0, high: most = Infinity } = item.plausible ?? {};
  if (value < least || value > most) return null;
  const { low = -Infinity, high = Infinity } = usual;
  const isUsual = value >= low && value <= high;
  const isCritical = judgeCriticalValue(item, value) !== undefined;
  const reach = isUsual ? 0 : value > high ? share(value, high, most) : share(value, low, least);
  return { unit, value, isUsual, isCritical, reach };
}

const isSlip = ({ slips }: CatalogueItem, factor: number): boolean =>
  slips.some((slip) => Math.abs(Math.abs(Math.log(factor)) - Math.abs(Math.log(slip))) <= SLIP_SHARE);

/** The same figure in the other units in which the item is reported (J-52). */
function otherReadings(item: CatalogueItem, usual: Interval, figure: number): UnitReading[] {
  return UNIT_NAMES.flatMap((unit) => {
    // Its own unit, and one that does not convert, have the factor 1, which is no slip.
    const { factor } = unitFactor(unit, item.unit, item.code);
    return isSlip(item, factor) ? (readingIn(item, usual, unit, figure * factor) ?? []) : [];
  });
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** What is said of a figure that is critical in one of the units that it may be in (J-51). */
function saidOf(item: CatalogueItem, figure: number): string | null {
  // A glucose drawn at any time has no interval: the fasting one tells the unit as well.
  const found = intervalFor(findItem(countedAs(item.code)) ?? item, 'male', null);
  const usual = found.status === 'found' ? found.interval : {};
  const own = readingIn(item, usual, item.unit, figure);
  const others = otherReadings(item, usual, figure);
  const likely = others.find(({ isUsual }) => isUsual);
  if (own?.isCritical === true) {
    // A usual figure of the other unit stays unread: nobody is called for a haemoglobin of 16 g/L.
    if (likely !== undefined && own.reach >= UNLIKELY_FROM) return null;
    return `按 ${unitText(item.unit)} 如属实为危急值`;
  }
  const worst = others.find(({ isCritical }) => isCritical);
  if (likely !== undefined || worst === undefined || (own !== null && own.reach < DOUBTFUL_FROM)) return null;
  const value = `${rounded(worst.value)} ${unitText(item.unit)}`;
  return `按 ${unitText(worst.unit)} 为 ${value}，如属实为危急值`;
}

/** A figure without a unit, which nobody could judge, of which one reading is critical: no judgement, but no row to pass over (J-51). */
export function unsaidUnitFinding(
  { printed, item, flag: { parsed } }: JudgedRow,
  order: number,
  time: string,
  earlier: () => readonly EarlierResult[],
): Finding | null {
  // Without an interval (a glucose drawn at any time, a child) the reason is another one, and the unit as little known.
  if (!isUnitUnsaid(resultUnit(printed, parsed))) return null;
  if (item?.critical == null || isUnitless(item.unit) || item.critical.when === 'pregnancy' || parsed.kind !== 'number')
    return null;
  // A limit that holds the first time has been told.
  const wasTold = ({ code, value }: EarlierResult) =>
    code === item.code && judgeCriticalValue(item, value) !== undefined;
  if (item.critical.when === 'first' && earlier().some(wasTold)) return null;
  const said = saidOf(item, parsed.value);
  if (said === null) return null;
  const unit = printed.unit.trim();
  const head = `${subjectOf(item.code, item.name)} ${printed.result}，${unit === '' ? '未注明单位' : `单位「${unit}」未识别`}`;
  return plainFinding(
    {
      id: `unit:${printed.laboratory_id}`,
      kind: 'suspect',
      title: '结果未注明单位，可能为危急值',
      text: `${head}，${said}，请立即电话核实`,
      lead: `${head}，可能为危急值`,
      urgency: 1,
      evidences: [printed.laboratory_id],
      valueText: printed.result,
      actions: actionsFor('suspect') ?? [],
      rank: { rowOrder: order },
    },
    time,
  );
}
