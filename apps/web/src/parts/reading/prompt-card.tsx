import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import styles from './prompt-card.module.css';

interface PromptCardProps {
  readonly name: string;
  readonly text: string;
  readonly basis?: string | undefined;
  readonly time: string;
  /** At its foot: what its reader thinks of it. */
  readonly children?: ReactNode;
}

/** 检验科提示 as doctors read it: its sentence whole, what it rests on, and its date. */
export function PromptCard({ name, text, basis, time, children }: PromptCardProps) {
  return (
    <div className={`jw-grid jw-gap-6 jw-print-whole ${styles.card}`}>
      <div className="jw-row jw-between jw-gap-12">
        <b className="jw-row jw-gap-6 jw-table-text">
          <MessageSquareText size={14} aria-hidden /> 检验科提示
        </b>
        <span className="jw-note">{name}</span>
      </div>
      <p className="jw-body">{text}</p>
      <div className="jw-row jw-wrap jw-between jw-gap-8">
        <span className="jw-note">
          {`检验科　${formatDate(time, 'yyyy-MM-dd')}${basis === undefined || basis === '' ? '' : `　依据 ${basis}`}`}
        </span>
        {children}
      </div>
    </div>
  );
}
