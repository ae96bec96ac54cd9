/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 日志类别
 */
export type LogKind = typeof LogKind[keyof typeof LogKind];


export const LogKind = {
  change: 'change',
  action: 'action',
  visit: 'visit',
  login: 'login',
} as const;
