/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface ReadShareInput {
  /** @minLength 1 */
  token: string;
}
