/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 无内容的成功回答
 */
export interface EmptyBody { [key: string]: unknown }
