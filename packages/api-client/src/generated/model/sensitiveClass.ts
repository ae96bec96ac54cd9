/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 敏感类别，默认不随链接公开
 */
export type SensitiveClass = typeof SensitiveClass[keyof typeof SensitiveClass];


export const SensitiveClass = {
  hiv: 'hiv',
  syphilis: 'syphilis',
  tumour: 'tumour',
  genetics: 'genetics',
  pregnancy: 'pregnancy',
} as const;
