/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 相近提问的核准
 */
export type ResearchNearState = typeof ResearchNearState[keyof typeof ResearchNearState];


export const ResearchNearState = {
  waiting: 'waiting',
  allowed: 'allowed',
  refused: 'refused',
} as const;
