/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PleuralValue } from './pleuralValue.ts';

/**
 * Light 标准所用的四项结果；血清总蛋白 20–120 g/L，胸水蛋白定量 0–100 g/L，血清与胸水乳酸脱氢酶 0–20000 U/L，超出时拒绝
 */
export interface PleuralValues {
  total_protein?: PleuralValue;
  protein_quantification?: PleuralValue;
  blood_lactate_dehydrogenase?: PleuralValue;
  fluid_lactate_dehydrogenase?: PleuralValue;
}
