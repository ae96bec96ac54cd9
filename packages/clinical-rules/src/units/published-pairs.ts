import { normaliseUnit } from './unit.ts';

/** [figure in the catalogue's unit, the same limit as it is published in the other unit] */
type Pair = readonly [own: number, other: number];

/** ADA and CDS (diagnosis, hypoglycaemia), IADPSG 2010 (pregnancy); 50, 300 and 400 as hospitals print their limits. */
const GLUCOSE: Readonly<Record<string, readonly Pair[]>> = {
  'mg/dL': [
    [2.8, 50],
    [3, 54],
    [3.9, 70],
    [5.1, 92],
    [5.6, 100],
    [6.1, 110],
    [7, 126],
    [7.8, 140],
    [8.5, 153],
    [10, 180],
    [11.1, 200],
    [16.7, 300],
    [22.2, 400],
  ],
};

const CORTISOL: Readonly<Record<string, readonly Pair[]>> = {
  'μg/dL': [
    [83, 3],
    [138, 5],
    [500, 18],
  ],
};

/** Chyle and old cholesterol of a pleural fluid (BTS 2010). */
const PLEURAL_LIPID: Readonly<Record<string, readonly Pair[]>> = {
  'mg/dL': [
    [0.56, 50],
    [1.24, 110],
    [5.18, 200],
  ],
};

/** Limits that are published in two units which do not convert exactly into each other, by catalogue code and the other unit (J-92). */
const PUBLISHED: Readonly<Record<string, Readonly<Record<string, readonly Pair[]>>>> = {
  GLU: GLUCOSE,
  'GLU-R': GLUCOSE,
  OGTT0H: GLUCOSE,
  OGTT1H: GLUCOSE,
  OGTT2H: GLUCOSE,
  OGTTX: GLUCOSE,
  CREA: { 'mg/dL': [[530, 6]] },
  COR8: CORTISOL,
  'PF-TG': PLEURAL_LIPID,
  'PF-CHOL': PLEURAL_LIPID,
};

const SAME = 1e-9;

/** Digits of a limit that was converted, as nobody published it. */
const CONVERTED_DIGITS = 3;

/**
 * A limit of the catalogue in the unit of a report: as it is published there, else converted (J-92).
 * @param factor from the printed unit to the catalogue's
 */
export function limitIn(limit: number, factor: number, unit: string, code: string): number {
  if (factor === 1) return limit;
  const pairs = PUBLISHED[code]?.[normaliseUnit(unit)];
  const published = pairs?.find(([own]) => Math.abs(own - limit) < SAME)?.[1];
  return published ?? Number((limit / factor).toPrecision(CONVERTED_DIGITS));
}

/**
 * A printed value in the catalogue's unit, for comparing: one that is exactly a limit in its own unit is that limit, so that
 * 126 mg/dL is not below 7.0 mmol/L and 50 mg/dL not below 2.8.
 * @param factor from the printed unit to the catalogue's
 */
export function toCompare(printed: number, factor: number, unit: string, code: string): number {
  const pairs = PUBLISHED[code]?.[normaliseUnit(unit)];
  return pairs?.find(([, other]) => Math.abs(other - printed) < SAME)?.[0] ?? printed * factor;
}
