/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 版本号，≥1 的整数；保存时带回读到的那一个
 * @minimum 1
 */
export type ManagedRevision = number;
