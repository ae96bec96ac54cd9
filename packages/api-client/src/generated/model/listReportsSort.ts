/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListReportsSort = typeof ListReportsSort[keyof typeof ListReportsSort];


export const ListReportsSort = {
  report_time: 'report_time',
  '-report_time': '-report_time',
  abnormal_count: 'abnormal_count',
  '-abnormal_count': '-abnormal_count',
  unread_count: 'unread_count',
  '-unread_count': '-unread_count',
  rule_count: 'rule_count',
  '-rule_count': '-rule_count',
  tag_count: 'tag_count',
  '-tag_count': '-tag_count',
} as const;
