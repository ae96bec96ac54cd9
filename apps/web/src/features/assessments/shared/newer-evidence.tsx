import type { NewerEvidence } from '@jianwei/api-client/model';
import { Button } from '../../../kit/ui/button.tsx';
import { formatDate } from '../../../kit/lib/format-date.ts';
import { unitText } from '../../../parts/lab/unit-text.ts';
import { MINUTE_PATTERN } from './assessment-texts.ts';
import styles from './newer-evidence.module.css';

interface NewerEvidenceNoteProps {
  /** Results of reports newer than the assessment that would change one of its inputs. */
  evidence: readonly NewerEvidence[] | undefined;
  /** Opens a new assessment; absent where this user may not make one. */
  onAssessAgain?: () => void;
}

/** A result with its unit as it is set in print. */
const printed = (value: string) => value.replace(/ (\S.*)$/, (_whole, unit: string) => ` ${unitText(unit)}`);

/** 依据已更新: what has changed since, and the way to assess again. Nothing where nothing has. */
export function NewerEvidenceNote({ evidence = [], onAssessAgain }: NewerEvidenceNoteProps) {
  if (evidence.length === 0) return null;
  return (
    <div className={`jw-row jw-between jw-gap-12 jw-table-text ${styles.note ?? ''}`} role="status">
      <span>
        依据已更新：
        {evidence
          .map(
            ({ label, value, report_time: time }) =>
              `${label} ${printed(value)}（${formatDate(time, MINUTE_PATTERN)}）`,
          )
          .join('，')}
      </span>
      {onAssessAgain && (
        <Button size="small" className="jw-no-print" onClick={onAssessAgain}>
          重新评估
        </Button>
      )}
    </div>
  );
}
