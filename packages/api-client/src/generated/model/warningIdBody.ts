/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface WarningIdBody {
  warning_id: string;
}
