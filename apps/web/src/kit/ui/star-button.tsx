import { Star } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
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
    <IconButton
      icon={Star}
      size={17}
      className={styles.star}
      aria-pressed={collected}
      label={`收藏 ${subject}`}
      title={collected ? '取消收藏' : '收藏'}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    />
  );
}
