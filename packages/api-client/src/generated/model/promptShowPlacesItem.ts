/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 一个位置
 */
export type PromptShowPlacesItem = typeof PromptShowPlacesItem[keyof typeof PromptShowPlacesItem];


export const PromptShowPlacesItem = {
  reading: 'reading',
  row: 'row',
  print: 'print',
  citizen: 'citizen',
} as const;
