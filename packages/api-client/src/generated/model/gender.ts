/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 性别
 */
export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  男: '男',
  女: '女',
} as const;
