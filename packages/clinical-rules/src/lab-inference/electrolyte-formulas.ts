import { isAbove, isAtLeast, isAtMost, isBelow, roundHalfUp } from '../core/number.ts';
import { anyGlucose, from, ofAnyGlucose, orElse } from './formula.ts';
import type { Formula, Formulas } from './formula.ts';

/** Blood alcohol mg/dL per mmol/L. */
const ETHANOL: Formula = ({ of }) => (of('ETOH') ?? 0) / 4.6;

const OSMOLALITY = from(
  ['OSM', 'NA', anyGlucose, 'UREA', ETHANOL],
  (measured = 0, sodium = 0, glucose = 0, urea = 0, ethanol = 0) => measured - (2 * sodium + glucose + urea + ethanol),
);

/** How many g/L of albumin below 40, which calcium and anion gap are corrected for; none where it was not measured. */
const ALBUMIN_LACK: Formula = ({ of }) => Math.max(0, 40 - (of('ALB') ?? 40));

const MEASURED_GAP = from(
  ['NA', 'CL', 'R_BIC'],
  (sodium = 0, chloride = 0, bicarbonate = 0) => sodium - chloride - bicarbonate,
);
const ANY_GAP: Formula = (numbers) => MEASURED_GAP(numbers) ?? numbers.of('AG');

/** How far a glucose lies above 5.5 mmol/L. */
const GLUCOSE_EXCESS: Formula = (numbers) => Math.max(0, (anyGlucose(numbers) ?? 0) - 5.5);

/** Measured, else Henderson-Hasselbalch with 0.0307 mmol/L per mmHg and pK 6.1. */
const BICARBONATE = orElse(
  'HCO3',
  from(['PH', 'PCO2'], (ph = 0, pco2 = 0) => roundHalfUp(0.0307 * pco2 * 10 ** (ph - 6.1), 1)),
);

/** Winter: PaCO2 beyond 1.5 × HCO3 + 8 in metabolic acidosis. */
const WINTER = from(['PCO2', 'R_HCO3', 'PH'], (pco2 = 0, bicarbonate = 0, ph = 0) =>
  isBelow(bicarbonate, 22) && isAtMost(ph, 7.4) ? pco2 - (1.5 * bicarbonate + 8) : null,
);

const POTENTIAL_BICARBONATE = from(['R_HCO3', 'R_AGC'], (bicarbonate = 0, gap = 0) =>
  isAbove(gap, 16) && (isBelow(bicarbonate, 22) || isAtLeast(gap, 20)) ? bicarbonate + gap - 16 : null,
);

/** No index of room air. */
const OXYGENATION = from(['PO2', 'FIO2'], (oxygen = 0, share = 0) =>
  isAbove(share, 21) ? oxygen / (share / 100) : null,
);

/** Electrolytes, acid-base, osmolality and what the kidneys do with them. */
export const ELECTROLYTE_FORMULAS: Formulas = {
  // Payne 1973: only a low albumin corrects, upwards.
  R_CACORR: { formula: from(['CA', ALBUMIN_LACK], (calcium = 0, lack = 0) => calcium + 0.02 * lack), judgedBy: 'CA' },
  R_HCO3: { formula: BICARBONATE, judgedBy: 'HCO3' },
  R_BIC: ({ of }) => of('R_HCO3') ?? of('CO2CP'),
  // Figge 1998: 0.25 mmol/L per g/L of albumin below 40.
  R_AGC: from([ANY_GAP, ALBUMIN_LACK], (gap = 0, lack = 0) => gap + 0.25 * lack),
  R_WINTER: WINTER,
  R_POTHCO3: POTENTIAL_BICARBONATE,
  R_OSMGAP: ofAnyGlucose((numbers) => OSMOLALITY(numbers) ?? numbers.of('OSMGAP')),
  R_TONM: from(['OSM', 'UREA', ETHANOL], (measured = 0, urea = 0, ethanol = 0) => measured - urea - ethanol),
  R_TON: ofAnyGlucose(
    orElse(
      'R_TONM',
      orElse(
        'OSM',
        from(['NA', anyGlucose], (sodium = 0, glucose = 0) => 2 * sodium + glucose),
      ),
    ),
  ),
  R_NACORR: ofAnyGlucose(from(['NA', GLUCOSE_EXCESS], (sodium = 0, excess = 0) => sodium + (2.4 * excess) / 5.5)),
  R_FENA: from(
    ['UNA', 'CREA', 'NA', 'UCREA'],
    (urine = 0, creatinine = 0, serum = 0, urineCreatinine = 0) =>
      (urine * creatinine * 100) / (serum * urineCreatinine * 1000),
  ),
  R_FEUREA: from(
    ['UUREA', 'CREA', 'UREA', 'UCREA'],
    (urine = 0, creatinine = 0, serum = 0, urineCreatinine = 0) =>
      (urine * creatinine * 100) / (serum * urineCreatinine * 1000),
  ),
  R_UAG: from(['UNA', 'UK', 'UCL'], (sodium = 0, potassium = 0, chloride = 0) => sodium + potassium - chloride),
  R_PF: (numbers) => (numbers.of('FIO2') === null ? numbers.of('OI') : OXYGENATION(numbers)),
};
