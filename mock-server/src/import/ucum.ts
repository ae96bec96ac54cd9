import { findUnit, isUnitless } from '@jianwei/clinical-rules/units/unit';
import { loadUcum, type UcumUtils } from './ucum-library.ts';

// Loaded with the first import.
let utils: UcumUtils | undefined;

/** How laboratories and the catalogue print units, and what UCUM calls them. */
const printedUnits: readonly (readonly [RegExp, string])[] = [
  [/[µμ]/g, 'u'],
  [/[×x]\s*10/gi, '10'],
  [/10\s*\^\s*(\d+)/g, '10*$1'],
  [/^mmHg$/, 'mm[Hg]'],
  [/^mmH2O$/, 'mm[H2O]'],
  [/^cmH2O$/, 'cm[H2O]'],
  [/mEq\b/g, 'meq'],
  [/mOsm\b/g, 'mosm'],
  // For what the catalogue counts in U or IU the two are one (packages/clinical-rules/units).
  [/\[(?:IU|U|arb'U)\]/gi, 'U'],
  [/IU\b/g, 'U'],
  [/\/24h$/, '/(24.h)'],
  [/\/1\.73\s*m(²|2)$/, '/{1.73_m2}'],
  [/\s*FEU$/, '{FEU}'],
  [/\/HP$/, '/[HPF]'],
  // ISO 2955 and HL7's own spellings: `giga.l-1`, `mmol.l-1`.
  [/^(?:10\*12|tera)\.?[lL]-1$/, '10*12/L'],
  [/^(?:10\*9|giga)\.?[lL]-1$/, '10*9/L'],
  [/^(?:10\*6|mega)\.?[lL]-1$/, '10*6/L'],
  [/^([a-zA-Z]+)\.([dm]?)[lL]-1$/, '$1/$2L'],
];

/** The UCUM code of a printed unit; '1' for no unit. */
export function ucumCode(printed: string): string {
  if (isUnitless(printed) || /^\[?\{?(?:ratio|INR|pH|S\/CO|COI)\}?\]?$/i.test(printed.trim())) return '1';
  const known = findUnit(printed)?.name ?? printed.trim();
  return printedUnits.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), known);
}

export interface Substance {
  /** Grams per mole, needed between mass and amount of substance. */
  readonly molarMass?: number;
  /** Charges of the ion, needed for equivalents. */
  readonly charge?: number;
}

export type UnitConversion = { readonly value: number; readonly factor: number } | { readonly reason: string };

type Factor = { readonly factor: number } | { readonly reason: string };

const factors = new Map<string, Factor>();
/** Files repeat a few dozen units; a file of nothing but strange ones must not fill the memory. */
const MAX_FACTORS = 5000;

function computeFactor(from: string, to: string, { molarMass, charge }: Substance): Factor {
  const fromCode = ucumCode(from);
  const toCode = ucumCode(to);
  if (fromCode === toCode) return { factor: 1 };
  // UCUM takes any number for a unit: `9/L`, the rest of a torn `10^9/L`, would turn a count into next to nothing.
  if (/^\d/.test(fromCode) && !/^10[*^]\d/.test(fromCode)) return { reason: `不认识的单位 ${from}` };
  utils ??= loadUcum();
  let problem = 'UCUM';
  try {
    const { status, toVal, msg } = utils.convertUnitTo(fromCode, 1, toCode, {
      ...(molarMass === undefined ? {} : { molecularWeight: molarMass }),
      ...(charge === undefined ? {} : { charge }),
    });
    if (status === 'succeeded' && toVal !== null) return { factor: toVal };
    problem = msg[0] ?? problem;
  } catch {
    // The library trips over texts that are names of its own inner tables.
  }
  return { reason: `单位 ${from} 不能换算为 ${to === '' ? '（无）' : to}（${problem}）` };
}

/**
 * A value in another unit, by UCUM. Every unit here is a plain multiple of another, so one factor serves all values.
 * @returns the value, not rounded, with its factor, or the reason why there is none
 */
export function convertUnit(value: number, from: string, to: string, substance: Substance = {}): UnitConversion {
  if (isUnitless(from) && !isUnitless(to)) return { reason: `没有单位，不能当作 ${to}` };
  const key = JSON.stringify([from, to, substance.molarMass, substance.charge]);
  let found = factors.get(key);
  if (!found) {
    if (factors.size >= MAX_FACTORS) factors.clear();
    factors.set(key, (found = computeFactor(from, to, substance)));
  }
  return 'reason' in found ? found : { value: value * found.factor, factor: found.factor };
}
