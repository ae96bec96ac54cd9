/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Reliability } from './reliability.ts';

export interface DiagnosisBrief {
  diagnosis_id: string;
  diagnosis_name: string;
  reliable: Reliability;
}
