/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 由什么得出
 */
export type ReadingFindingKind = typeof ReadingFindingKind[keyof typeof ReadingFindingKind];


export const ReadingFindingKind = {
  critical: 'critical',
  tool: 'tool',
  diagnosis: 'diagnosis',
  row: 'row',
  source_flag: 'source_flag',
  suspect: 'suspect',
  unread: 'unread',
  prompt: 'prompt',
  hold: 'hold',
} as const;
