import { useCallback, useRef } from 'react';

/**
 * One save or delete at a time, from the question to the answer. State would let a second click through before the first
 * has rendered. What fails was told by the transport; the inputs stay as they are. A click during the work goes nowhere, so
 * reading again after the answer belongs in it only where a busy button shows it.
 */
export function useOnce(): (work: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return useCallback(async (work) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } catch {
      // Told already.
    } finally {
      isUnderWay.current = false;
    }
  }, []);
}
