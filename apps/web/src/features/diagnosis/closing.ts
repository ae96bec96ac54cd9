/** What a drawer must know about the tool inside it before it closes. */
export interface UnsavedState {
  apiType: number | undefined;
  /** Something was typed or chosen that is not saved. */
  isDirty: boolean;
  /** Saved records of this tool exist for the patient; also while that is not known. */
  hasReports: boolean;
  /** A computed result is on the screen that nobody saved. */
  holdsResult: boolean;
}

const GRACE = 5;
const PLEURAL = 6;
const THYROID_FOLLOW_UP = 8;
const ADRENAL_CORTEX = 11;

/**
 * Does closing the drawer need a question? Only when something would be lost: types 8 and 11 always then, types 5 and 6 when
 * records exist, or may, or a result is on the screen. Type 9 asks in its own editor, the others have nothing to lose.
 */
export function asksBeforeClosing(state: UnsavedState): boolean {
  if (!state.isDirty) return false;
  if (state.apiType === THYROID_FOLLOW_UP || state.apiType === ADRENAL_CORTEX) return true;
  if (state.apiType !== GRACE && state.apiType !== PLEURAL) return false;
  return state.hasReports || state.holdsResult;
}
