import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { KeyResult, ReadingLevel, ReportListItem } from '@jianwei/api-client/model';
import { useNavigate } from 'react-router-dom';
import { type Column, Table } from '../../kit/table/table.tsx';
import { abnormalFlag } from '../../parts/lab/abnormal-flag.ts';
import { AbnormalValue, FlagArrow } from '../../parts/lab/abnormal-value.tsx';
import { DiagnosisMark } from '../../parts/lab/diagnosis-mark.tsx';
import { labShortName, unitText } from '../../parts/lab/lab-text.ts';
import { ReadingLine } from '../../parts/reading/reading-line.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { patientColumns } from '../../parts/report/patient-columns.tsx';
import { reportTimeText } from '../../parts/report/timeline-years.ts';
import styles from './priority-table.module.css';

interface PriorityTableProps {
  reports: readonly ReportListItem[];
  /** Day of the figures, yyyy-MM-dd. */
  day: string;
  /** False where the user has no detail page. */
  isLinked: boolean;
}

const addressOf = (report: ReportListItem) => detailAddress({ reportId: report.report_id });

/** 优先阅读: critical values first, then what to watch, then what is unread. */
export function PriorityTable({ reports, day, isLinked }: PriorityTableProps) {
  const navigate = useNavigate();
  return (
    <Table
      caption="优先阅读的报告"
      columns={columnsOf(
        day,
        isLinked,
        reports.some(({ reading }) => reading !== undefined),
      )}
      rows={reports}
      rowKey={(report) => report.report_id}
      density="loose"
      onRowPress={isLinked ? (report) => void navigate(addressOf(report)) : undefined}
    />
  );
}

/** What the back end says of a report beside its first result: its reading, or what stood there before there were readings. */
const READ: Column<ReportListItem>[] = [
  {
    header: '首句',
    cell: (report) =>
      report.reading ? (
        <ReadingLine report={report} results={report.key_results.slice(0, 1)} />
      ) : (
        report.diagnoses[0]?.diagnosis_name
      ),
  },
];

const SENT: Column<ReportListItem>[] = [
  { header: '伴随', cell: (report) => <Accompanying result={report.key_results[1]} /> },
  { header: '首位疑似诊断', cell: (report) => report.diagnoses[0]?.diagnosis_name ?? '—' },
  {
    header: '可靠性',
    isHeaderHidden: true,
    cell: ({ diagnoses: [first] }) => first && <DiagnosisMark of={first} />,
  },
];

function columnsOf(day: string, isLinked: boolean, isRead: boolean): Column<ReportListItem>[] {
  return [
    { header: '级别', cell: (report) => <ReportLevelTag level={report.reading?.level ?? report.level} /> },
    ...patientColumns<ReportListItem>(isLinked ? addressOf : undefined),
    {
      header: '关键结果',
      align: 'end',
      className: styles.key,
      headClassName: styles.keyHeading,
      cell: ({ key_results: [key] }) =>
        key && (
          <AbnormalValue
            value={`${labShortName(key)} ${key.original_result}`}
            abnormalType={key.abnormal_type}
            critical={key.critical}
            slot
          />
        ),
    },
    ...(isRead ? READ : SENT),
    {
      header: '报告时间',
      align: 'end',
      isNowrap: true,
      className: 'jw-ink-2',
      cell: (report) => reportTimeText(report.report_time, day),
    },
  ];
}

function Accompanying({ result }: { result: KeyResult | undefined }) {
  if (!result) return null;
  const flag = abnormalFlag(result.abnormal_type, result.critical);
  return (
    <span
      className={`jw-gap-4 jw-ink-2 jw-nowrap ${styles.accompanying}`}
      title={`${result.laboratory_name} ${unitText(result.original_units)}`}
    >
      {labShortName(result)} {result.original_result}
      {flag.direction ? <FlagArrow direction={flag.direction} double={flag.double} label={flag.word} /> : flag.word}
    </span>
  );
}

const LABELS: Partial<Record<string, string>> = { critical: '危急值', focus: '需关注', normal: '待读', none: '待读' };

/** Reading priority of a report: 危急值 solid, 需关注 amber, 待读 and 无法判定 outlined. */
function ReportLevelTag({ level }: { level: ReportListItem['level'] | ReadingLevel }) {
  return (
    <span className={`jw-ink-2 jw-nowrap ${styles.tag}`} data-level={level}>
      {LABELS[level] ?? UNDETERMINED}
    </span>
  );
}
