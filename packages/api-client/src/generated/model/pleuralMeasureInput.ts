/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PleuralValues } from './pleuralValues.ts';

export type PleuralMeasureInput = PleuralValues & {
  /** empty or absent for a new report */
  report_id?: string;
};
