/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 结果
 */
export type LeafResultResult = typeof LeafResultResult[keyof typeof LeafResultResult];


export const LeafResultResult = {
  true: 'true',
  false: 'false',
  undetermined: 'undetermined',
} as const;
