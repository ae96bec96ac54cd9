/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 事件
 */
export type BlacklistEvent = typeof BlacklistEvent[keyof typeof BlacklistEvent];


export const BlacklistEvent = {
  added: 'added',
  released: 'released',
  restored: 'restored',
  expired: 'expired',
  refused: 'refused',
} as const;
