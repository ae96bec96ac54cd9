/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 类型
 */
export type ResearchDictionaryColumnType = typeof ResearchDictionaryColumnType[keyof typeof ResearchDictionaryColumnType];


export const ResearchDictionaryColumnType = {
  integer: 'integer',
  number: 'number',
  category: 'category',
  text: 'text',
} as const;
