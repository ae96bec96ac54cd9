import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether what was ready has been painted: what a screen shows beside it is asked for from then on, and takes nothing of the time
 * until it. A page that is drawn out of sight has painted nothing.
 */
export function usePainted(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => (isReady && !isPainted ? afterPaint(() => setPainted(true)) : undefined), [isReady, isPainted]);
  return isPainted;
}
