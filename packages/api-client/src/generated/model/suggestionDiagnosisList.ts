/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { SuggestionDiagnosis } from './suggestionDiagnosis.ts';

/**
 * 疑似诊断的列表
 */
export interface SuggestionDiagnosisList {
  /** 可靠性高者在前，其次得分高者 */
  data: SuggestionDiagnosis[];
}
