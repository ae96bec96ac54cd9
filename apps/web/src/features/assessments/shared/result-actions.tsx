import { Copy, Printer } from 'lucide-react';
import { copyText } from '../../../kit/lib/clipboard.ts';
import { notice } from '../../../kit/ui/notice.tsx';
import styles from './result-actions.module.css';

const ICON = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;

async function copy(text: string) {
  if (await copyText(text)) notice.success('复制成功');
  else notice.error('复制失败，请选中文字后复制');
}

/** Beside a conclusion: copy it for the record (see `recordText`), print the drawer. */
export function ResultActions({ text }: { text: string }) {
  return (
    <span className={`jw-gap-4 jw-fixed ${styles.actions ?? ''} jw-no-print`}>
      <button
        type="button"
        className="jw-icon-button"
        aria-label="复制结论"
        title="复制结论"
        onClick={() => void copy(text)}
      >
        <Copy {...ICON} />
      </button>
      <button type="button" className="jw-icon-button" aria-label="打印" title="打印" onClick={() => window.print()}>
        <Printer {...ICON} />
      </button>
    </span>
  );
}
