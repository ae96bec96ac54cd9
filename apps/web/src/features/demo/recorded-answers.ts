import type { SessionRecord } from '../../parts/session/session-store.ts';
import type { Answers } from './demo-transport.ts';

export interface Recorded {
  /** Who reads in the demo. */
  readonly session: SessionRecord;
  readonly answers: Answers;
}

function unbuilt(): never {
  throw new Error('vite/demo-answers.ts puts the recorded answers in the place of this file');
}

/** What the mock hospital answered when the page was built. */
export const recorded: Recorded = unbuilt();
