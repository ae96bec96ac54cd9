/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 排序，前面加 - 为降序
 */
export type DataItemSort = typeof DataItemSort[keyof typeof DataItemSort];


export const DataItemSort = {
  results: 'results',
  '-results': '-results',
  name: 'name',
  '-name': '-name',
  code: 'code',
  '-code': '-code',
  first: 'first',
  '-first': '-first',
  last: 'last',
  '-last': '-last',
} as const;
