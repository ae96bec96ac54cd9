/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface ApplicationBrief {
  application_id: string;
  api_type: number;
  name: string;
  application_icon: string;
}
