import type { NewerEvidence } from '@jianwei/api-client/model';
import { Button } from '../../../kit/ui/button.tsx';
import { unitText } from '../../../parts/lab/lab-text.ts';
import { minuteText } from './assessment.ts';

interface NewerEvidenceNoteProps {
  /** Results of reports newer than the assessment that would change one of its inputs. */
  evidence: readonly NewerEvidence[] | undefined;
  /** Opens a new assessment; absent where this user may not make one. */
  onAssessAgain?: () => void;
}

/** The value with its unit as it is set in print: 1.04 10^9/L becomes 1.04 ×10⁹/L. */
export const printedValue = (value: string): string => value.replace(/(?<= )\S.*$/, unitText);

/** 肌酐 168 μmol/L（2025-11-18 09:42）. */
const resultText = ({ label, value, report_time: time }: NewerEvidence) =>
  `${label} ${printedValue(value)}（${minuteText(time)}）`;

/** 依据已更新: what has changed since, and the way to assess again. Nothing where nothing has. */
export function NewerEvidenceNote({ evidence = [], onAssessAgain }: NewerEvidenceNoteProps) {
  if (evidence.length === 0) return null;
  return (
    <div className="jw-row jw-between jw-gap-12 jw-table-text jw-caution jw-ink-amber jw-below-16" role="status">
      <span>依据已更新：{evidence.map(resultText).join('，')}</span>
      {onAssessAgain && (
        <Button size="small" className="jw-no-print" onClick={onAssessAgain}>
          重新评估
        </Button>
      )}
    </div>
  );
}
