/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListReportsTab = typeof ListReportsTab[keyof typeof ListReportsTab];


export const ListReportsTab = {
  all: 'all',
  unread: 'unread',
  critical: 'critical',
  focus: 'focus',
  hint: 'hint',
} as const;
