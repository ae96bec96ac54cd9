import type { ReportData } from '@jianwei/api-client/model';
import { REVIEW_MARK } from '@jianwei/clinical-rules/core/marks';
import { useIsPrinting } from '../../kit/lib/use-is-printing.ts';
import styles from './grounds.module.css';

/** 依据与说明: one line in the foot of the reading; behind it, and on paper, what rests on us and by which rules it was read. */
export function Grounds({ report }: { report: ReportData }) {
  const isPrinting = useIsPrinting();
  const { rule_version: rules, review_notes: notes } = report.interpretation;
  const knowledge = report.knowledge_version;
  return (
    <details className={`jw-note ${styles.grounds}`} open={isPrinting}>
      <summary>依据与说明</summary>
      <p>{[`规则版本 ${rules}`, knowledge && `知识库 ${knowledge}`].filter(Boolean).join('\u3000')}</p>
      <ul className="jw-dotted">
        {notes.map((note) => (
          <li key={note}>{note.startsWith(REVIEW_MARK) ? note : `${REVIEW_MARK}：${note}`}</li>
        ))}
      </ul>
    </details>
  );
}
