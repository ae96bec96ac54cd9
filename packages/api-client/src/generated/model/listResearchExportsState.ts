/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListResearchExportsState = typeof ListResearchExportsState[keyof typeof ListResearchExportsState];


export const ListResearchExportsState = {
  ready: 'ready',
  waiting: 'waiting',
  refused: 'refused',
  used: 'used',
  expired: 'expired',
} as const;
