/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface RadarPoint {
  name: string;
  value: number;
  max: number;
}
