/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */

export type ListReportsSort = typeof ListReportsSort[keyof typeof ListReportsSort];


export const ListReportsSort = {
  report_id: 'report_id',
  '-report_id': '-report_id',
  patient_name: 'patient_name',
  '-patient_name': '-patient_name',
  department: 'department',
  '-department': '-department',
  report_time: 'report_time',
  '-report_time': '-report_time',
  report_name: 'report_name',
  '-report_name': '-report_name',
  abnormal_count: 'abnormal_count',
  '-abnormal_count': '-abnormal_count',
  unread_count: 'unread_count',
  '-unread_count': '-unread_count',
  rule_count: 'rule_count',
  '-rule_count': '-rule_count',
  audit_state: 'audit_state',
  '-audit_state': '-audit_state',
  tag_count: 'tag_count',
  '-tag_count': '-tag_count',
} as const;
