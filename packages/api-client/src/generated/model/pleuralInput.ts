/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PatientId } from './patientId.ts';
import type { PleuralValues } from './pleuralValues.ts';

/**
 * total_protein 为血清，protein_quantification 为胸水
 */
export type PleuralInput = PleuralValues & {
  patient_id?: PatientId;
  /**
     * 报告编号；新建时为空或没有
     * @maxLength 200
     */
  report_id?: string;
};
