/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 推送给谁
 */
export type PushRecipientTo = typeof PushRecipientTo[keyof typeof PushRecipientTo];


export const PushRecipientTo = {
  first_reader: 'first_reader',
  department: 'department',
  accounts: 'accounts',
  laboratory: 'laboratory',
} as const;
