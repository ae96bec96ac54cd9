/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type PageSize12Parameter = number;
