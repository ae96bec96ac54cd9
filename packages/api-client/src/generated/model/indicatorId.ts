/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 指标
 */
export type IndicatorId = typeof IndicatorId[keyof typeof IndicatorId];


export const IndicatorId = {
  handled_in_time: 'handled_in_time',
  handling_median: 'handling_median',
  corrected: 'corrected',
  held: 'held',
  readable: 'readable',
  useful: 'useful',
} as const;
