import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { parseRange } from '../ranges/range.ts';
import { findUnit } from '../units/unit.ts';
import type { PrintedRow } from './printed.ts';

/** Bare units of a D-dimer and what they are called once it is known which kind they count. */
const D_DIMER_UNITS: Readonly<Record<string, 'mg/L' | 'ng/mL'>> = {
  'mg/L': 'mg/L',
  'μg/mL': 'mg/L',
  'ng/mL': 'ng/mL',
  'μg/L': 'ng/mL',
};
/** Upper limits in mg/L that laboratories print for fibrinogen equivalents and for D-dimer units, half of them (Favaloro 2014). */
const D_DIMER_LIMITS = { FEU: [0.45, 0.55], DDU: [0.2, 0.3] } as const;

/** A bare mg/L does not say which kind of D-dimer it counts; the limit that stands beside it does. */
export function withKindOfDDimer(printed: PrintedRow, item: CatalogueItem | undefined): PrintedRow {
  if (item?.code !== 'DD') return printed;
  const own = D_DIMER_UNITS[findUnit(printed.unit)?.name ?? ''];
  const range = parseRange(printed.range_text);
  if (own === undefined || range.kind !== 'interval' || range.high === undefined || range.unit !== undefined)
    return printed;
  const limit = own === 'mg/L' ? range.high : range.high / 1000;
  const kind = (['FEU', 'DDU'] as const).find((each) => {
    const [from, to] = D_DIMER_LIMITS[each];
    return limit >= from && limit <= to;
  });
  return kind === undefined ? printed : { ...printed, unit_read: `${own} ${kind}` };
}
