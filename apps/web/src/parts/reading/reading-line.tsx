import type { KeyResult, ReadingBrief } from '@jianwei/api-client/model';
import styles from './reading-line.module.css';
import { clauseBeside } from './reading-text.ts';

interface ReadingLineProps {
  report: { reading?: Pick<ReadingBrief, 'headline'> };
  /** Results that stand beside it and need not be said again. */
  results: readonly KeyResult[];
}

/** One line of a list: what the reading of a report says beyond the results beside it, all of it in the tip. */
export function ReadingLine({ report, results }: ReadingLineProps) {
  const clause = clauseBeside(report, results);
  if (clause === '') return null;
  return (
    <span
      className={`jw-small jw-ink-2 jw-ellipsis jw-print-wrap ${styles.line}`}
      title={report.reading?.headline.join('；')}
    >
      {clause}
    </span>
  );
}
