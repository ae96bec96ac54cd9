/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 临床表现
 */
export interface ClinicalManifestations {
  /** 症状 */
  symptoms?: string;
  /** 体征 */
  signs?: string;
}
