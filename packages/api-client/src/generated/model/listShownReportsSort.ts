/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListShownReportsSort = typeof ListShownReportsSort[keyof typeof ListShownReportsSort];


export const ListShownReportsSort = {
  report: 'report',
  '-report': '-report',
  time: 'time',
  '-time': '-time',
  shown: 'shown',
  '-shown': '-shown',
  then: 'then',
  '-then': '-then',
  now: 'now',
  '-now': '-now',
  unread: 'unread',
  '-unread': '-unread',
  rules: 'rules',
  '-rules': '-rules',
  held: 'held',
  '-held': '-held',
  feedback: 'feedback',
  '-feedback': '-feedback',
  reading: 'reading',
  '-reading': '-reading',
} as const;
