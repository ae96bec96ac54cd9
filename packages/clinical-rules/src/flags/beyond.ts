import type { CatalogueItem, Interval } from '../catalogue/catalogue.ts';
import type { ParsedResult } from '../results/result.ts';

/** What a result lies beyond, where its instrument gives no figure. */
interface Beyond {
  readonly parsed: ParsedResult;
  readonly item: CatalogueItem | undefined;
  /** Interval of the row in the unit of the result. */
  readonly interval: Interval;
  /** Result in the catalogue's unit = result × factor. */
  readonly factor: number;
}

/** How far beyond a limit the bound is put, so that a limit which itself still counts as usual is passed. */
const BEYOND = 1e-6;

const known = (bounds: readonly (number | undefined)[]): number[] => bounds.filter((bound) => bound !== undefined);

/**
 * HI and LO of an instrument as the bound that they prove. What an instrument measures reaches over the limits at which people
 * act (CLSI EP34), so that above it lies above the item's critical and reference limits, and below it below them. Where nothing
 * limits the item on that side, it lies beyond the only limit that there is. Ours; null where no limit says anything.
 */
export function boundOfBeyond({ parsed, item, interval, factor }: Beyond): ParsedResult | null {
  if (parsed.kind !== 'beyond' || parsed.side === 'either' || item?.valueType !== 'numeric') return null;
  const critical = item.critical ?? {};
  const own = ({ low, high }: Interval): Interval => ({
    ...(low === undefined || low <= 0 ? {} : { low: low / factor }),
    ...(high === undefined ? {} : { high: high / factor }),
  });
  const all = [own(critical), ...[item.intervals.male, item.intervals.female].map((each) => own(each ?? {}))];
  const printed = { ...interval, ...((interval.low ?? 0) > 0 ? {} : { low: undefined }) };
  const highs = known([printed.high, ...all.map(({ high }) => high)]);
  const lows = known([printed.low, ...all.map(({ low }) => low)]);
  const isAbove = parsed.side === 'above';
  const [first, second] = isAbove ? [highs, lows] : [lows, highs];
  const limit = first.length > 0 ? first : second;
  if (limit.length === 0) return null;
  // Above: the highest limit is passed. Below: the lowest; of an item without a lower limit, what is too little to measure is usual.
  const value = isAbove ? Math.max(...limit) * (1 + BEYOND) : Math.min(...limit) * (1 - BEYOND);
  return { kind: 'number', value, decimals: 0, comparator: isAbove ? '>' : '<' };
}
