/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 机器标识
 */
export interface LicenseIdentifier {
  /** 申请许可证时使用的机器标识 */
  identifier: string;
}
