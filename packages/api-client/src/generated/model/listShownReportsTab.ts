/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListShownReportsTab = typeof ListShownReportsTab[keyof typeof ListShownReportsTab];


export const ListShownReportsTab = {
  all: 'all',
  disagreed: 'disagreed',
  changed: 'changed',
  unread: 'unread',
} as const;
