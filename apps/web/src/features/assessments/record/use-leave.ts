import { useCallback, useEffect, useRef } from 'react';
import { confirm, KEEP_EDITING } from '../../../kit/overlay/confirm-store.ts';
import { assessmentText } from '../shared/assessment.ts';

/**
 * Leaves what is typed behind, after asking if there is something to lose.
 * @param losesSomething called when something is left: what can be left is not drawn again with the key that makes it unsaved
 * @returns the same function always
 */
export function useLeave(losesSomething: () => boolean): (then: () => void) => Promise<void> {
  const asks = useRef(losesSomething);
  useEffect(() => {
    asks.current = losesSomething;
  }, [losesSomething]);
  return useCallback(async (then) => {
    if (!asks.current() || (await confirm({ title: assessmentText.cancelQuestion, ...KEEP_EDITING }))) then();
  }, []);
}
