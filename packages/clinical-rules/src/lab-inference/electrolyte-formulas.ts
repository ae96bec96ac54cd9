import { isAbove, isAtLeast, isAtMost, isBelow, roundHalfUp } from '../core/number.ts';
import { anyGlucose, divide, from, ofAnyGlucose } from './formula.ts';
import type { Formula, Formulas } from './formula.ts';

/** Albumin g/L below which calcium and anion gap are corrected. */
const ALBUMIN_FULL = 40;
/** Blood alcohol mg/dL per mmol/L. */
const ETHANOL_PER_MMOL = 4.6;

const OSMOLALITY: Formula = (numbers) => {
  const { of } = numbers;
  const [measured, sodium, glucose, urea] = [of('OSM'), of('NA'), anyGlucose(numbers), of('UREA')];
  if (measured === null || sodium === null || glucose === null || urea === null) return of('OSMGAP');
  return measured - (2 * sodium + glucose + urea + (of('ETOH') ?? 0) / ETHANOL_PER_MMOL);
};

/** Figge 1998: 0.25 mmol/L per g/L of albumin below 40. */
const ANION_GAP: Formula = ({ of }) => {
  const [sodium, chloride, bicarbonate] = [of('NA'), of('CL'), of('R_BIC')];
  const gap = sodium === null || chloride === null || bicarbonate === null ? of('AG') : sodium - chloride - bicarbonate;
  const albumin = of('ALB');
  if (gap === null || albumin === null || albumin >= ALBUMIN_FULL) return gap;
  return gap + 0.25 * (ALBUMIN_FULL - albumin);
};

/** Payne 1973: only a low albumin corrects, upwards. */
const CORRECTED_CALCIUM: Formula = ({ of }) => {
  const [calcium, albumin] = [of('CA'), of('ALB')];
  if (calcium === null || albumin === null || albumin >= ALBUMIN_FULL) return calcium;
  return calcium + 0.02 * (ALBUMIN_FULL - albumin);
};

/** Measured, else Henderson-Hasselbalch with 0.0307 mmol/L per mmHg and pK 6.1. */
const BICARBONATE: Formula = ({ of }) => {
  const [ph, pco2] = [of('PH'), of('PCO2')];
  return of('HCO3') ?? (ph === null || pco2 === null ? null : roundHalfUp(0.0307 * pco2 * 10 ** (ph - 6.1), 1));
};

/** Winter: PaCO2 beyond 1.5 × HCO3 + 8 in metabolic acidosis. */
const WINTER = from(['PCO2', 'R_HCO3', 'PH'], (pco2 = 0, bicarbonate = 0, ph = 0) =>
  isBelow(bicarbonate, 22) && isAtMost(ph, 7.4) ? pco2 - (1.5 * bicarbonate + 8) : null,
);

const POTENTIAL_BICARBONATE = from(['R_HCO3', 'R_AGC'], (bicarbonate = 0, gap = 0) =>
  isAbove(gap, 16) && (isBelow(bicarbonate, 22) || isAtLeast(gap, 20)) ? bicarbonate + gap - 16 : null,
);

/** Electrolytes, acid-base, osmolality and what the kidneys do with them. */
export const ELECTROLYTE_FORMULAS: Formulas = {
  R_CACORR: { formula: CORRECTED_CALCIUM, judgedBy: 'CA' },
  R_HCO3: { formula: BICARBONATE, judgedBy: 'HCO3' },
  R_BIC: ({ of }) => of('R_HCO3') ?? of('CO2CP'),
  R_AGC: ANION_GAP,
  R_WINTER: WINTER,
  R_POTHCO3: POTENTIAL_BICARBONATE,
  R_OSMGAP: ofAnyGlucose(OSMOLALITY),
  R_TONM: ({ of }) => {
    const [measured, urea] = [of('OSM'), of('UREA')];
    return measured === null || urea === null ? null : measured - urea - (of('ETOH') ?? 0) / ETHANOL_PER_MMOL;
  },
  R_TON: ofAnyGlucose((numbers) => {
    const { of } = numbers;
    const [sodium, glucose] = [of('NA'), anyGlucose(numbers)];
    return of('R_TONM') ?? of('OSM') ?? (sodium === null || glucose === null ? null : 2 * sodium + glucose);
  }),
  R_NACORR: ofAnyGlucose((numbers) => {
    const [sodium, glucose] = [numbers.of('NA'), anyGlucose(numbers)];
    return sodium === null || glucose === null || glucose <= 5.5 ? sodium : sodium + (2.4 * (glucose - 5.5)) / 5.5;
  }),
  R_FENA: from(['UNA', 'CREA', 'NA', 'UCREA'], (urine = 0, creatinine = 0, serum = 0, urineCreatinine = 0) =>
    divide(urine * creatinine * 100, serum * urineCreatinine * 1000),
  ),
  R_FEUREA: from(['UUREA', 'CREA', 'UREA', 'UCREA'], (urine = 0, creatinine = 0, serum = 0, urineCreatinine = 0) =>
    divide(urine * creatinine * 100, serum * urineCreatinine * 1000),
  ),
  R_UAG: from(['UNA', 'UK', 'UCL'], (sodium = 0, potassium = 0, chloride = 0) => sodium + potassium - chloride),
  R_PF: ({ of }) => {
    const [oxygen, share] = [of('PO2'), of('FIO2')];
    if (share === null) return of('OI');
    return oxygen === null || !isAbove(share, 21) ? null : oxygen / (share / 100);
  },
};
