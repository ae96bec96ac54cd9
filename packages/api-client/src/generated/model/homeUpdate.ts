/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface HomeUpdate {
  date: string;
  title: string;
}
