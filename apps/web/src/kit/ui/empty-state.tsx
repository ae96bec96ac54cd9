import type { ReactNode } from 'react';

import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  hint?: string;
  action?: ReactNode;
  tone?: 'plain' | 'error';
}

/** Ruler glyph, a fact and one next step; the error tone puts the marker beyond the interval. */
export function EmptyState({ title, hint, action, tone = 'plain' }: EmptyStateProps) {
  return (
    <div className={`jw-stack ${styles.empty}`} role={tone === 'error' ? 'alert' : 'status'}>
      <svg width={66} height={22} viewBox="0 0 66 22" aria-hidden="true">
        <rect fill="var(--rule)" x={0} y={10.2} width={66} height={1.6} rx={0.8} />
        <rect fill="var(--pine-200)" x={19} y={8} width={28} height={6} rx={3} />
        {tone === 'plain' ? (
          <path stroke="var(--control)" strokeDasharray="2 2" d="M33 0v7M33 15v7" />
        ) : (
          <path fill="var(--high)" d="M51 15h9.6L55.8 6Z" />
        )}
      </svg>
      <p className={`jw-strong ${styles.title}`}>{title}</p>
      {hint && <p className={`jw-table-text jw-ink-3 ${styles.hint}`}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
