import { isAbove, isBelow } from '../core/number.ts';
import { anyGlucose, count, from, is, ofAnyGlucose, quotient, upperOf } from './formula.ts';
import type { Formula, Formulas } from './formula.ts';

/** Red cells (10^6/L) from which ascites is bloody, and how many of them bring one neutrophil with them (AASLD 2021). */
const [BLOODY_ABOVE, CELLS_PER_NEUTROPHIL] = [10_000, 250];

/** Neutrophils that bleeding brought; 0 of a fluid that is not bloody. */
export function broughtByBlood(redCells: number | null): number {
  return redCells !== null && isAbove(redCells, BLOODY_ABOVE) ? redCells / CELLS_PER_NEUTROPHIL : 0;
}

const NEUTROPHILS: Formula = ({ of, has, atLeast }) => {
  const [cells, share] = [atLeast('ASC-WBC'), of('ASC-PMN%')];
  // A count that was printed counts as it is.
  if (has('ASC-PMN') || cells === null || share === null) return null;
  return Math.max((cells * share) / 100 - broughtByBlood(of('ASC-RBC')), 0);
};

const NEUTROPHILS_OF_BLOODY: Formula = ({ of }) => {
  const [neutrophils, brought] = [of('ASC-PMN'), broughtByBlood(of('ASC-RBC'))];
  return neutrophils === null || brought === 0 ? null : Math.max(neutrophils - brought, 0);
};

/** Pleural, pericardial, abdominal and cerebrospinal fluid beside the blood. */
export const FLUID_FORMULAS: Formulas = {
  R_PFTP: quotient('PF-TP', 'TP'),
  R_PFLDH: quotient('PF-LDH', 'LDH'),
  R_PFLDHU: quotient('PF-LDH', upperOf('LDH')),
  R_PFCEA: quotient('PF-CEA', 'CEA'),
  R_CSFGLU: ofAnyGlucose(quotient('CSF-GLU', anyGlucose)),
  R_PCFTP: quotient('PCF-TP', 'TP'),
  R_PCFLDH: quotient('PCF-LDH', 'LDH'),
  R_PCFLDHU: quotient('PCF-LDH', upperOf('LDH')),
  R_SAAG: from(['ALB', 'ASC-ALB'], (serum = 0, fluid = 0) => serum - fluid),
  R_ASCPMN: NEUTROPHILS,
  R_ASCPMNC: NEUTROPHILS_OF_BLOODY,
  R_ASCLDH: quotient('ASC-LDH', upperOf('LDH')),
  R_RUNYON: count(['ASC-TP', 'ASC-GLU', 'ASC-LDH'], ({ of, upper }) => [
    is(of('ASC-TP'), isAbove, 10),
    is(of('ASC-GLU'), isBelow, 2.8),
    is(of('ASC-LDH'), isAbove, upper('LDH') ?? Infinity),
  ]),
};
