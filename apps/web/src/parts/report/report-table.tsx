import type { ReportListItem } from '@jianwei/api-client/model';
import { Link, useNavigate } from 'react-router-dom';
import { classNames } from '../../kit/lib/class-names.ts';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { StarButton } from '../../kit/ui/star-button.tsx';
import { ApplicationIcon } from '../applications/application-icon.tsx';
import { isAssessment } from '../assessments/assessment-registry.ts';
import { useMayOpen } from '../session/may-open.ts';
import { detailAddress } from './detail-address.ts';
import { patientColumns } from './patient-columns.tsx';
import { AbnormalCounts, DiagnosisBriefs, KeyResults } from './report-cells.tsx';
import styles from './report-table.module.css';
import { reportTimeText } from './report-time.ts';
import { useCollection } from './use-collection.ts';

/** What a row of reports offers; what is absent takes its control away. */
interface ReportRowOptions {
  /** Day that is looked at, yyyy-MM-dd: reports of that day show the hour only. */
  day: string;
  addressOf: ((report: ReportListItem) => string) | undefined;
  onToggleCollected: ((report: ReportListItem) => void) | undefined;
}

interface ReportTableProps {
  reports: readonly ReportListItem[];
  caption: string;
  day: string;
  /** Old rows while new ones are on their way. */
  isStale: boolean;
  /** Reports are collected here, and taken out of the collection. */
  hasCollection: boolean;
  /** The row is likely to be opened next: hovered or focused. */
  onNear?: (report: ReportListItem) => void;
}

const detailOf = (report: ReportListItem) => detailAddress({ reportId: report.report_id });

/**
 * Reports as a three-line table: a row opens its report, for who may read it. ↑ and ↓ move between rows, Enter opens the
 * one in focus.
 */
export function ReportTable({ reports, caption, day, isStale, hasCollection, onNear }: ReportTableProps) {
  const navigate = useNavigate();
  const mayRead = useMayOpen()('/detail');
  const { toggle } = useCollection();
  const columns = columnsOf({
    day,
    addressOf: mayRead ? detailOf : undefined,
    onToggleCollected: hasCollection ? (report) => toggle(report.report_id, report.collected) : undefined,
  });
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={reports}
      rowKey={(report) => report.report_id}
      density="loose"
      isStale={isStale}
      isPage
      rowState={({ is_read: isRead }) => ({ 'data-read': isRead || undefined })}
      onRowPress={mayRead ? (report) => void navigate(detailOf(report)) : undefined}
      onRowNear={mayRead ? onNear : undefined}
    />
  );
}

function columnsOf({ day, addressOf, onToggleCollected }: ReportRowOptions): Column<ReportListItem>[] {
  const columns: Column<ReportListItem>[] = [
    { id: 'state', header: '状态', className: styles.state, cell: (report) => (report.is_read ? '已读' : '未读') },
    ...patientColumns(addressOf),
    {
      id: 'report',
      header: '报告',
      cell: (report) => (
        <span className={styles.report}>
          {report.report_name}
          <span className={`jw-ink-3 jw-nowrap ${styles.time ?? ''}`}>{reportTimeText(report.report_time, day)}</span>
        </span>
      ),
    },
    {
      id: 'abnormal',
      header: '异常',
      cell: (report) => <AbnormalCounts high={report.high_count} low={report.low_count} />,
    },
    { id: 'results', header: '关键结果', cell: (report) => <KeyResults results={report.key_results} /> },
    {
      id: 'diagnoses',
      header: '疑似诊断与可靠性',
      cell: (report) => <DiagnosisBriefs diagnoses={report.diagnoses} />,
    },
    {
      id: 'applications',
      header: '应用',
      align: 'center',
      isNowrap: true,
      cell: (report) => <Applications report={report} areTools={addressOf !== undefined} />,
    },
  ];
  if (!onToggleCollected) return columns;
  return [
    ...columns,
    {
      id: 'collected',
      header: '收藏',
      align: 'center',
      isNowrap: true,
      cell: (report) => (
        <StarButton
          collected={report.collected}
          subject={`${report.patient_name} ${report.report_name}`}
          onToggle={() => onToggleCollected(report)}
        />
      ),
    },
  ];
}

interface ApplicationsProps {
  report: ReportListItem;
  /** The user may open tools on the report. */
  areTools: boolean;
}

/** Applications that the report triggered; the ones whose tool stands open it, the others are only named. */
function Applications({ report, areTools }: ApplicationsProps) {
  if (report.applications.length === 0) return <span className="jw-ink-3">—</span>;
  return report.applications.map((application) => {
    const { application_id: id, api_type: apiType, name } = application;
    const icon = <ApplicationIcon apiType={apiType} source={application.application_icon} />;
    if (!areTools || !isAssessment(apiType)) {
      return (
        <span key={id} className={classNames(styles.tool, styles.idle)} role="img" aria-label={name} title={name}>
          {icon}
        </span>
      );
    }
    const address = detailAddress({ reportId: report.report_id, panel: 'assessment', apiType });
    return (
      <Link key={id} className={styles.tool} to={address} title={name} aria-label={`${report.patient_name}：${name}`}>
        {icon}
      </Link>
    );
  });
}
