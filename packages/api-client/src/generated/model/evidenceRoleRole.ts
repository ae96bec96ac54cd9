/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 该行的作用
 */
export type EvidenceRoleRole = typeof EvidenceRoleRole[keyof typeof EvidenceRoleRole];


export const EvidenceRoleRole = {
  required: 'required',
  supporting: 'supporting',
  concurrent: 'concurrent',
  excluding: 'excluding',
} as const;
