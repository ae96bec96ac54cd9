/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 由当前账号创建
 */
export type IsMine = boolean;
