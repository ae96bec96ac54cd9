/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 记录所属工具的类型
 */
export type IssuePaperInputApiType = typeof IssuePaperInputApiType[keyof typeof IssuePaperInputApiType];


export const IssuePaperInputApiType = {
  NUMBER_5: 5,
  NUMBER_6: 6,
  NUMBER_8: 8,
  NUMBER_9: 9,
} as const;
