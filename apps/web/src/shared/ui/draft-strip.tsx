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
    <div className={`${styles.strip ?? ''} jw-no-print`} role="status">
      <span>有未保存的草稿（{formatDate(new Date(offer.at), 'HH:mm')}）</span>
      <Button size="small" onClick={onRestore}>
        恢复
      </Button>
      <Button size="small" variant="text" onClick={onDiscard}>
        放弃
      </Button>
    </div>
  );
}
