/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 保存评估或读取报告的应用
 */
export type SavedApiType = typeof SavedApiType[keyof typeof SavedApiType];


export const SavedApiType = {
  NUMBER_3: 3,
  NUMBER_4: 4,
  NUMBER_5: 5,
  NUMBER_6: 6,
  NUMBER_7: 7,
  NUMBER_8: 8,
  NUMBER_9: 9,
  NUMBER_11: 11,
  NUMBER_12: 12,
  NUMBER_14: 14,
  NUMBER_15: 15,
} as const;
