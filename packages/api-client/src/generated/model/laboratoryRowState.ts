/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 判定的状态
 */
export type LaboratoryRowState = typeof LaboratoryRowState[keyof typeof LaboratoryRowState];


export const LaboratoryRowState = {
  normal: 'normal',
  abnormal: 'abnormal',
  undetermined: 'undetermined',
} as const;
