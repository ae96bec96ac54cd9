import type { Warning } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { reportTimeText } from '../../shared/lib/report-time.ts';
import { useMayOpen } from '../../shared/session/may-open.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PatientName, Ward } from '../../shared/ui/report-cells.tsx';
import { moveRowFocus, ROW_LINK } from '../../shared/ui/row-focus.ts';
import { formWords, handledSteps, handlingOf, mayWrite } from './handling.ts';
import { crisisDetailAddress } from './warning-filters.ts';
import styles from './warning-table.module.css';
import { HandlingState, WarningValue } from './warning-value.tsx';

interface WarningRowProps {
  warning: Warning;
  /** Today, yyyy-MM-dd: times of that day show the hour only. */
  day: string;
  onWrite: (warning: Warning) => void;
  onCancel: (warning: Warning) => void;
}

/** The last thing done about a reminder; what a person wrote stands there itself. */
function Handling({ warning, day }: { warning: Warning; day: string }) {
  const last = handledSteps(warning)
    .filter((step) => step.isCancelling !== true)
    .at(-1);
  const isWritten = warning.warning_source === 'written';
  const text = isWritten ? warning.content : last?.text;
  const by = isWritten ? warning.user_name : last?.by;
  if (text === undefined) return <span className={styles.minor}>尚无处理记录</span>;
  return (
    <span className={styles.handling} title={text}>
      {text}
      <span className={styles.minor}>
        {by} {last?.time !== undefined && reportTimeText(last.time, day)}
      </span>
    </span>
  );
}

function WarningRow({ warning, day, onWrite, onCancel }: WarningRowProps) {
  const mayOpen = useMayOpen();
  const person = <PatientName report={warning} />;
  const subject = [warning.patient_name, warning.laboratory_name].filter(Boolean).join(' ');
  return (
    <tr className={styles.row}>
      <td>
        <HandlingState warning={warning} />
      </td>
      <th scope="row" className={styles.patient}>
        {mayOpen('/crisis-detail') ? (
          <Link {...ROW_LINK} to={crisisDetailAddress(warning.warning_id)}>
            {person}
          </Link>
        ) : (
          person
        )}
      </th>
      <td>
        <Ward report={warning} />
      </td>
      <td>
        <WarningValue warning={warning} />
      </td>
      <td className={styles.limit}>{warning.critical_limit ?? '—'}</td>
      <td className={styles.minor}>
        <time dateTime={warning.create_time}>{reportTimeText(warning.create_time, day)}</time>
      </td>
      <td>
        <Handling warning={warning} day={day} />
      </td>
      <td className={styles.actions}>
        {mayWrite(warning) && (
          <Button
            size="small"
            variant="text"
            aria-label={`${subject}：${formWords(warning).title}`}
            onClick={() => onWrite(warning)}
          >
            {formWords(warning).title}
          </Button>
        )}
        {handlingOf(warning) !== 'cancelled' && (
          <Button size="small" variant="text" aria-label={`${subject}：取消提醒`} onClick={() => onCancel(warning)}>
            取消提醒
          </Button>
        )}
      </td>
    </tr>
  );
}

interface WarningTableProps extends Omit<WarningRowProps, 'warning'> {
  warnings: readonly Warning[];
  /** Old rows while new ones are on their way. */
  isStale: boolean;
}

/** Critical-value reminders as a three-line table. ↑ and ↓ move between rows, Enter opens the one in focus. */
export function WarningTable({ warnings, isStale, ...row }: WarningTableProps) {
  return (
    <table className={`jw-table ${styles.table ?? ''}`} aria-busy={isStale} data-stale={isStale || undefined}>
      <caption className="jw-visually-hidden">危急值提醒</caption>
      <thead>
        <tr>
          <th scope="col">状态</th>
          <th scope="col">患者</th>
          <th scope="col">科室床号</th>
          <th scope="col">危急值</th>
          <th scope="col">危急值界限</th>
          <th scope="col">时间</th>
          <th scope="col">处理情况</th>
          <th scope="col">
            <span className="jw-visually-hidden">操作</span>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={moveRowFocus}>
        {warnings.map((warning) => (
          <WarningRow key={warning.warning_id} warning={warning} {...row} />
        ))}
      </tbody>
    </table>
  );
}
