import { findItem, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { UNIT_NAMES } from '@jianwei/clinical-rules/units/unit';

/** A unit in which the catalogue's would be written with more zeros than this is in use nowhere. */
const MOST_ZEROS = 3;

function unitsFor({ code, unit }: CatalogueItem): string[] {
  if (unit === '') return [];
  const others = UNIT_NAMES.filter((name) => {
    const converted = convert(1, unit, name, code);
    return name !== unit && converted.ok && Math.abs(Math.log10(converted.factor)) <= MOST_ZEROS;
  });
  return [unit, ...others];
}

const known = new Map<string, readonly string[]>();

/** Units in which a result of the item can be given, the catalogue's first; none for a qualitative item. */
export function unitsOf(code: string): readonly string[] {
  const item = findItem(code);
  const units = known.get(code) ?? (item === undefined ? [] : unitsFor(item));
  known.set(code, units);
  return units;
}
