/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个版本的状态
 */
export type ModelState = typeof ModelState[keyof typeof ModelState];


export const ModelState = {
  in_use: 'in_use',
  shadow: 'shadow',
  off: 'off',
} as const;
