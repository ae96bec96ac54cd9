/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Reliability } from './reliability.ts';

/**
 * 疑似诊断
 */
export interface SuggestionDiagnosis {
  diagnosis_id: string;
  diagnosis_name: string;
  reliable: Reliability;
  score: number;
  summary: string;
  /** 作为依据的 laboratory_id */
  evidences: string[];
  api_type?: number;
}
