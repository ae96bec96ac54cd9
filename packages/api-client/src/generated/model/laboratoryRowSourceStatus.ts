/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 外来结果的状态；正式结果没有此字段
 */
export type LaboratoryRowSourceStatus = typeof LaboratoryRowSourceStatus[keyof typeof LaboratoryRowSourceStatus];


export const LaboratoryRowSourceStatus = {
  preliminary: 'preliminary',
  corrected: 'corrected',
} as const;
