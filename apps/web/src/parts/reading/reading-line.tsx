import type { KeyResult, ReadingBrief } from '@jianwei/api-client/model';
import styles from './reading-line.module.css';
import { clauseBeside } from './reading-text.ts';

interface ReadingLineProps {
  report: { reading?: Pick<ReadingBrief, 'headline'> };
  /** Results that stand beside it and need not be said again. */
  results: readonly KeyResult[];
  /** Two lines as high as one row, where the row is about what to do. */
  isTwoLines?: boolean;
}

/** One line of a list: what the reading of a report says beyond the results beside it, all of it in the tip. */
export function ReadingLine({ report, results, isTwoLines = false }: ReadingLineProps) {
  const clause = clauseBeside(report, results);
  if (clause === '') return null;
  const look = isTwoLines ? `jw-clamp-2 ${styles.twoLines}` : `jw-ellipsis ${styles.line}`;
  return (
    <span className={`jw-small jw-ink-2 jw-print-wrap ${look}`} title={report.reading?.headline.join('；')}>
      {clause}
    </span>
  );
}
