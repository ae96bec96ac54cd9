/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 伦理批件号，1 至 40 个字；还没有时为空
 * @maxLength 40
 */
export type ResearchEthicsNumber = string;
