import { memo } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { withoutReload } from '../../../kit/ui/form-field.tsx';
import { type AssessmentMode, assessmentText } from '../shared/assessment.ts';
import styles from './measure-button.module.css';

/** What of a record decides whether its result can be asked for. */
interface Asked {
  mode: AssessmentMode;
  isOwn: boolean;
  tool: { calls: { measure?: { again: string } } };
  state: { busy: 'measuring' | 'saving' | undefined };
}

interface MeasureButtonProps {
  record: Asked;
  /** What asks for the result: 查看结果, 评估. */
  label: string;
  hint: string;
  /** Something that is needed is missing. */
  isIncomplete: boolean;
}

/** Why the result cannot be asked for now; undefined when it can. */
function measureBlocked({ tool, mode, isOwn }: Asked): string | undefined {
  if (mode !== 'read') return undefined;
  return isOwn ? `点击「编辑」后可修改并${tool.calls.measure?.again ?? ''}` : assessmentText.ownerOnly;
}

/** What a form does when it is submitted: nothing as long as the result cannot be asked for. */
export const whenMeasurable = (record: Asked, measure: () => void) =>
  withoutReload(() => {
    if (measureBlocked(record) === undefined) measure();
  });

/** Asks for the result of what is typed, with what stands in the way of it. */
export const MeasureButton = memo(function MeasureButton({ record, label, hint, isIncomplete }: MeasureButtonProps) {
  const blocked = measureBlocked(record);
  return (
    <div className={`jw-no-print jw-row jw-wrap ${styles.actions}`}>
      <Button
        type="submit"
        variant="primary"
        className={styles.measure}
        disabled={blocked !== undefined}
        busy={record.state.busy === 'measuring'}
        aria-describedby="measure-hint"
      >
        {label}
      </Button>
      <p id="measure-hint" className={`jw-note ${styles.hint}`} role={isIncomplete ? 'alert' : undefined}>
        {isIncomplete ? assessmentText.required : (blocked ?? hint)}
      </p>
    </div>
  );
});
