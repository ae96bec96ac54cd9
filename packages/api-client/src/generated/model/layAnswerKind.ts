/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 回答的种类，按此顺序判断
 */
export type LayAnswerKind = typeof LayAnswerKind[keyof typeof LayAnswerKind];


export const LayAnswerKind = {
  emergency: 'emergency',
  forbidden: 'forbidden',
  report: 'report',
  knowledge: 'knowledge',
  unknown: 'unknown',
} as const;
