import type { LaboratoryRule } from '@jianwei/api-client/model';
import type { AdminColumn } from '../../kit/admin/admin-column.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import styles from './rule-columns.module.css';

/** Columns that the lists of audit rules and of prompts share. */
export const RULE_NUMBER: AdminColumn<LaboratoryRule> = {
  key: 'rule_id',
  title: '编号',
  width: 76,
  isSortable: true,
  cell: (row) => row.rule_id,
  text: (row) => row.rule_id,
};

/** A rule by its name, and what it says as a sentence. */
export const SENTENCE: Omit<AdminColumn<LaboratoryRule>, 'title'> = {
  key: 'name',
  width: 620,
  isSortable: true,
  isRowHeader: true,
  cell: (row) => (
    <span className="jw-two-lines">
      <b className="jw-break">{row.name}</b>
      <span
        className={`jw-note jw-clamp-2 jw-break jw-print-flow jw-print-wrap ${styles.sentence}`}
        title={row.sentence}
      >
        {row.sentence}
      </span>
    </span>
  ),
  text: (row) => `${row.name}：${row.sentence}`,
};

export const CHANGED: AdminColumn<LaboratoryRule> = {
  key: 'updated_at',
  title: '最近修改',
  width: 100,
  isSortable: true,
  cell: (row) => <span title={row.updated_by}>{formatDate(row.updated_at, 'yyyy-MM-dd')}</span>,
  text: (row) => `${formatDate(row.updated_at, 'yyyy-MM-dd HH:mm')} ${row.updated_by}`,
};
