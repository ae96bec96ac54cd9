/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { DateTime } from './dateTime.ts';

export interface PleuralLaboratory {
  original_result: string;
  range_lower?: string;
  range_upper?: string;
  laboratory_name?: string;
  original_specimen?: string;
  original_units?: string;
  report_id?: string;
  report_time?: DateTime;
}
