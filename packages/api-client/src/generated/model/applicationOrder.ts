/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export interface ApplicationOrder {
  application_id: string;
  /**
     * 1 至 n，按列表顺序
     * @minimum 1
     */
  sort: number;
}
