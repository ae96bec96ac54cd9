import type { DecisionLaboratory } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { detailAddress } from '../../shared/lib/detail-address.ts';
import { formatDate } from '../../shared/lib/format-date.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { AbnormalValue } from '../../shared/ui/abnormal-value.tsx';
import { labState, referenceText } from '../../shared/ui/lab-text.ts';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import styles from './decision-labs.module.css';

export const AVAILABILITY_TEXT: Record<DecisionLaboratory['availability'], string> = {
  present: '已有',
  repeat: '建议复查',
  missing: '尚无结果',
  unlisted: '目录外，请查阅病历',
  unknown: '—',
};

interface DecisionLabsProps {
  laboratories: readonly DecisionLaboratory[];
  /** The report the aid is for; undefined: nothing is said of results. */
  reportId: string | undefined;
}

/** 所需检验: what is recommended and what the rules read; with a report, what the patient has of it and what is missing. */
export function DecisionLabs({ laboratories, reportId }: DecisionLabsProps) {
  if (laboratories.length === 0) return null;
  const count = (state: DecisionLaboratory['availability']) =>
    laboratories.filter((laboratory) => laboratory.availability === state).length;
  const aside =
    reportId === undefined
      ? `${laboratories.length} 项`
      : `已有 ${count('present') + count('repeat')} 项\u3000尚无结果 ${count('missing')} 项`;
  return (
    <section aria-label="所需检验">
      <SectionHeading title="所需检验" aside={aside} />
      <div className={styles.scroll}>
        <table className={`jw-table ${styles.table ?? ''}`}>
          <caption className="jw-visually-hidden">所需检验</caption>
          <thead>
            <tr>
              <th scope="col">检验</th>
              <th scope="col">来源</th>
              {reportId !== undefined && (
                <>
                  <th scope="col">状态</th>
                  <th scope="col" className={styles.number}>
                    结果
                  </th>
                  <th scope="col">参考区间</th>
                  <th scope="col">报告时间</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {laboratories.map((laboratory) => (
              <Row key={laboratory.name} laboratory={laboratory} reportId={reportId} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ laboratory, reportId }: { laboratory: DecisionLaboratory; reportId: string | undefined }) {
  const { name, recommended, read_by_rule: isRead, availability, row } = laboratory;
  const source = [recommended && '知识库推荐', isRead && '规则判读'].filter(Boolean).join('、');
  return (
    <tr data-availability={availability}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.minor}>{source}</td>
      {reportId !== undefined && (
        <>
          <td className={styles.state}>{AVAILABILITY_TEXT[availability]}</td>
          <td className={styles.number}>
            <Value laboratory={laboratory} />
          </td>
          <td>{row === undefined ? '' : referenceText(row)}</td>
          <td>
            <When laboratory={laboratory} reportId={reportId} />
          </td>
        </>
      )}
    </tr>
  );
}

function Value({ laboratory }: { laboratory: DecisionLaboratory }) {
  const { row, group_total: total, group_abnormal: abnormal = 0 } = laboratory;
  if (row !== undefined) {
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
        {reason !== undefined && <span className={styles.minor}>{'\u3000'}无法判定</span>}
      </span>
    );
  }
  if (total === undefined) return null;
  return <>{abnormal > 0 ? `${total} 项，异常 ${abnormal} 项` : `${total} 项，未见异常`}</>;
}

function When({ laboratory, reportId }: { laboratory: DecisionLaboratory; reportId: string }) {
  const mayOpen = useMayOpen();
  const { report_id: from, report_time: time } = laboratory;
  if (from === undefined) return null;
  if (from === reportId) return <span className={styles.minor}>本报告</span>;
  const text = formatDate(time, 'yyyy-MM-dd HH:mm');
  const address = detailAddress({ reportId: from });
  return mayOpen(address) ? <Link to={address}>{text}</Link> : <>{text}</>;
}
