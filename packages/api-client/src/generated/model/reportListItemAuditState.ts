/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 检验科审核状态；没有这一项即不在审核中
 */
export type ReportListItemAuditState = typeof ReportListItemAuditState[keyof typeof ReportListItemAuditState];


export const ReportListItemAuditState = {
  held: 'held',
} as const;
