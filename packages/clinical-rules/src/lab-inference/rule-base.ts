import { BLOOD_DIAGNOSES } from './blood-diagnoses.ts';
import { HEART_TUMOUR_IMMUNE_DIAGNOSES } from './heart-tumour-immune-diagnoses.ts';
import { INFECTION_DIGESTIVE_DIAGNOSES } from './infection-digestive-diagnoses.ts';
import { KIDNEY_METABOLIC_DIAGNOSES } from './kidney-metabolic-diagnoses.ts';
import type { DiagnosisRule } from './rule-row.ts';

/** Version of rows and algorithm together; a change of either raises it. */
export const INFERENCE_VERSION = '1.0';
export const INFERENCE_SOURCE = '检验解读规则库（逐条来源见各诊断）';

const ALL = [
  ...BLOOD_DIAGNOSES,
  ...INFECTION_DIGESTIVE_DIAGNOSES,
  ...KIDNEY_METABOLIC_DIAGNOSES,
  ...HEART_TUMOUR_IMMUNE_DIAGNOSES,
];

export type DiagnosisId = (typeof ALL)[number]['id'];

export const DIAGNOSES: readonly DiagnosisRule<DiagnosisId>[] = ALL;

const BY_ID = new Map<string, DiagnosisRule<DiagnosisId>>(DIAGNOSES.map((rule) => [rule.id, rule]));

export function findDiagnosis(id: string): DiagnosisRule<DiagnosisId> | undefined {
  return BY_ID.get(id);
}

/** Diagnoses whose cut-offs were checked against a public source; the others are guideline values not re-read. */
export const VERIFIED_CUT_OFFS: ReadonlySet<string> = new Set<DiagnosisId>(['DIC', 'PANCR', 'MM', 'DM', 'HF']);
