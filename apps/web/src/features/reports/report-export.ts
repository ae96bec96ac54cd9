import type { KeyResult, ReportListItem } from '@jianwei/api-client/model';

import { csvText, type CsvCell } from '../../kit/lib/csv.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { abnormalFlag } from '../../parts/lab/abnormal-flag.ts';
import { reliabilityLabel } from '../../parts/lab/reliability.ts';

const HEADINGS = [
  '状态',
  '患者',
  '性别',
  '年龄',
  '科室',
  '床号',
  '住院号',
  '报告',
  '报告时间',
  '偏高项',
  '偏低项',
  '关键结果',
  '疑似诊断',
  '应用',
];

function resultText(result: KeyResult): string {
  const { word } = abnormalFlag(result.abnormal_type, result.critical);
  return [result.laboratory_name, result.original_result, result.original_units, word].filter(Boolean).join(' ');
}

function cells(report: ReportListItem): CsvCell[] {
  return [
    report.is_read ? '已读' : '未读',
    report.patient_name,
    report.patient_gender,
    report.patient_age,
    report.department ?? '',
    report.bed_no ?? '',
    report.inpatient_no ?? '',
    report.report_name,
    formatDate(report.report_time, 'yyyy-MM-dd HH:mm'),
    report.high_count,
    report.low_count,
    report.key_results.map(resultText).join('；'),
    report.diagnoses.map((item) => `${item.diagnosis_name}（可靠性${reliabilityLabel(item.reliable)}）`).join('；'),
    report.applications.map((application) => application.name).join('；'),
  ];
}

/** The shown rows as CSV with a heading line, CRLF line ends and a byte order mark. */
export function reportsToCsv(reports: readonly ReportListItem[]): string {
  return csvText([HEADINGS, ...reports.map(cells)]);
}
