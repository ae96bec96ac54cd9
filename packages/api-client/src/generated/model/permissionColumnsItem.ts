/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个栏目
 */
export type PermissionColumnsItem = typeof PermissionColumnsItem[keyof typeof PermissionColumnsItem];


export const PermissionColumnsItem = {
  NUMBER_1: '1',
  NUMBER_2: '2',
  NUMBER_3: '3',
  NUMBER_4: '4',
} as const;
