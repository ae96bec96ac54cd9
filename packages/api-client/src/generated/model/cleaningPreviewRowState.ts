/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 判定
 */
export type CleaningPreviewRowState = typeof CleaningPreviewRowState[keyof typeof CleaningPreviewRowState];


export const CleaningPreviewRowState = {
  normal: 'normal',
  high: 'high',
  low: 'low',
  undetermined: 'undetermined',
} as const;
