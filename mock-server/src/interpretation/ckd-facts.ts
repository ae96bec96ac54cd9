import { answerCkd } from '@jianwei/clinical-rules/ckd/ckd-wire';
import type { CkdWireInput, CkdWireResult } from '@jianwei/clinical-rules/ckd/ckd-wire';
import { normaliseUnit } from '@jianwei/clinical-rules/units/unit';
import type { JudgedReport, PatientRecord } from './patient-record.ts';
import { rowByCode, valueText } from './value-text.ts';

/** Rows of a report that the staging shows, in this order. UAER and UPCR are codes of laboratories, not of the catalogue. */
export const CKD_CODES = ['CREA', 'EGFR', 'CYSC', 'UREA', 'UACR', 'UAER', 'UPCR', 'UPRO', 'UTP24'] as const;

/** A dipstick alone belongs to every urinalysis and makes no kidney report. */
const STAGING_CODES = ['EGFR', 'CREA', 'UACR', 'UAER', 'UPCR'];

export function isCkdReport(judged: JudgedReport): boolean {
  return judged.rows.some((row) => STAGING_CODES.includes(row.code));
}

function creatinineOf(judged: JudgedReport): string | undefined {
  const row = judged.rows.find(({ code, store }) => code === 'CREA' && !store.specimen.includes('尿'));
  return valueText(row, 'μmol/L');
}

/** ACR in the unit of the report where the rule knows it. */
function acrOf(judged: JudgedReport): Pick<CkdWireInput, 'acr' | 'acr_unit'> {
  const row = rowByCode(judged, 'UACR');
  const unit = row && normaliseUnit(row.store.unit) === 'mg/mmol' ? 'mg/mmol' : 'mg/g';
  return { acr: valueText(row, unit), acr_unit: unit };
}

function inputOf(judged: JudgedReport): CkdWireInput {
  const { ageYears, sex } = judged.person;
  return {
    age: ageYears,
    sex,
    egfr: valueText(rowByCode(judged, 'EGFR'), 'mL/min/1.73m²'),
    creatinine: creatinineOf(judged),
    ...acrOf(judged),
    aer: valueText(rowByCode(judged, 'UAER'), 'mg/24h'),
    pcr: valueText(rowByCode(judged, 'UPCR'), 'mg/g', 'UACR'),
    dipstick: rowByCode(judged, 'UPRO')?.store.result,
  };
}

/** The eGFR of the last report before this one that has any. */
function previousEgfr(record: PatientRecord, judged: JudgedReport): number | undefined {
  for (const earlier of record.reports) {
    if (earlier.report.report_time >= judged.report.report_time || !isCkdReport(earlier)) continue;
    const { egfr } = answerCkd(inputOf(earlier));
    if (egfr !== undefined) return egfr;
  }
  return undefined;
}

/** Stage and risk of one report; the report before it tells how far the eGFR fell. */
export function ckdAnswer(record: PatientRecord, judged: JudgedReport): CkdWireResult {
  return answerCkd({ ...inputOf(judged), previous_egfr: previousEgfr(record, judged) });
}
