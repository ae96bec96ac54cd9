/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 程度
 */
export type LayAdviceLevel = typeof LayAdviceLevel[keyof typeof LayAdviceLevel];


export const LayAdviceLevel = {
  urgent: 'urgent',
  today: 'today',
  soon: 'soon',
  routine: 'routine',
} as const;
