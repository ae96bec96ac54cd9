/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 指标的状态；null 尚未填写
 * @nullable
 */
export type Covid19WarningItemValue = typeof Covid19WarningItemValue[keyof typeof Covid19WarningItemValue] | null;


export const Covid19WarningItemValue = {
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
} as const;
