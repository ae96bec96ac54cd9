/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 保存评估的应用
 */
export type SavedApiType = typeof SavedApiType[keyof typeof SavedApiType];


export const SavedApiType = {
  NUMBER_5: 5,
  NUMBER_6: 6,
  NUMBER_8: 8,
  NUMBER_9: 9,
} as const;
