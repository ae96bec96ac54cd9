import type { BoardCritical, BoardDepartment, BoardSource } from '@jianwei/api-client/model';
import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { Link } from 'react-router-dom';
import { addressOf } from '../../kit/lib/address.ts';
import { ShareBar } from '../../kit/chart/share-bar.tsx';
import { useFirstRows } from '../../kit/table/first-rows.tsx';
import { keyBy } from '../../kit/table/row-key.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AbnormalValue } from '../../parts/lab/abnormal-value.tsx';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { arrivalText, durationText, figureText } from './board-words.ts';
import styles from './board.module.css';

interface PlacesProps {
  /** On a wall nothing is pressed. */
  readonly isLinked: boolean;
}

/** Critical values by their waiting; of the times only those that run have colour. */
export function CriticalTable({ rows, isLinked }: PlacesProps & { rows: readonly BoardCritical[] }) {
  const columns: Column<BoardCritical>[] = [
    {
      header: '患者',
      isRowHeader: true,
      isNowrap: true,
      cell: (row) => (
        <span className="jw-row jw-gap-8">
          {isLinked ? (
            <Link className="jw-name" to={addressOf('/crisis-detail', { id: row.warning_id })}>
              {row.patient_name}
            </Link>
          ) : (
            <b className="jw-name">{row.patient_name}</b>
          )}
          <span className="jw-ink-3">{[row.patient_gender, row.patient_age].filter(Boolean).join(' ')}</span>
        </span>
      ),
    },
    {
      header: '科室',
      cell: (row) => (
        <>
          {row.department} <span className="jw-nowrap">{row.bed_no}</span>
        </>
      ),
    },
    {
      header: '项目',
      cell: (row) => (
        <span className="jw-row jw-wrap jw-gap-8">
          {row.item}
          {row.result !== undefined && <AbnormalValue value={row.result} critical={row.critical} showCriticalTag />}
        </span>
      ),
    },
    { header: '界限', isNowrap: true, cell: (row) => row.limit ?? '' },
    {
      header: '时间',
      align: 'end',
      isNowrap: true,
      cell: (row) => {
        if (isUndetermined(row.is_open)) return UNDETERMINED;
        const text = durationText(row.minutes);
        return row.is_open ? <b className={styles.alarm}>待处理 {text}</b> : `已处理，${text}`;
      },
    },
  ];
  return (
    <Table
      caption="危急值"
      columns={columns}
      rows={rows}
      rowKey={keyBy(rows, ({ warning_id: id }) => id)}
      density="standard"
      isHeadHidden
      empty={<p className="jw-note">今日没有危急值</p>}
    />
  );
}

const SYNC_PATH = '/data-synchronism';
const CRITICAL_PATH = '/crisis-reminder';

/** When each source last sent something; only one that somebody must look after has colour. */
export function ArrivalTable({ rows, now, isLinked }: PlacesProps & { rows: readonly BoardSource[]; now: string }) {
  const mayOpen = useMayOpen();
  const leads = isLinked && mayOpen(SYNC_PATH);
  const columns: Column<BoardSource>[] = [
    {
      header: '来源',
      isRowHeader: true,
      cell: ({ source_id: id, name, state, last_at: last }) => (
        // What never sent anything is neither well nor ill.
        <span className={styles.source} data-state={last === undefined && state === 'normal' ? undefined : state}>
          {leads && !isUndetermined(id) ? <Link to={addressOf(SYNC_PATH, { source: id })}>{name}</Link> : name}
        </span>
      ),
    },
    {
      header: '最近一条距今',
      align: 'end',
      isNowrap: true,
      cell: (row) => (
        <span className={styles.arrival} data-state={row.state}>
          {arrivalText(row, now)}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption="数据到达"
      columns={columns}
      rows={rows}
      rowKey={keyBy(rows, ({ source_id: id }) => id)}
      density="standard"
      isHeadHidden
      empty={<p className="jw-note">还没有数据来源</p>}
    />
  );
}

/** Departments beside as many sources; the others are a press away. */
const MOST_DEPARTMENTS = 6;
/** A wall is read from five metres, without scrolling. */
const ON_WALL = 5;

/** Departments: reports of today, what waits there, and how soon a report is read. */
export function DepartmentTable({ rows, isLinked }: PlacesProps & { rows: readonly BoardDepartment[] }) {
  const { shown, more } = useFirstRows(rows, MOST_DEPARTMENTS, '个科室');
  const mayOpen = useMayOpen();
  const most = Math.max(1, ...rows.map(({ report_count: count }) => (isUndetermined(count) ? 0 : count)));
  const columns: Column<BoardDepartment>[] = [
    {
      header: '科室',
      isRowHeader: true,
      isNowrap: true,
      cell: ({ department }) =>
        isLinked && !isUndetermined(department) ? (
          <Link className="jw-name" to={addressOf('/excellent', { department })}>
            {department}
          </Link>
        ) : (
          <span className="jw-name">{department}</span>
        ),
    },
    {
      header: '份额',
      isHeaderHidden: true,
      width: '40%',
      cell: ({ report_count: count }) =>
        !isUndetermined(count) && <ShareBar share={(100 * count) / most} tone="plain" />,
    },
    { header: '今日报告', align: 'end', isNowrap: true, cell: (row) => <b>{figureText(row.report_count)}</b> },
    {
      header: '待处理危急值',
      align: 'end',
      isNowrap: true,
      cell: ({ department, open_criticals: open }) => {
        if (isUndetermined(open) || open === 0) return sayOf(open, '0');
        const count = <b className={styles.alarm}>{open} 条</b>;
        if (!isLinked || isUndetermined(department) || !mayOpen(CRITICAL_PATH)) return count;
        return (
          <Link
            to={addressOf(CRITICAL_PATH, { keyword: department })}
            aria-label={`${department}待处理危急值 ${open} 条`}
          >
            {count}
          </Link>
        );
      },
    },
    { header: '首次查看中位', align: 'end', isNowrap: true, cell: (row) => durationText(row.median_minutes) },
  ];
  return (
    <>
      <Table
        caption="科室"
        columns={columns}
        rows={isLinked ? shown : rows.slice(0, ON_WALL)}
        rowKey={keyBy(rows, ({ department }) => department)}
        density="standard"
        isHeadHidden
        empty={<p className="jw-note">今日还没有报告</p>}
      />
      {isLinked && more}
    </>
  );
}
