/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 可解读率的哪一个数字
 */
export type InterpretabilityCounted = typeof InterpretabilityCounted[keyof typeof InterpretabilityCounted];


export const InterpretabilityCounted = {
  all: 'all',
  whole: 'whole',
  concluded: 'concluded',
} as const;
