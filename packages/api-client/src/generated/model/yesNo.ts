/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 有或无
 */
export type YesNo = typeof YesNo[keyof typeof YesNo];


export const YesNo = {
  有: '有',
  无: '无',
  '': '',
} as const;
