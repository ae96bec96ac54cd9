/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListResearchProjectsOwner = typeof ListResearchProjectsOwner[keyof typeof ListResearchProjectsOwner];


export const ListResearchProjectsOwner = {
  all: 'all',
  me: 'me',
  department: 'department',
} as const;
