/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';

export interface SuggestionDiagnosisList {
  data: SuggestionDiagnosis[];
}
