import type { ReactNode } from 'react';
import { type Column, Table } from '../../../kit/table/table.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import styles from './explained.module.css';

/** One item that a result rests on. */
export interface WhyRow {
  item: string;
  /** The item's code stands in its place. */
  label?: string | undefined;
  /** The value as the rule used it, with its unit. */
  value: string | number | boolean;
  /** Left out by rules that do not add up points. */
  points?: number | undefined;
  source: string;
}

interface WhyProps {
  /** The question that the table answers: 为什么是 171 分. */
  title: string;
  aside?: ReactNode;
  rows: readonly WhyRow[] | undefined;
  /** Without the column of points, for rules that do not add any up. */
  hidesPoints?: boolean;
}

/** Why a result is what it is: items, values as used, points and the sources of the rule. */
export function Why({ title, aside, rows = [], hidesPoints = false }: WhyProps) {
  if (rows.length === 0) return null;
  const sources = [...new Set(rows.map((row) => row.source))];
  const columns: Column<WhyRow>[] = [
    {
      header: '项目',
      isRowHeader: true,
      cell: ({ label, item, source }) => (
        <>
          {label ?? item}
          {sources.length > 1 && <sup>{sources.indexOf(source) + 1}</sup>}
        </>
      ),
    },
    { header: '计算用值', cell: ({ value }) => valueText(value) },
    { header: '得分', align: 'end', className: styles.points, cell: ({ points }) => points },
  ];
  return (
    <Fold title={title} aside={aside}>
      <Table
        caption={hidesPoints ? '判断依据' : '各项得分'}
        columns={hidesPoints ? columns.slice(0, 2) : columns}
        rows={rows}
        rowKey={({ item }, place) => `${item}-${place}`}
        rowState={({ points }) => ({ 'data-zero': (!hidesPoints && points === 0) || undefined })}
        className={styles.why}
      />
      {sources.map((source, index) => (
        <p key={source} className="jw-note jw-above-6">
          依据{sources.length > 1 ? ` ${index + 1}` : ''}：{source}
        </p>
      ))}
    </Fold>
  );
}

const valueText = (value: WhyRow['value']) =>
  typeof value === 'boolean' ? (value ? '有' : '无') : unitText(String(value));

/** One single change that would lead to another class. */
export interface DistanceStep {
  item: string;
  label: string;
  from: string;
  to: string;
  /** The class it would lead to, as it is shown. */
  target: string;
  tone?: 'ok' | 'amber' | 'high' | undefined;
}

/** How far the next class is, one input at a time. It states a distance and advises nothing. */
export function Distance({ steps = [] }: { steps: readonly DistanceStep[] | undefined }) {
  if (steps.length === 0) return null;
  return (
    <Fold title="距离相邻等级" aside="仅改变一项">
      <ul className={`jw-table-text ${styles.steps}`}>
        {steps.map(({ item, label, from, to, target, tone }) => (
          <li key={`${item}-${target}`} className="jw-row jw-start jw-wrap jw-between">
            <span>
              {label} {unitText(from)} → {unitText(to)}
            </span>
            <span className="jw-strong jw-tone-ink" data-tone={tone}>
              {target}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Open at first; a reader may close it. */
function Fold({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <details className={`jw-above-20 ${styles.fold}`} open>
      <summary className="jw-row jw-baseline jw-gap-6 jw-heading">
        {title}
        {aside !== undefined && <span className={`jw-end jw-ink-3 ${styles.aside}`}>{aside}</span>}
      </summary>
      {children}
    </details>
  );
}
