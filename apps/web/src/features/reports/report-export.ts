import type { KeyResult, ReportListItem } from '@jianwei/api-client/model';
import { csvText, type CsvCell } from '../../kit/lib/csv.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { abnormalFlag } from '../../parts/lab/abnormal-flag.ts';
import { reliabilityLabel } from '../../parts/lab/reliability-mark.tsx';

function resultText(result: KeyResult): string {
  const { word } = abnormalFlag(result.abnormal_type, result.critical);
  return [result.laboratory_name, result.original_result, result.original_units, word].filter(Boolean).join(' ');
}

const COLUMNS: Readonly<Record<string, (report: ReportListItem) => CsvCell>> = {
  状态: (report) => (report.is_read ? '已读' : '未读'),
  患者: (report) => report.patient_name,
  性别: (report) => report.patient_gender,
  年龄: (report) => report.patient_age,
  科室: (report) => report.department ?? '',
  床号: (report) => report.bed_no ?? '',
  住院号: (report) => report.inpatient_no ?? '',
  报告: (report) => report.report_name,
  报告时间: (report) => formatDate(report.report_time, 'yyyy-MM-dd HH:mm'),
  偏高项: (report) => report.high_count,
  偏低项: (report) => report.low_count,
  关键结果: (report) => report.key_results.map(resultText).join('；'),
  疑似诊断: (report) =>
    report.diagnoses.map((item) => `${item.diagnosis_name}（可靠性${reliabilityLabel(item.reliable)}）`).join('；'),
  应用: (report) => report.applications.map((application) => application.name).join('；'),
};

/** The shown rows as CSV with a heading line, CRLF line ends and a byte order mark. */
export function reportsToCsv(reports: readonly ReportListItem[]): string {
  const cells = Object.values(COLUMNS);
  return csvText([Object.keys(COLUMNS), ...reports.map((report) => cells.map((cell) => cell(report)))]);
}
