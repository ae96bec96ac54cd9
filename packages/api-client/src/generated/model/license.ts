/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { LicenseState } from './licenseState.ts';

export interface License {
  /** 0 未激活，1 有效，2 试用，3 已过期 */
  state: LicenseState;
  /** 剩余天数 */
  limit?: number;
}
