/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 待办
 */
export type LaboratoryTaskId = typeof LaboratoryTaskId[keyof typeof LaboratoryTaskId];


export const LaboratoryTaskId = {
  holds: 'holds',
  criticals: 'criticals',
  prompts: 'prompts',
  disputed: 'disputed',
  units: 'units',
} as const;
