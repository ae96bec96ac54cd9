import ucum from '@lhncbc/ucum-lhc';

// Loading the unit tables takes some 30 ms, so it waits for the first import.
let utils: ReturnType<typeof ucum.UcumLhcUtils.getInstance> | undefined;

/** How laboratories and the catalogue print units, and what UCUM calls them. */
const printedUnits: readonly (readonly [RegExp, string])[] = [
  [/[µμ]/g, 'u'],
  [/[×x]\s*10/gi, '10'],
  [/10\s*\^\s*(\d+)/g, '10*$1'],
  [/^mmHg$/, 'mm[Hg]'],
  [/^mmH2O$/, 'mm[H2O]'],
  [/\bIU\b/g, '[IU]'],
  [/mIU\b/g, 'm[IU]'],
  [/uIU\b/g, 'u[IU]'],
  [/\/1\.73\s*m(²|2)$/, '/{1.73_m2}'],
  [/\s*FEU$/, '{FEU}'],
  [/\/HP$/, '/[HPF]'],
];

/** The UCUM code of a printed unit; '1' for no unit. */
export function ucumCode(printed: string): string {
  const code = printedUnits.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    printed.trim(),
  );
  return code === '' ? '1' : code;
}

export type UnitConversion = { readonly value: number } | { readonly reason: string };

/**
 * A value in another unit, by UCUM.
 * @param molarMass grams per mole, needed between mass and amount of substance
 * @returns the value, not rounded, or the reason why there is none
 */
export function convertUnit(value: number, from: string, to: string, molarMass?: number): UnitConversion {
  utils ??= ucum.UcumLhcUtils.getInstance();
  const options = molarMass === undefined ? {} : { molecularWeight: molarMass };
  const { status, toVal, msg } = utils.convertUnitTo(ucumCode(from), value, ucumCode(to), options);
  if (status === 'succeeded' && toVal !== null) return { value: toVal };
  return {
    reason: `单位 ${from === '' ? '（无）' : from} 不能换算为 ${to === '' ? '（无）' : to}（${msg[0] ?? 'UCUM'}）`,
  };
}
