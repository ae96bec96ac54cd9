/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 1 升高，-1 降低；没有此字段表示没有方向
 */
export type LaboratoryRowAbnormalType = typeof LaboratoryRowAbnormalType[keyof typeof LaboratoryRowAbnormalType];


export const LaboratoryRowAbnormalType = {
  NUMBER_1: 1,
  NUMBER_MINUS_1: -1,
} as const;
