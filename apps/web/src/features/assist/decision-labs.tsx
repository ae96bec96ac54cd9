import type { DecisionLaboratory } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { formatDate } from '../../kit/lib/format-date.ts';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { labState, referenceText } from '../../parts/lab/lab-text.ts';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import shared from './assist.module.css';
import styles from './decision.module.css';

const AVAILABILITY_TEXT: Record<DecisionLaboratory['availability'], string> = {
  present: '已有',
  repeat: '建议复查',
  missing: '尚无结果',
  unlisted: '目录外，请查阅病历',
  unknown: '—',
};

const COLUMNS: readonly Column<DecisionLaboratory>[] = [
  { id: 'name', header: '检验', isRowHeader: true, isNowrap: true, cell: ({ name }) => name },
  {
    id: 'source',
    header: '来源',
    className: 'jw-ink-3',
    cell: ({ recommended, read_by_rule: isRead }) =>
      [recommended && '知识库推荐', isRead && '规则判读'].filter(Boolean).join('、'),
  },
];

const resultColumns = (reportId: string): Column<DecisionLaboratory>[] => [
  {
    id: 'state',
    header: '状态',
    isNowrap: true,
    className: styles.state,
    cell: ({ availability }) => AVAILABILITY_TEXT[availability],
  },
  { id: 'result', header: '结果', align: 'end', isNowrap: true, cell: resultOf },
  { id: 'range', header: '参考区间', cell: ({ row }) => row && referenceText(row) },
  { id: 'time', header: '报告时间', cell: (laboratory) => <When laboratory={laboratory} reportId={reportId} /> },
];

interface DecisionLabsProps {
  laboratories: readonly DecisionLaboratory[];
  /** The report the aid is for; undefined: nothing is said of results. */
  reportId: string | undefined;
}

/** 所需检验: what is recommended and what the rules read; with a report, what the patient has of it and what is missing. */
export function DecisionLabs({ laboratories, reportId }: DecisionLabsProps) {
  if (laboratories.length === 0) return null;
  const count = (...states: DecisionLaboratory['availability'][]) =>
    laboratories.filter(({ availability }) => states.includes(availability)).length;
  return (
    <section aria-label="所需检验">
      <SectionHeading
        title="所需检验"
        aside={
          reportId === undefined
            ? `${laboratories.length} 项`
            : `已有 ${count('present', 'repeat')} 项\u3000尚无结果 ${count('missing')} 项`
        }
      />
      <div className={`${shared.scroll} ${styles.labs}`}>
        <Table
          caption="所需检验"
          columns={reportId === undefined ? COLUMNS : [...COLUMNS, ...resultColumns(reportId)]}
          rows={laboratories}
          rowKey={({ name }) => name}
          rowState={({ availability }) => ({ 'data-availability': availability })}
        />
      </div>
    </section>
  );
}

function resultOf({ row, group_total: total, group_abnormal: abnormal = 0 }: DecisionLaboratory) {
  if (row === undefined) {
    if (total === undefined) return null;
    return abnormal > 0 ? `${total} 项，异常 ${abnormal} 项` : `${total} 项，未见异常`;
  }
  const reason = labState(row) === 'undetermined' ? row.undetermined_reason : undefined;
  return (
    <span title={reason}>
      <AbnormalValue
        value={row.original_result}
        unit={row.original_units}
        abnormalType={row.abnormal_type}
        critical={row.critical}
        showCriticalTag
      />
      {reason !== undefined && <span className="jw-ink-3">{'\u3000'}无法判定</span>}
    </span>
  );
}

function When({ laboratory, reportId }: { laboratory: DecisionLaboratory; reportId: string }) {
  const mayOpen = useMayOpen();
  const { report_id: from, report_time: time } = laboratory;
  if (from === undefined) return null;
  if (from === reportId) return <span className="jw-ink-3">本报告</span>;
  const text = formatDate(time, 'yyyy-MM-dd HH:mm');
  const address = detailAddress({ reportId: from });
  return mayOpen(address) ? <Link to={address}>{text}</Link> : text;
}
