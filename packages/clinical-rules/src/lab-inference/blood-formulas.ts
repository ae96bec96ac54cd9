import { isAbove, isAtLeast, isAtMost, isBelow } from '../core/number.ts';
import { labsBehind } from './derived-codes.ts';
import { count, from, is, orElse, quotient } from './formula.ts';
import type { Formula, Formulas } from './formula.ts';

/** HLH-2004: laboratory criteria that are met; two lowered cell lines count as one criterion. */
const HLH = count(labsBehind('R_HLH'), ({ of, isLow, isPositive }) => {
  const cytopenia = [is(of('HGB'), isBelow, 90), is(of('PLT'), isBelow, 100), is(of('NEUT#'), isBelow, 1)];
  return [
    cytopenia.filter(Boolean).length >= 2,
    is(of('TG'), isAtLeast, 3) || is(of('FIB'), isAtMost, 1.5),
    is(of('FER'), isAtLeast, 500),
    is(of('SCD25'), isAtLeast, 2400),
    isLow('NKACT'),
    isPositive('HPHAGO'),
  ];
});

/** Signs of haemolysis that stand in while reticulocytes were not counted. */
const HAEMOLYSIS: Formula = ({ of, has, isHigh }) => {
  if (has('RET%') || !has('HGB')) return null;
  const isIndirect = isHigh('R_IBIL') && is(of('R_IBIL'), isAtLeast, 0.6 * (of('TBIL') ?? 0));
  return [isHigh('LDH'), isIndirect].filter(Boolean).length;
};

/** A limit of men, and one of women. */
const ofSex =
  (male: number, female: number): Formula =>
  ({ person: { sex } }) =>
    sex === null ? null : { male, female }[sex];

const NEUTROPHILS = from(['WBC', 'NEUT%'], (cells = 0, share = 0) => (cells * share) / 100);

/** Red cells, haemolysis, clotting and haemophagocytosis. */
export const BLOOD_FORMULAS: Formulas = {
  R_MENTZER: quotient('MCV', 'RBC'),
  R_MENTZL: from(['R_MENTZER', 'RBC'], (index = 0, cells = 0) =>
    isAtLeast(index, 13) && isBelow(index, 14) && isAtLeast(cells, 5) ? 1 : 0,
  ),
  R_RDWI: from(['MCV', 'RDW-CV', 'RBC'], (volume = 0, width = 0, cells = 0) => (volume * width) / cells),
  R_PVHB: from(['HGB', ofSex(165, 160)], (haemoglobin = 0, limit = 0) => haemoglobin - limit),
  R_PVHCT: from(['HCT', ofSex(0.49, 0.48)], (haematocrit = 0, limit = 0) => haematocrit - limit),
  R_HLH: HLH,
  R_HLHS: from(['R_HLH', 'FER'], (met = 0, ferritin = 0) => (met === 2 && isAtLeast(ferritin, 3000) ? 1 : 0)),
  R_RETA: orElse(
    'RETA',
    from(['RBC', 'RET%'], (cells = 0, share = 0) => cells * share * 10),
  ),
  // A count that was printed counts as it is.
  R_ANC: (numbers) => (numbers.has('NEUT#') ? null : NEUTROPHILS(numbers)),
  R_VWF: quotient('VWFACT', 'VWFAG'),
  R_HEMOL: HAEMOLYSIS,
  R_MEGAL: from(['MCV', ({ isHigh }) => Number(isHigh('RET%'))], (volume = 0, isRegenerating = 0) =>
    isAbove(volume, 115) ? 1 - isRegenerating : 0,
  ),
};
