/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 计数单位
 */
export type ResearchCohortUnit = typeof ResearchCohortUnit[keyof typeof ResearchCohortUnit];


export const ResearchCohortUnit = {
  patient: 'patient',
} as const;
