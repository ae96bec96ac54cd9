/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 须改正的栏
 */
export type AssistFaultField = typeof AssistFaultField[keyof typeof AssistFaultField];


export const AssistFaultField = {
  code: 'code',
  result: 'result',
  unit: 'unit',
  reference_interval: 'reference_interval',
} as const;
