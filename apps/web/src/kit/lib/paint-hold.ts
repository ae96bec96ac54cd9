import { afterPaint } from './after-paint.ts';

/** A window behind others draws no frame: its calls wait no longer than this, in milliseconds. */
const LONGEST_WAIT_MS = 100;

let held: Promise<void> | undefined;

/** What has just been drawn is painted before anything is asked for: calls that begin meanwhile wait for its frame. */
export function holdCalls(): void {
  held ??= new Promise((resolve) => {
    const release = () => {
      held = undefined;
      resolve();
    };
    afterPaint(release);
    setTimeout(release, LONGEST_WAIT_MS);
  });
}

/** The frame that calls wait for; undefined while they may begin at once. */
export const heldCalls = (): Promise<void> | undefined => held;
