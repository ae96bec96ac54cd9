import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A window behind others draws no frame: what waits for one is ready all the same when somebody turns to it. In milliseconds. */
const LONGEST_WAIT_MS = 1000;

/**
 * Whether what was ready has been painted: what a screen shows beside it is asked for from then on, and takes nothing of the time
 * until it. A page that is drawn out of sight has painted nothing.
 */
export function usePainted(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady || isPainted) return undefined;
    const onPaint = () => setPainted(true);
    const callOff = afterPaint(onPaint);
    const timer = setTimeout(onPaint, LONGEST_WAIT_MS);
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, [isReady, isPainted]);
  return isPainted;
}
