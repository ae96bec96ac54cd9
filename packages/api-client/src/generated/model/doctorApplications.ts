/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Application } from './application.ts';

/**
 * 全部应用与我的应用
 */
export interface DoctorApplications {
  /** 医院提供的全部应用 */
  applications: Application[];
  /** 当前账号的应用，按顺序 */
  my_applications: Application[];
}
