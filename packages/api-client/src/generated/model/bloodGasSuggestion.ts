/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BloodGasSuggestionType } from './bloodGasSuggestionType.ts';

/**
 * 建议的病例类型及理由；由医师选择，不代为选定
 */
export interface BloodGasSuggestion {
  /** 建议的病例类型 */
  type: BloodGasSuggestionType;
  /** 建议的理由，如 2025-06-30 稳定期：PaCO₂ 55.2 而 pH 7.362，已代偿 */
  reasons: string[];
}
