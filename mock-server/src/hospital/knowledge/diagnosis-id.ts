import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { DiagnosisId } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { reference } from '@jianwei/clinical-rules/tables/shapes';

const IDS: ReadonlySet<string> = new Set(DIAGNOSES.map(({ id }) => id));

/** A diagnosis of the rule base. */
export const DIAGNOSIS_ID = reference<DiagnosisId>('diagnosis', (id) => IDS.has(id));
