/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验科审核状态；没有这一项即从未暂缓
 */
export type ReportAuditState = typeof ReportAuditState[keyof typeof ReportAuditState];


export const ReportAuditState = {
  held: 'held',
  released: 'released',
  timed_out: 'timed_out',
} as const;
