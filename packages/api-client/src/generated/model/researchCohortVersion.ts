/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 定义的格式
 */
export type ResearchCohortVersion = typeof ResearchCohortVersion[keyof typeof ResearchCohortVersion];


export const ResearchCohortVersion = {
  NUMBER_1: 1,
} as const;
