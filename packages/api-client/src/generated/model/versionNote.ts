/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface VersionNote {
  title: string;
  content: string;
  date: string;
}
