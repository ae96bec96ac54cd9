/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 未能解读的录入结果
 */
export interface AssistUninterpreted {
  laboratory_id: string;
  laboratory_name: string;
  reason: string;
}
