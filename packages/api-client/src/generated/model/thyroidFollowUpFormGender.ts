/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ThyroidFollowUpFormGender = typeof ThyroidFollowUpFormGender[keyof typeof ThyroidFollowUpFormGender];


export const ThyroidFollowUpFormGender = {
  男: '男',
  女: '女',
  '': '',
} as const;
