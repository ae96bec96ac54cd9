import { isAbove, isBelow } from '../core/number.ts';
import { anyGlucose, count, from, is, ofAnyGlucose, quotient, upperOf } from './formula.ts';
import type { Formulas } from './formula.ts';

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
  R_ASCLDH: quotient('ASC-LDH', upperOf('LDH')),
  R_RUNYON: count(['ASC-TP', 'ASC-GLU', 'ASC-LDH'], ({ of, upper }) => [
    is(of('ASC-TP'), isAbove, 10),
    is(of('ASC-GLU'), isBelow, 2.8),
    is(of('ASC-LDH'), isAbove, upper('LDH') ?? Infinity),
  ]),
};
