/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 已被当前账号收藏
 */
export type IsCollected = boolean;
