/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface GraceEvidence {
  name?: string;
  specimen?: string;
  result?: string;
  unit?: string;
  reference?: string;
}
