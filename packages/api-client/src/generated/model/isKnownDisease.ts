/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 已知的疾病，而非疑似；不再标可靠性
 */
export type IsKnownDisease = boolean;
