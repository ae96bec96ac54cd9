/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 异常标志
 */
export type LaboratoryRowAbnormalIndicator = typeof LaboratoryRowAbnormalIndicator[keyof typeof LaboratoryRowAbnormalIndicator];


export const LaboratoryRowAbnormalIndicator = {
  '升高（H）': '升高（H）',
  '降低（L）': '降低（L）',
} as const;
