/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 推送方式；短信只写入待发队列
 */
export type PushChannel = typeof PushChannel[keyof typeof PushChannel];


export const PushChannel = {
  bell: 'bell',
  critical_list: 'critical_list',
  bubble: 'bubble',
  sms: 'sms',
} as const;
