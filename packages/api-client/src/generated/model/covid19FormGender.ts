/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type Covid19FormGender = typeof Covid19FormGender[keyof typeof Covid19FormGender];


export const Covid19FormGender = {
  男: '男',
  女: '女',
  '': '',
} as const;
