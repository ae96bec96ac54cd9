import { isAbove, isAtLeast, isAtMost, isBelow } from '../core/number.ts';
import { labsBehind } from './derived-codes.ts';
import { count, divide, from, is, orElse, quotient } from './formula.ts';
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
  const [indirect, total] = [of('R_IBIL'), of('TBIL')];
  const isIndirect = isHigh('R_IBIL') && (total === null || is(indirect, isAtLeast, 0.6 * total));
  return [isHigh('LDH'), isIndirect].filter(Boolean).length;
};

/** Red cells, haemolysis, clotting and haemophagocytosis. */
export const BLOOD_FORMULAS: Formulas = {
  R_MENTZER: quotient('MCV', 'RBC'),
  R_MENTZL: from(['R_MENTZER', 'RBC'], (index = 0, cells = 0) =>
    isAtLeast(index, 13) && isBelow(index, 14) && isAtLeast(cells, 5) ? 1 : 0,
  ),
  R_RDWI: from(['MCV', 'RDW-CV', 'RBC'], (volume = 0, width = 0, cells = 0) => divide(volume * width, cells)),
  R_PVHB: ({ of, person: { sex } }) => {
    const haemoglobin = of('HGB');
    return haemoglobin === null || sex === null ? null : haemoglobin - (sex === 'male' ? 165 : 160);
  },
  R_PVHCT: ({ of, person: { sex } }) => {
    const haematocrit = of('HCT');
    return haematocrit === null || sex === null ? null : haematocrit - (sex === 'male' ? 0.49 : 0.48);
  },
  R_HLH: HLH,
  R_HLHS: from(['R_HLH', 'FER'], (met = 0, ferritin = 0) => (met === 2 && isAtLeast(ferritin, 3000) ? 1 : 0)),
  R_RETA: orElse(
    'RETA',
    from(['RBC', 'RET%'], (cells = 0, share = 0) => cells * share * 10),
  ),
  // A count that was printed counts as it is.
  R_ANC: ({ of, has }) => {
    const [cells, share] = [of('WBC'), of('NEUT%')];
    return has('NEUT#') || cells === null || share === null ? null : (cells * share) / 100;
  },
  R_VWF: quotient('VWFACT', 'VWFAG'),
  R_HEMOL: HAEMOLYSIS,
  R_MEGAL: ({ of, isHigh }) => {
    const volume = of('MCV');
    return volume === null ? null : isAbove(volume, 115) && !isHigh('RET%') ? 1 : 0;
  },
};
