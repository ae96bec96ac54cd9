/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PleuralValues } from './pleuralValues.ts';

/**
 * total_protein 为血清，protein_quantification 为胸水
 */
export type PleuralInput = PleuralValues & {
  patient_id?: string;
  /** empty or absent for a new report */
  report_id?: string;
};
