/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApplicationId } from './applicationId.ts';

/**
 * 我的应用中的一项
 */
export interface ApplicationOrder {
  application_id: ApplicationId;
  /**
     * 列表中的位置，1–1000 位
     * @minimum 1
     * @maximum 1000
     */
  sort: number;
}
