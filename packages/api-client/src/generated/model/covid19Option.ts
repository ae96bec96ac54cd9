/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface Covid19Option {
  key: number;
  label: string;
}
