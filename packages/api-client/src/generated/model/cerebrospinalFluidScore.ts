/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface CerebrospinalFluidScore {
  name: string;
  score: number;
}
