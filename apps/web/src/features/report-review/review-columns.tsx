import type { ReportListItem } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';
import type { AdminColumn } from '../../kit/admin/admin-table.tsx';
import { LongText } from '../../kit/admin/long-text.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { auditText } from '../../parts/audit/audit-text.ts';

const timeText = ({ report_time: time }: ReportListItem): string => formatDate(time, 'MM-dd HH:mm');
/** In a file the year stands too. */
const minuteText = ({ report_time: time }: ReportListItem): string => formatDate(time, 'yyyy-MM-dd HH:mm');
const abnormalText = ({ high_count: high, low_count: low }: ReportListItem) => sayOf(high, sayOf(low, high + low));
const personText = (row: ReportListItem): string => `${row.patient_gender} ${row.patient_age}`;
/** A figure that says nothing where there is none. */
const figure = (count: number | undefined) => (count === undefined || count === 0 ? '—' : count);

export const COLUMNS: readonly AdminColumn<ReportListItem>[] = [
  {
    key: 'report_id',
    title: '报告号',
    width: 104,
    isSortable: true,
    isRowHeader: true,
    cell: (row) => row.report_id,
    text: (row) => row.report_id,
  },
  {
    key: 'patient_name',
    title: '患者',
    width: 116,
    isSortable: true,
    cell: (row) => (
      <span>
        <b>{row.patient_name}</b> {personText(row)}
      </span>
    ),
    text: (row) => `${row.patient_name} ${personText(row)}`,
  },
  {
    key: 'department',
    title: '科室',
    width: 120,
    isSortable: true,
    cell: (row) => <LongText text={row.department ?? '—'} />,
    text: (row) => row.department ?? '',
  },
  { key: 'report_time', title: '时间', width: 108, isSortable: true, cell: timeText, text: minuteText },
  {
    key: 'report_name',
    title: '组',
    isSortable: true,
    cell: (row) => <LongText text={row.report_name} />,
    text: (row) => row.report_name,
  },
  { key: 'abnormal_count', title: '异常', width: 64, isSortable: true, cell: abnormalText, text: abnormalText },
  {
    key: 'unread_count',
    title: '未解读',
    width: 76,
    isSortable: true,
    cell: (row) => figure(row.unread_count),
    text: (row) => row.unread_count ?? '',
  },
  {
    key: 'rule_count',
    title: '提示',
    width: 64,
    isSortable: true,
    cell: (row) => figure(row.rule_count),
    text: (row) => row.rule_count ?? '',
  },
  { key: 'audit_state', title: '审核', width: 84, isSortable: true, cell: auditText, text: auditText },
  {
    key: 'tag_count',
    title: '标记',
    width: 64,
    isSortable: true,
    cell: (row) => figure(row.tag_count),
    text: (row) => row.tag_count ?? '',
  },
];

/** What stays of a line beside an open report. */
const BESIDE: readonly string[] = ['report_id', 'patient_name', 'report_time', 'audit_state'];
export const BESIDE_COLUMNS = COLUMNS.filter(({ key }) => BESIDE.includes(key));
