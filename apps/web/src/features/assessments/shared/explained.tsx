import type { ClassDistance } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { unitText } from '../../../parts/lab/unit-text.ts';
import styles from './explained.module.css';

/** One item that a result rests on. */
export interface WhyRow {
  item: string;
  label: string;
  /** The value as the rule used it, with its unit. */
  value: string;
  /** Left out by rules that do not add up points. */
  points?: number | undefined;
  source: string;
}

interface WhyProps {
  /** The question that the table answers: 为什么是 171 分. */
  title: string;
  aside?: ReactNode;
  rows: readonly WhyRow[];
  /** Without the column of points, for rules that do not add any up. */
  hidesPoints?: boolean;
}

/** Why a result is what it is: items, values as used, points and the sources of the rule. */
export function Why({ title, aside, rows, hidesPoints = false }: WhyProps) {
  if (rows.length === 0) return null;
  const sources = [...new Set(rows.map((row) => row.source))];
  return (
    <details className={styles.block} open>
      <summary className={`jw-row jw-baseline jw-gap-6 jw-heading ${styles.summary ?? ''}`}>
        {title}
        {aside !== undefined && <span className={`jw-end jw-ink-3 ${styles.aside ?? ''}`}>{aside}</span>}
      </summary>
      <table className="jw-table">
        <caption className="jw-visually-hidden">{hidesPoints ? '判断依据' : '各项得分'}</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">计算用值</th>
            {!hidesPoints && (
              <th scope="col" className={styles.points}>
                得分
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.item}-${index}`} data-zero={!hidesPoints && row.points === 0}>
              <th scope="row" className={styles.item}>
                {row.label}
                {sources.length > 1 && <sup>{sources.indexOf(row.source) + 1}</sup>}
              </th>
              <td>{unitText(row.value)}</td>
              {!hidesPoints && <td className={styles.points}>{row.points}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {sources.map((source, index) => (
        <p key={source} className={`jw-note ${styles.source ?? ''}`}>
          依据{sources.length > 1 ? ` ${index + 1}` : ''}：{source}
        </p>
      ))}
    </details>
  );
}

/** One single change that would lead to another class. */
export interface DistanceStep {
  item: string;
  label: string;
  from: string;
  to: string;
  /** The class it would lead to, as it is shown. */
  outcome: string;
  tone?: 'ok' | 'amber' | 'high' | undefined;
}

/** The steps of an answer's distance. */
export function distanceSteps(distance: readonly ClassDistance[] | undefined): DistanceStep[] {
  return (distance ?? []).map(({ target, ...step }) => ({ ...step, outcome: target }));
}

/** How far the next class is, one input at a time. It states a distance and advises nothing. */
export function Distance({ steps }: { steps: readonly DistanceStep[] }) {
  if (steps.length === 0) return null;
  return (
    <details className={styles.block} open>
      <summary className={`jw-row jw-baseline jw-gap-6 jw-heading ${styles.summary ?? ''}`}>
        距离相邻等级<span className={`jw-end jw-ink-3 ${styles.aside ?? ''}`}>仅改变一项</span>
      </summary>
      <ul className={`jw-table-text ${styles.steps ?? ''}`}>
        {steps.map((step) => (
          <li key={`${step.item}-${step.outcome}`}>
            <span>
              {step.label} {unitText(step.from)} → {unitText(step.to)}
            </span>
            <span className={`jw-strong ${styles.outcome ?? ''}`} data-tone={step.tone}>
              {step.outcome}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The rows of an answer's contributions; a label the answer lacks is the item's code. */
export function whyRows(
  contributions:
    | readonly { item: string; label?: string; value: string | number | boolean; points: number; source: string }[]
    | undefined,
): WhyRow[] {
  return (contributions ?? []).map((entry) => ({
    ...entry,
    label: entry.label ?? entry.item,
    value: typeof entry.value === 'boolean' ? (entry.value ? '有' : '无') : String(entry.value),
  }));
}
