/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface ClinicalManifestations {
  symptoms?: string;
  signs?: string;
}
