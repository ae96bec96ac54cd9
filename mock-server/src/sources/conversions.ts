import type { CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { substanceOf, unitObstacle } from '../import/substances.ts';
import { convertUnit } from '../import/ucum.ts';

/** result = value × factor + addend, in the unit of the catalogue. */
export interface Conversion {
  readonly factor: number;
  readonly addend: number;
}

/** How a unit stands to that of an item. `formula`: convertible only by a factor that somebody confirms. */
export type UnitMatch = 'same' | 'convertible' | 'formula' | 'none' | 'foreign';

/**
 * Conversions that no unit tells. HbA1c: NGSP (%) = 0.09148 × IFCC (mmol/mol) + 2.152, the master equation of Hoelzel et al., Clin Chem
 * 2004;50:166. D-dimer: 1 ng/mL DDU is 2 ng/mL FEU.
 */
const KNOWN: readonly { readonly code: string; readonly unit: RegExp; readonly conversion: Conversion }[] = [
  { code: 'HBA1C', unit: /mol\/mol/i, conversion: { factor: 0.09148, addend: 2.152 } },
  { code: 'DD', unit: /^(?:ng\/mL|[uμµ]g\/L)(?:\s*DDU)?$/i, conversion: { factor: 0.002, addend: 0 } },
  { code: 'DD', unit: /^mg\/L\s*DDU$/i, conversion: { factor: 2, addend: 0 } },
];

/** How the unit of a source stands to that of an item, and by what its values are converted, where that is known. */
export function unitMatch(item: CatalogueItem, unit: string): { match: UnitMatch; conversion?: Conversion } {
  if (item.valueType === 'qualitative') return { match: unit === '' ? 'same' : 'foreign' };
  if (unit === '') {
    const isUnitless = item.unit === '';
    return { match: isUnitless ? 'same' : 'none', conversion: { factor: 1, addend: 0 } };
  }
  const known = KNOWN.find((entry) => entry.code === item.code && entry.unit.test(unit.trim()));
  if (known !== undefined) return { match: 'formula', conversion: known.conversion };
  const found = convertUnit(1, unit, item.unit, substanceOf(item.code, ''));
  if (unitObstacle(item.code, [unit], false) !== undefined) {
    // A plain mg/L may be counted as FEU or DDU: nobody knows the factor from the unit.
    return { match: 'reason' in found ? 'foreign' : 'formula' };
  }
  if ('reason' in found) return { match: 'foreign' };
  return { match: found.factor === 1 ? 'same' : 'convertible', conversion: { factor: found.factor, addend: 0 } };
}
