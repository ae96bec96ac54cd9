/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验项目
 */
export type ThyroidReferenceItem = typeof ThyroidReferenceItem[keyof typeof ThyroidReferenceItem];


export const ThyroidReferenceItem = {
  tsh: 'tsh',
  ft3: 'ft3',
  ft4: 'ft4',
} as const;
