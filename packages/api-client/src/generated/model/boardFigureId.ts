/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 是什么数字
 */
export type BoardFigureId = typeof BoardFigureId[keyof typeof BoardFigureId];


export const BoardFigureId = {
  reports: 'reports',
  criticals: 'criticals',
  readable: 'readable',
  holds: 'holds',
} as const;
