/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface OriginalLaboratory {
  original_laboratory_name: string;
  original_specimen: string;
}
