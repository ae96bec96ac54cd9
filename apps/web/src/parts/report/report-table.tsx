import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import type { DiagnosisBrief, KeyResult, ReportListItem } from '@jianwei/api-client/model';
import { Link, useNavigate } from 'react-router-dom';
import { Star } from 'lucide-react';
import { classNames } from '../../kit/lib/class-names.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { ApplicationIcon } from '../applications/application.tsx';
import { isAssessment } from '../assessments/assessment-registry.ts';
import { ResultValue, FlagArrow } from '../lab/abnormal-value.tsx';
import { DiagnosisMark } from '../lab/diagnosis-mark.tsx';
import { labShortName, unitText } from '../lab/lab-text.ts';
import { LIST_TICK_MS, useServerClock, useTick } from '../loop/use-loops.ts';
import { useMayOpen } from '../session/may-open.ts';
import { ReadingLine } from '../reading/reading-line.tsx';
import { levelWord } from '../reading/reading-words.ts';
import { loopHandling } from '../worklist/worklist-words.ts';
import { detailAddress } from './detail-address.ts';
import { patientColumns } from './patient-columns.tsx';
import styles from './report-table.module.css';
import { reportTimeText } from './timeline-years.ts';
import { useCollection } from './use-collection.ts';
import { IconButton } from '../../kit/ui/icon-button.tsx';

interface ReportTableProps {
  reports: readonly ReportListItem[];
  caption: string;
  /** Day that is looked at, yyyy-MM-dd: reports of that day show the hour only. */
  day: string;
  /** Old rows while new ones are on their way. */
  isStale: boolean;
  /** Reports are collected here, and taken out of the collection. */
  hasCollection: boolean;
  /** What stands above the headings of each printed page. */
  paper?: string | undefined;
  /** The row that keys act upon. */
  currentId?: string | undefined;
  /** The row is likely to be opened next: hovered or focused. */
  onNear?: (report: ReportListItem) => void;
}

const detailOf = (report: ReportListItem) => detailAddress({ reportId: report.report_id });

/**
 * Reports as a three-line table: a row opens its report, for who may read it. ↑ and ↓ move between rows, Enter opens the
 * one in focus.
 */
export function ReportTable(props: ReportTableProps) {
  const { reports, caption, day, isStale, hasCollection, paper, currentId, onNear } = props;
  const navigate = useNavigate();
  const mayRead = useMayOpen()('/detail');
  const { toggle } = useCollection();
  const hasReadings = reports.some(({ reading }) => reading !== undefined);
  const columns = columnsOf({ day, mayRead, hasReadings, now: useServerClock() });
  const collected: Column<ReportListItem> = {
    header: '收藏',
    align: 'center',
    isNowrap: true,
    isScreenOnly: true,
    cell: (report) => (
      <StarButton
        collected={report.collected}
        subject={`${report.patient_name} ${report.report_name}`}
        onToggle={() => toggle(report.report_id, isTrue(report.collected))}
      />
    ),
  };
  return (
    <Table
      caption={caption}
      className={`jw-print-small ${styles.table}`}
      paper={paper}
      columns={hasCollection ? [...columns, collected] : columns}
      rows={reports}
      rowKey={(report) => report.report_id}
      density="loose"
      isStale={isStale}
      isPage
      rowState={({ report_id: id, is_read: isRead }) => ({
        'data-report': id,
        'data-current': id === currentId || undefined,
        'data-read': isTrue(isRead) || undefined,
      })}
      onRowPress={mayRead ? (report) => void navigate(detailOf(report)) : undefined}
      onRowNear={mayRead ? onNear : undefined}
    />
  );
}

/** What its reader is told of a hold of the laboratory. */
const AUDIT_MARKS = { held: '待审核', timed_out: '超时放行' } as const;

interface ColumnFacts {
  day: string;
  mayRead: boolean;
  hasReadings: boolean;
  /** The server's time, in milliseconds since 1970. */
  now: () => number;
}

function columnsOf({ day, mayRead, hasReadings, now }: ColumnFacts): Column<ReportListItem>[] {
  return [
    {
      header: '处置',
      className: styles.state,
      cell: (report) => <ReportHandling report={report} now={now} />,
    },
    ...patientColumns(mayRead ? detailOf : undefined),
    {
      header: '报告',
      cell: (report) => (
        <span className={`jw-print-name ${styles.report}`}>
          {report.report_name}
          {report.audit_state !== undefined && report.audit_state !== 'released' && (
            <span className="jw-tag">{sayOf(report.audit_state, AUDIT_MARKS[report.audit_state])}</span>
          )}
          <span className={`jw-ink-3 jw-nowrap ${styles.time}`}>{reportTimeText(report.report_time, day)}</span>
        </span>
      ),
    },
    { header: '异常', cell: abnormalCounts },
    { header: '关键结果', className: styles.two, cell: keyResults },
    {
      // A reading tells which of them are known: the heading does not call those suspected.
      header: hasReadings ? '诊断与可靠性' : '疑似诊断与可靠性',
      className: `${styles.two} ${styles.diagnoses}`,
      cell: (report) => diagnosisBriefs(report.diagnoses),
    },
    {
      header: '应用',
      align: 'center',
      isNowrap: true,
      isScreenOnly: true,
      cell: (report) => applications(report, mayRead),
    },
  ];
}

/** Where the critical value of a report stands; without one whether it was read, and what in it still waits for an answer. */
function ReportHandling({ report, now }: { report: ReportListItem; now: () => number }) {
  const { loop, is_read: isRead, unanswered_count: open = 0 } = report;
  useTick(LIST_TICK_MS);
  if (loop === undefined) {
    return (
      <>
        {sayOf(isRead, isRead ? '已读' : '未读')}
        {isTrue(isRead) && open > 0 && <span className={`jw-note ${styles.waiting}`}>{open} 项待处理</span>}
      </>
    );
  }
  const { main, isLoud } = loopHandling(loop, now());
  return <span className={isLoud ? 'jw-nowrap jw-ink-critical' : 'jw-nowrap'}>{main}</span>;
}

const SIDES = [
  { direction: 'up', word: '升高', ink: 'jw-ink-high', count: ({ high_count: count }: ReportListItem) => count },
  { direction: 'down', word: '降低', ink: 'jw-ink-low', count: ({ low_count: count }: ReportListItem) => count },
] as const;

function abnormalCounts(report: ReportListItem) {
  const sides = SIDES.filter(({ count }) => count(report) !== 0);
  if (sides.length === 0) {
    return <span className="jw-note">{report.reading ? levelWord(report.reading.level) : '无'}</span>;
  }
  return (
    <span className={styles.counts}>
      {sides.map(({ direction, word, ink, count }) => (
        <span key={direction} className={styles[direction]}>
          <FlagArrow direction={direction} label={word} className={ink} />
          <span>{count(report)}</span>
        </span>
      ))}
    </span>
  );
}

/** The results that decide the reading, at most two, and below them what the reading says beyond them. */
function keyResults(report: ReportListItem) {
  const { key_results: results } = report;
  if (results.length === 0 && report.reading === undefined) return <span className="jw-note">未见需关注项</span>;
  return (
    <>
      {results.length > 0 && <KeyResults results={results} />}
      <ReadingLine report={report} results={results} />
    </>
  );
}

function KeyResults({ results }: { results: readonly KeyResult[] }) {
  return (
    <span className={styles.inline}>
      {results.map((result) => (
        <span key={result.laboratory_id} className={classNames(styles.entry, styles.result, 'jw-print-wrap')}>
          <span className="jw-ink-2 jw-small" title={`${result.laboratory_name} ${unitText(result.original_units)}`}>
            {labShortName(result)}
          </span>
          <ResultValue of={result} showCriticalTag />
        </span>
      ))}
    </span>
  );
}

/** Diagnoses, at most two: suspected ones with their reliability bars, known ones with the word. */
function diagnosisBriefs(diagnoses: readonly DiagnosisBrief[]) {
  if (diagnoses.length === 0) return <span className="jw-note">—</span>;
  return (
    <span className={`jw-wrap ${styles.inline} ${styles.briefs}`}>
      {diagnoses.map((diagnosis) => (
        <span key={diagnosis.diagnosis_id} className={`jw-print-wrap ${styles.entry}`}>
          <DiagnosisMark of={diagnosis} showLabel={false} />
          <span className="jw-ellipsis jw-print-wrap" title={diagnosis.diagnosis_name}>
            {diagnosis.diagnosis_name}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Applications that the report triggered; who may open tools opens the one whose tool stands, the others are only named. */
function applications(report: ReportListItem, areTools: boolean) {
  if (report.applications.length === 0) return <span className="jw-ink-3">—</span>;
  return report.applications.map((application) => {
    const { application_id: id, api_type: apiType, name } = application;
    const icon = <ApplicationIcon of={application} />;
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

interface StarButtonProps {
  collected: boolean;
  onToggle: () => void;
  /** Whose report, for the accessible name. */
  subject: string;
}

/** 收藏 as a star: outlined, or filled once collected. */
function StarButton({ collected, onToggle, subject }: StarButtonProps) {
  return (
    <IconButton
      icon={Star}
      size={17}
      className={styles.star}
      aria-pressed={isTrue(collected)}
      label={`收藏 ${subject}`}
      title={sayOf(collected, collected ? '取消收藏' : '收藏')}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    />
  );
}
