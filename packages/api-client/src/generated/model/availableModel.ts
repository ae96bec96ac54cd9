/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface AvailableModel {
  artifact_id: string;
  enable: boolean;
  name?: string;
}
