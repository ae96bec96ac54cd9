/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Application } from './application.ts';

/**
 * 应用的列表
 */
export interface ApplicationList {
  /** 应用，按顺序 */
  data: Application[];
}
