/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 手术方式
 */
export type ThyroidFollowUpFormOperation = typeof ThyroidFollowUpFormOperation[keyof typeof ThyroidFollowUpFormOperation];


export const ThyroidFollowUpFormOperation = {
  单侧切除: '单侧切除',
  双侧切除: '双侧切除',
  '': '',
} as const;
