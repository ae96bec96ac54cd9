import { countText } from '../../kit/lib/format-number.ts';
import styles from './datacenter.module.css';

interface ResultCountProps {
  /** Of the item. */
  readonly name: string;
  readonly results: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** How many results an item has; opens them. */
export function ResultCount({ name, results, isOpen, onOpen }: ResultCountProps) {
  const text = countText(results);
  return (
    <button
      type="button"
      className={`jw-press ${styles.count}`}
      aria-label={`${name}的 ${text} 条结果`}
      data-number
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      {text}
    </button>
  );
}
