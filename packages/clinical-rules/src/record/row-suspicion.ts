import { intervalFor } from '../catalogue/catalogue.ts';
import type { CatalogueItem, Interval } from '../catalogue/catalogue.ts';
import { resultUnit, scaled, unitFactor } from '../flags/flag.ts';
import type { Person } from '../lab-inference/infer.ts';
import { suspicionOf } from '../plausible/plausible.ts';
import type { Suspicion } from '../plausible/plausible.ts';
import { parseRange } from '../ranges/range.ts';
import { parseResult } from '../results/result.ts';
import { withoutPower } from '../results/powers.ts';
import type { CatalogueNumber, JudgedRow } from './judged-row.ts';
import type { PrintedRow } from './printed.ts';

/** What came before a row: some critical limits only hold the first time, and a slip of the unit shows beside the last value. */
export interface RowPast {
  readonly wasCritical: (code: string) => boolean;
  /** Earlier numbers of an item in the catalogue's unit, oldest first. */
  readonly earlier: (code: string) => readonly number[] | undefined;
}

/** What a row prints as one figure, in the catalogue's unit. */
export function catalogueNumber(printed: PrintedRow, item: CatalogueItem): CatalogueNumber | null {
  const parsed = parseResult(withoutPower(printed.result, printed.unit));
  if (parsed.kind !== 'number' || parsed.comparator !== undefined) return null;
  const { factor, failure } = unitFactor(resultUnit(printed, parsed), item.unit, item.code);
  return failure === undefined ? { value: parsed.value * factor, factor } : null;
}

function printedInterval(range: string, factor: number): Interval | undefined {
  const parsed = parseRange(range);
  return parsed.kind === 'interval' && parsed.unit === undefined ? scaled(parsed, factor) : undefined;
}

/** Why a printed row cannot be believed, or null. */
export function suspicionIn(
  { printed, item, number }: Pick<JudgedRow, 'printed' | 'item' | 'number'>,
  person: Person,
  past: RowPast,
): Suspicion | null {
  if (item === undefined || number === null) return null;
  const usual = intervalFor(item, person.sex, person.ageYears);
  return suspicionOf({
    item,
    value: number.value,
    earlier: past.earlier(item.code),
    printed: printedInterval(printed.range_text, number.factor),
    usual: usual.status === 'found' ? usual.interval : undefined,
  });
}
