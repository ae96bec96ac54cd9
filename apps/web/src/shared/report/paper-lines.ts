import type { ReportData } from '@jianwei/api-client/model';

import { formatDate } from '../lib/format-date.ts';

/** Stands at the foot of each printed page. */
export const DISCLAIMER = '结果供临床参考，不替代医师判断';

/** Whose report, which and when: the head of each printed page. */
export function identityLine(report: ReportData): string {
  const { patient } = report;
  const who =
    patient && [patient.name, patient.gender, `${patient.age} 岁`, patient.inpatient_no].filter(Boolean).join('\u3000');
  return [who, report.report_name, report.report_time && formatDate(report.report_time, 'yyyy-MM-dd HH:mm')]
    .filter(Boolean)
    .join('\u3000');
}
