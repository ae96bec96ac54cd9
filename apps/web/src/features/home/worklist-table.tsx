import type { WorklistRow } from '@jianwei/api-client/model';
import { useNavigate } from 'react-router-dom';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { labShortName } from '../../parts/lab/lab-text.ts';
import { LIST_TICK_MS, useTick } from '../../parts/loop/use-loops.ts';
import { ReadingLine } from '../../parts/reading/reading-line.tsx';
import { detailAddress } from '../../parts/report/detail-address.ts';
import { patientColumns } from '../../parts/report/patient-columns.tsx';
import { reportTimeText } from '../../parts/report/timeline-years.ts';
import { handlingOf, levelMark } from '../../parts/worklist/worklist-words.ts';
import tags from './priority-table.module.css';
import styles from './worklist.module.css';

const addressOf = (row: WorklistRow) => detailAddress({ reportId: row.report_id });

interface WorklistTableProps {
  rows: readonly WorklistRow[];
  /** Today, yyyy-MM-dd. */
  day: string;
  /** What stands above the headings of each printed page. */
  paper: string;
  /** The server's time, in milliseconds since 1970. */
  now: () => number;
  /** The row that keys act upon. */
  currentId: string | undefined;
  /** Rows that have come since the list was opened. */
  isNew: (row: WorklistRow) => boolean;
  isStale: boolean;
  /** False where the user has no detail page. */
  isLinked: boolean;
}

/** The worklist: one line per report, the most dangerous first. */
export function WorklistTable({ rows, day, paper, now, currentId, isNew, isStale, isLinked }: WorklistTableProps) {
  const navigate = useNavigate();
  return (
    <Table
      caption="工作单"
      className={`jw-print-small ${styles.table}`}
      paper={paper}
      columns={columnsOf(day, now, isLinked)}
      rows={rows}
      rowKey={(row) => row.report_id}
      density="loose"
      isStale={isStale}
      rowState={(row) => ({
        'data-report': row.report_id,
        'data-current': row.report_id === currentId || undefined,
        'data-new': isNew(row) || undefined,
      })}
      onRowPress={isLinked ? (row) => void navigate(addressOf(row)) : undefined}
    />
  );
}

function columnsOf(day: string, now: () => number, isLinked: boolean): Column<WorklistRow>[] {
  return [
    { header: '级别', cell: (row) => <LevelTag row={row} /> },
    ...patientColumns<WorklistRow>(isLinked ? addressOf : undefined),
    {
      header: '关键结果',
      align: 'end',
      isNowrap: true,
      className: tags.key,
      headClassName: tags.keyHeading,
      cell: ({ key_result: key }) =>
        key && (
          <AbnormalValue
            value={`${labShortName(key)} ${key.original_result}`}
            abnormalType={key.abnormal_type}
            critical={key.critical}
            slot
          />
        ),
    },
    {
      header: '首句',
      className: `jw-print-wrap jw-print-broad ${styles.clause}`,
      cell: (row) => (
        <ReadingLine isTwoLines report={{ reading: row }} results={row.key_result ? [row.key_result] : []} />
      ),
    },
    { header: '处置', isNowrap: true, cell: (row) => <Handling row={row} now={now} /> },
    {
      header: '时间',
      align: 'end',
      isNowrap: true,
      className: 'jw-ink-2',
      cell: (row) => reportTimeText(row.report_time, day),
    },
  ];
}

function LevelTag({ row }: { row: WorklistRow }) {
  const { word, look } = levelMark(row);
  return (
    <span className={`jw-ink-2 jw-nowrap jw-print-outlined ${tags.tag}`} data-level={look}>
      {word}
    </span>
  );
}

function Handling({ row, now }: { row: WorklistRow; now: () => number }) {
  useTick(LIST_TICK_MS);
  const { main, note, isLoud } = handlingOf(row, now());
  return (
    <span className={`jw-grid jw-note ${styles.handling}`}>
      <span className={isLoud ? 'jw-strong jw-ink-critical' : 'jw-ink-2'}>{main}</span>
      {note !== '' && <span>{note}</span>}
    </span>
  );
}
