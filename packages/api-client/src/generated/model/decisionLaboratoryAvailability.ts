/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 患者是否已有该项结果
 */
export type DecisionLaboratoryAvailability = typeof DecisionLaboratoryAvailability[keyof typeof DecisionLaboratoryAvailability];


export const DecisionLaboratoryAvailability = {
  present: 'present',
  repeat: 'repeat',
  missing: 'missing',
  unlisted: 'unlisted',
  unknown: 'unknown',
} as const;
