/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PleuralValue } from './pleuralValue.ts';

export interface PleuralValues {
  total_protein?: PleuralValue;
  protein_quantification?: PleuralValue;
  blood_lactate_dehydrogenase?: PleuralValue;
  fluid_lactate_dehydrogenase?: PleuralValue;
}
