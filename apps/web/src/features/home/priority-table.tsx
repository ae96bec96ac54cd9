import type { KeyResult, ReportListItem } from '@jianwei/api-client/model';
import { Link, useNavigate } from 'react-router-dom';

import { detailAddress } from '../../shared/lib/detail-address.ts';
import { reportTimeText } from '../../shared/lib/report-time.ts';
import { abnormalFlag } from '../../shared/ui/abnormal-flag.ts';
import { AbnormalValue } from '../../shared/ui/abnormal-value.tsx';
import { FlagArrow } from '../../shared/ui/flag-arrow.tsx';
import { labShortName } from '../../shared/ui/lab-text.ts';
import { ReliabilityMark } from '../../shared/ui/reliability-mark.tsx';
import { PatientName, Ward } from '../../shared/ui/report-cells.tsx';
import { ReportLevelTag } from '../../shared/ui/report-level-tag.tsx';
import { moveRowFocus, ROW_LINK } from '../../shared/ui/row-focus.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from './priority-table.module.css';

interface PriorityTableProps {
  reports: readonly ReportListItem[];
  /** Day of the figures, yyyy-MM-dd. */
  day: string;
  /** False where the user has no detail page. */
  isLinked: boolean;
}

function Accompanying({ result }: { result: KeyResult | undefined }) {
  if (!result) return null;
  const flag = abnormalFlag(result.abnormal_type, result.critical);
  return (
    <span className={styles.accompanying} title={`${result.laboratory_name} ${result.original_units}`}>
      {labShortName(result)} {result.original_result}
      {flag.direction && <FlagArrow direction={flag.direction} double={flag.double} label={flag.word} />}
    </span>
  );
}

function PriorityRow({ report, day, isLinked }: Omit<PriorityTableProps, 'reports'> & { report: ReportListItem }) {
  const navigate = useNavigate();
  const address = detailAddress({ reportId: report.report_id });
  const [key, accompanying] = report.key_results;
  const [diagnosis] = report.diagnoses;
  return (
    <tr
      className={styles.row}
      data-openable={isLinked || undefined}
      onClick={isLinked ? () => void navigate(address) : undefined}
    >
      <td>
        <ReportLevelTag level={report.level} />
      </td>
      <th scope="row" className={styles.patient}>
        {isLinked ? (
          <Link {...ROW_LINK} to={address} onClick={(event) => event.stopPropagation()}>
            <PatientName report={report} />
          </Link>
        ) : (
          <PatientName report={report} />
        )}
      </th>
      <td>
        <Ward report={report} />
      </td>
      <td className={styles.key}>
        {key && (
          <AbnormalValue
            value={`${labShortName(key)} ${key.original_result}`}
            abnormalType={key.abnormal_type}
            critical={key.critical}
            slot
          />
        )}
      </td>
      <td>
        <Accompanying result={accompanying} />
      </td>
      <td>{diagnosis?.diagnosis_name ?? '—'}</td>
      <td>{diagnosis && <ReliabilityMark reliable={diagnosis.reliable} />}</td>
      <td className={styles.time}>{reportTimeText(report.report_time, day)}</td>
    </tr>
  );
}

/** 优先阅读: critical values first, then what to watch, then what is unread. */
export function PriorityTable({ reports, day, isLinked }: PriorityTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>优先阅读的报告</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">级别</th>
          <th scope="col">患者</th>
          <th scope="col">科室床号</th>
          <th scope="col" className={styles.keyHeading}>
            关键结果
          </th>
          <th scope="col">伴随</th>
          <th scope="col">首位疑似诊断</th>
          <th scope="col">
            <VisuallyHidden>可靠性</VisuallyHidden>
          </th>
          <th scope="col" className={styles.time}>
            报告时间
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={moveRowFocus}>
        {reports.map((report) => (
          <PriorityRow key={report.report_id} report={report} day={day} isLinked={isLinked} />
        ))}
      </tbody>
    </table>
  );
}
