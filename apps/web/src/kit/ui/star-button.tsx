import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import { Star } from 'lucide-react';

import styles from './star-button.module.css';

interface StarButtonProps {
  collected: boolean;
  onToggle: () => void;
  /** Whose report, for the accessible name. */
  subject: string;
}

/** 收藏 as a star: outlined, or filled once collected. */
export function StarButton({ collected, onToggle, subject }: StarButtonProps) {
  return (
    <button
      type="button"
      className={`jw-icon-button ${styles.star}`}
      aria-pressed={isTrue(collected)}
      aria-label={`收藏 ${subject}`}
      title={sayOf(collected, collected ? '取消收藏' : '收藏')}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Star size={17} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
