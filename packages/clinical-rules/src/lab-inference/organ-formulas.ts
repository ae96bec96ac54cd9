import { isAbove, isAtLeast, isAtMost, isBelow } from '../core/number.ts';
import { count, from, is, orElse, overFloor, quotient, upperOf } from './formula.ts';
import type { Formula, Formulas } from './formula.ts';

/** Albumin g/L below which phenytoin is corrected. */
const ALBUMIN_LOW = 35;

/** ROMA (Moore 2009; Roche cut-offs 11.4 before and 29.9 from 50 years): risk over cut-off, women only. */
const ROMA: Formula = (numbers) => {
  const { sex, ageYears } = numbers.person;
  if (sex !== 'female' || ageYears === null) return null;
  return from(['HE4', 'CA125'], (he4 = 0, ca125 = 0) => {
    if (he4 <= 0 || ca125 <= 0) return null;
    const isYoung = ageYears < 50;
    const index = isYoung
      ? -12 + 2.38 * Math.log(he4) + 0.0626 * Math.log(ca125)
      : -8.09 + 1.04 * Math.log(he4) + 0.732 * Math.log(ca125);
    const risk = (100 * Math.exp(index)) / (1 + Math.exp(index));
    return risk / (isYoung ? 11.4 : 29.9);
  })(numbers);
};

const HOMA = from(['GLU', 'INS'], (glucose = 0, insulin = 0) => (glucose * insulin) / 22.5);

const CHOLESTASIS = from(['ALP', upperOf('ALP'), 'R_R', 'GGT'], (alp = 0, upper = 0, ratio = 0) =>
  isAtLeast(alp, 2 * upper) && isAtMost(ratio, 2) ? 1 : 0,
);

/** Liver, kidneys, glucose, hormones, muscles and tumour markers. */
export const ORGAN_FORMULAS: Formulas = {
  R_R: quotient(quotient('ALT', upperOf('ALT')), quotient('ALP', upperOf('ALP'))),
  R_AST_ALT: quotient('AST', 'ALT'),
  R_UREA_CREA: quotient('UREA', 'CREA', 1000),
  R_CREA_BASE: quotient('CREA', 'CREA_BASE'),
  D_CREA48: from(['CREA', 'CREA_48H'], (now = 0, then = 0) => now - then),
  R_DM2: count(['GLU', 'OGTT2H', 'HBA1C'], ({ of }) => [
    is(of('GLU'), isAtLeast, 7),
    is(of('OGTT2H'), isAtLeast, 11.1),
    is(of('HBA1C'), isAtLeast, 6.5),
  ]),
  R_IGAC3: quotient('IGA', 'C3'),
  // Sheiner-Tozer: only an albumin below 35 g/L corrects.
  R_PHTC: from(['PHT', ({ of }) => of('ALB') ?? ALBUMIN_LOW], (phenytoin = 0, albumin = 0) =>
    albumin >= ALBUMIN_LOW ? phenytoin : phenytoin / (0.02 * albumin + 0.1),
  ),
  R_LH_FSH: quotient('LH', 'FSH'),
  // Of fasting blood: beside a random glucose nobody knows which of the two the insulin belongs to.
  R_HOMA: (numbers) => (numbers.has('GLU-R') ? null : HOMA(numbers)),
  R_ARR: overFloor('PAC', 'PRA', 0.2),
  R_ARRD: overFloor('PAC', 'DRC', 2),
  R_IBIL: {
    formula: orElse(
      'IBIL',
      from(['TBIL', 'DBIL'], (total = 0, direct = 0) => total - direct),
    ),
    judgedBy: 'IBIL',
  },
  R_DB_TB: quotient('DBIL', 'TBIL'),
  R_ROMA: ROMA,
  // A growth that the laboratory calls a contamination is no organism of the patient.
  R_BCREAL: ({ isPositive }) => (isPositive('BC') ? Number(!isPositive('BCCON')) : null),
  // Candida in the blood raises the glucan by itself: then it says nothing of Pneumocystis, unless few CD4 cells speak for it.
  R_OTHFUN: ({ of, isPositive }) =>
    isPositive('BCFUN') ? Number(!isPositive('PJNA') && !is(of('CD4'), isBelow, 200)) : null,
  R_MUSC: from(
    ['CK', upperOf('CK'), 'R_AST_ALT', 'ALT', upperOf('ALT')],
    (kinase = 0, kinaseUpper = 0, ratio = 0, alt = 0, altUpper = 0) =>
      isAbove(kinase, 5 * kinaseUpper) && isAtLeast(ratio, 2) && isBelow(alt, 5 * altUpper) ? 1 : 0,
  ),
  R_CHOLR: from(
    [CHOLESTASIS, ({ isHigh }) => Number(isHigh('GGT'))],
    (isPattern = 0, isHigh = 0) => isPattern * isHigh,
  ),
};
