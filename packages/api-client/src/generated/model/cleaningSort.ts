/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 排序，前面加 - 为降序
 */
export type CleaningSort = typeof CleaningSort[keyof typeof CleaningSort];


export const CleaningSort = {
  results: 'results',
  '-results': '-results',
  last_at: 'last_at',
  '-last_at': '-last_at',
  name: 'name',
  '-name': '-name',
  unit: 'unit',
  '-unit': '-unit',
} as const;
