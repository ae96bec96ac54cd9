import { formatDate } from '../lib/format-date.ts';
import { Button } from './button.tsx';
import styles from './draft-strip.module.css';

interface DraftStripProps {
  /** What was typed before the session ended; nothing is shown without it. */
  offer: { readonly at: number } | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed before the session ended. */
export function DraftStrip({ offer, onRestore, onDiscard }: DraftStripProps) {
  if (offer === null) return null;
  return (
    <div className={`jw-row jw-wrap jw-gap-8 jw-table-text jw-no-print ${styles.strip}`} role="status">
      <span className="jw-grow">有未保存的草稿（{formatDate(new Date(offer.at), 'HH:mm')}）</span>
      <Button size="small" onClick={onRestore}>
        恢复
      </Button>
      <Button size="small" variant="text" onClick={onDiscard}>
        放弃
      </Button>
    </div>
  );
}
