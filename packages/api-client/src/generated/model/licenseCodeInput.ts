/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface LicenseCodeInput {
  /** @minLength 1 */
  activation_code: string;
}
