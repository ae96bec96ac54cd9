/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 用药名称
 */
export type ThyroidFollowUpFormMedicineName = typeof ThyroidFollowUpFormMedicineName[keyof typeof ThyroidFollowUpFormMedicineName];


export const ThyroidFollowUpFormMedicineName = {
  '优甲乐/50ug': '优甲乐/50ug',
  '雷替斯/50ug': '雷替斯/50ug',
  '': '',
} as const;
