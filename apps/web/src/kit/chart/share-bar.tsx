import { classNames } from '../lib/class-names.ts';
import styles from './share-bar.module.css';

interface ShareBarProps {
  /** Length in percent of the bar's room. */
  share: number;
  /** Where it begins, in percent of the room: 0 unless told. */
  from?: number;
  /** `plain` has no ground, `amber` is below what is aimed at. */
  tone?: 'pine' | 'plain' | 'amber';
  className?: string | undefined;
}

/** A share as a bar beside its number, which says what it is worth: the bar alone is never read out. */
export function ShareBar({ share, from = 0, tone = 'pine', className }: ShareBarProps) {
  return (
    <span className={classNames('jw-print-fill', styles.bar, className)} data-tone={tone} aria-hidden="true">
      <i style={{ insetInlineStart: `${from}%`, width: `${share}%` }} />
    </span>
  );
}
