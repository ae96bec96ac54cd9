/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

/**
 * 排序列；前面加 - 为降序
 */
export type SyncRowSort = typeof SyncRowSort[keyof typeof SyncRowSort];


export const SyncRowSort = {
  time: 'time',
  '-time': '-time',
  patient_name: 'patient_name',
  '-patient_name': '-patient_name',
  report_id: 'report_id',
  '-report_id': '-report_id',
  item: 'item',
  '-item': '-item',
  original: 'original',
  '-original': '-original',
  read: 'read',
  '-read': '-read',
  outcome: 'outcome',
  '-outcome': '-outcome',
  reason: 'reason',
  '-reason': '-reason',
} as const;
