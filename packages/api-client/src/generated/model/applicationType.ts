/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 类型标志（字段名与取值由本项目定）
 */
export type ApplicationType = typeof ApplicationType[keyof typeof ApplicationType];


export const ApplicationType = {
  assessment: 'assessment',
  page: 'page',
} as const;
