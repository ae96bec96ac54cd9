/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 项目的状态
 */
export type ResearchProjectState = typeof ResearchProjectState[keyof typeof ResearchProjectState];


export const ResearchProjectState = {
  draft: 'draft',
  running: 'running',
  closed: 'closed',
} as const;
