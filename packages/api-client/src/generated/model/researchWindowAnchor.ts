/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 从何日算起；calendar 为队列的日历范围
 */
export type ResearchWindowAnchor = typeof ResearchWindowAnchor[keyof typeof ResearchWindowAnchor];


export const ResearchWindowAnchor = {
  entry: 'entry',
  calendar: 'calendar',
} as const;
