/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 导出的状态
 */
export type ResearchExportState = typeof ResearchExportState[keyof typeof ResearchExportState];


export const ResearchExportState = {
  ready: 'ready',
  waiting: 'waiting',
  refused: 'refused',
  used: 'used',
  expired: 'expired',
} as const;
