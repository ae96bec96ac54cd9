import type { KeyResult, ReportListItem } from '@jianwei/api-client/model';

import { formatDate } from '../../shared/lib/format-date.ts';
import { abnormalFlag } from '../../shared/ui/abnormal-flag.ts';
import { reliabilityLabel } from '../../shared/ui/reliability.ts';

type Cell = string | number;

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

/** Byte order mark: without it spreadsheet programs read UTF-8 Chinese as the local code page. */
const BOM = '\uFEFF';

/** A text cell that a spreadsheet would run as a formula is prefixed; numbers stay numbers. */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function resultText(result: KeyResult): string {
  const { word } = abnormalFlag(result.abnormal_type, result.critical);
  return [result.laboratory_name, result.original_result, result.original_units, word].filter(Boolean).join(' ');
}

function cells(report: ReportListItem): Cell[] {
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
  const lines = [HEADINGS, ...reports.map(cells)].map((line) => line.map(csvCell).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file. */
export function downloadText(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
