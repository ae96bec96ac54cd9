/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 何时到期
 */
export type BlacklistEnds = typeof BlacklistEnds[keyof typeof BlacklistEnds];


export const BlacklistEnds = {
  date: 'date',
  never: 'never',
  password_reset: 'password_reset',
} as const;
