/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LicenseState } from './licenseState.ts';

/**
 * 许可证的状态
 */
export interface License {
  /** 状态 */
  state: LicenseState;
  /** 剩余天数 */
  limit?: number;
}
