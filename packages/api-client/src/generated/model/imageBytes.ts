/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 图片内容
 */
export type ImageBytes = Blob;
