/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 状态
 */
export type PushDeliveryState = typeof PushDeliveryState[keyof typeof PushDeliveryState];


export const PushDeliveryState = {
  waiting: 'waiting',
  delivered: 'delivered',
  not_needed: 'not_needed',
  merged: 'merged',
} as const;
