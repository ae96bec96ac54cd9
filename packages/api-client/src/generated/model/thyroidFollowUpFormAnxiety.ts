/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 焦虑
 */
export type ThyroidFollowUpFormAnxiety = typeof ThyroidFollowUpFormAnxiety[keyof typeof ThyroidFollowUpFormAnxiety];


export const ThyroidFollowUpFormAnxiety = {
  无: '无',
  轻: '轻',
  中: '中',
  重: '重',
  '': '',
} as const;
