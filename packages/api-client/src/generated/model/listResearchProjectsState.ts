/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListResearchProjectsState = typeof ListResearchProjectsState[keyof typeof ListResearchProjectsState];


export const ListResearchProjectsState = {
  draft: 'draft',
  running: 'running',
  closed: 'closed',
  deleted: 'deleted',
} as const;
