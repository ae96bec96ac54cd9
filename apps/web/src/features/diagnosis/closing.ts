import type { AssessmentUnsaved } from '../../parts/assessments/assessment-view.tsx';

const [GRACE, PLEURAL, THYROID_FOLLOW_UP, ADRENAL_CORTEX] = [5, 6, 8, 11];

/**
 * Does closing the drawer need a question? Only when something would be lost: types 8 and 11 always then, types 5 and 6 when
 * records exist, or may, or a result is on the screen. Type 9 asks in its own editor, the others have nothing to lose.
 */
export function asksBeforeClosing(apiType: number | undefined, unsaved: AssessmentUnsaved): boolean {
  if (!unsaved.isDirty) return false;
  if (apiType === THYROID_FOLLOW_UP || apiType === ADRENAL_CORTEX) return true;
  return (apiType === GRACE || apiType === PLEURAL) && (unsaved.hasReports || unsaved.holdsResult);
}
