/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 性别
 */
export type PushFactsSex = typeof PushFactsSex[keyof typeof PushFactsSex];


export const PushFactsSex = {
  男: '男',
  女: '女',
} as const;
