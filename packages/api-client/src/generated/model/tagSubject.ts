/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 标注的对象
 */
export type TagSubject = typeof TagSubject[keyof typeof TagSubject];


export const TagSubject = {
  disease: 'disease',
  laboratory: 'laboratory',
} as const;
