import type { Warning } from '@jianwei/api-client/model';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { patientColumns } from '../../parts/report/patient-columns.tsx';
import { reportTimeText } from '../../parts/report/report-time.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { formWords, handledSteps, mayWrite } from './handling.ts';
import { HandlingState, WarningValue } from './warning-parts.tsx';
import styles from './warnings.module.css';

interface WarningTableProps {
  warnings: readonly Warning[];
  /** Old rows while new ones are on their way. */
  isStale: boolean;
  /** Today, yyyy-MM-dd: times of that day show the hour only. */
  day: string;
  onWrite: (warning: Warning) => void;
  onCancel: (warning: Warning) => void;
}

/** Critical-value reminders as a three-line table. ↑ and ↓ move between rows, Enter opens the one in focus. */
export function WarningTable({ warnings, isStale, day, onWrite, onCancel }: WarningTableProps) {
  const mayOpen = useMayOpen()('/crisis-detail');
  const addressOf = mayOpen
    ? (warning: Warning) => `/crisis-detail?id=${encodeURIComponent(warning.warning_id)}`
    : undefined;
  const columns: Column<Warning>[] = [
    { id: 'state', header: '状态', cell: (warning) => <HandlingState warning={warning} /> },
    ...patientColumns(addressOf),
    { id: 'value', header: '危急值', cell: (warning) => <WarningValue warning={warning} /> },
    { id: 'limit', header: '危急值界限', isNowrap: true, cell: (warning) => warning.critical_limit ?? '—' },
    {
      id: 'time',
      header: '时间',
      isNowrap: true,
      className: 'jw-note',
      cell: ({ create_time: time }) => <time dateTime={time}>{reportTimeText(time, day)}</time>,
    },
    { id: 'handling', header: '处理情况', cell: (warning) => <Handling warning={warning} day={day} /> },
    {
      id: 'actions',
      header: '操作',
      isHeaderHidden: true,
      align: 'end',
      isNowrap: true,
      cell: (warning) => <Actions warning={warning} onWrite={onWrite} onCancel={onCancel} />,
    },
  ];
  return (
    <Table
      caption="危急值提醒"
      columns={columns}
      rows={warnings}
      rowKey={(warning) => warning.warning_id}
      density="loose"
      isStale={isStale}
      isPage
    />
  );
}

/** The last thing done about a reminder; what a person wrote stands there itself. */
function Handling({ warning, day }: { warning: Warning; day: string }) {
  const last = handledSteps(warning)
    .filter((step) => step.isCancelling !== true)
    .at(-1);
  const isWritten = warning.warning_source === 'written';
  const text = isWritten ? warning.content : last?.text;
  const by = isWritten ? warning.user_name : last?.by;
  if (text === undefined) return <span className="jw-note">尚无处理记录</span>;
  return (
    <span className={`jw-break ${styles.lastStep}`} title={text}>
      {text}
      <span className={`jw-ink-3 jw-nowrap ${styles.minor}`}>
        {by} {last?.time !== undefined && reportTimeText(last.time, day)}
      </span>
    </span>
  );
}

type ActionsProps = Pick<WarningTableProps, 'onWrite' | 'onCancel'> & { warning: Warning };

function Actions({ warning, onWrite, onCancel }: ActionsProps) {
  const subject = [warning.patient_name, warning.laboratory_name].filter(Boolean).join(' ');
  const { title } = formWords(warning);
  if (!mayWrite(warning)) return null;
  return (
    <>
      <Button size="small" variant="text" aria-label={`${subject}：${title}`} onClick={() => onWrite(warning)}>
        {title}
      </Button>
      <Button size="small" variant="text" aria-label={`${subject}：取消提醒`} onClick={() => onCancel(warning)}>
        取消提醒
      </Button>
    </>
  );
}
