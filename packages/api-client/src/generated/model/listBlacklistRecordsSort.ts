/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListBlacklistRecordsSort = typeof ListBlacklistRecordsSort[keyof typeof ListBlacklistRecordsSort];


export const ListBlacklistRecordsSort = {
  time: 'time',
  '-time': '-time',
  event: 'event',
  '-event': '-event',
  nickname: 'nickname',
  '-nickname': '-nickname',
  kind: 'kind',
  '-kind': '-kind',
  summary: 'summary',
  '-summary': '-summary',
  by: 'by',
  '-by': '-by',
  address: 'address',
  '-address': '-address',
} as const;
