/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一套判读规则及其版本
 */
export interface RuleEditions {
  /** 规则名称 */
  name: string;
  /** 现行版本，由旧到新 */
  versions: string[];
}
