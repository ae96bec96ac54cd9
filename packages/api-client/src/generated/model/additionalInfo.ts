/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface AdditionalInfo {
  title: string;
  content: string;
}
