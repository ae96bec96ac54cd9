import type { WarningRecordInput } from '@jianwei/api-client/model';
import { create } from 'zustand';
import { STORAGE_PREFIX } from '../../kit/lib/storage.ts';
import { getSession, hasLoggedOut, subscribeSession } from '../session/session-store.ts';

/** A step that was recorded here and of which nobody knows whether the server has it. */
export interface UnsentStep {
  readonly warningId: string;
  readonly record: WarningRecordInput;
}

const KEY = `${STORAGE_PREFIX}unsent-steps`;

/** As the window keeps it: whose steps they are, ids and steps, and nothing about the patient. */
interface Kept {
  readonly userId: string;
  readonly steps: readonly UnsentStep[];
}

/** Where the browser refuses storage the steps live as long as the page. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function isStep(value: unknown): value is UnsentStep {
  const step = value as Partial<UnsentStep> | null;
  return typeof step?.warningId === 'string' && typeof step.record?.step === 'string';
}

/** The steps of the signed-in user that this window kept; those of anybody else are nobody's. */
function readKept(): readonly UnsentStep[] {
  const kept = inStorage((storage) => JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Kept> | null);
  const isOwn = kept?.userId !== undefined && kept.userId === getSession()?.user_id;
  return isOwn && Array.isArray(kept.steps) ? kept.steps.filter(isStep) : [];
}

/** Outlives the screen and a reload, not the sign-out: what is kept here is sent again by hand. */
export const useUnsentSteps = create<{ readonly steps: readonly UnsentStep[] }>(() => ({ steps: readKept() }));

const isSame = (one: UnsentStep, other: UnsentStep) =>
  one.warningId === other.warningId && JSON.stringify(one.record) === JSON.stringify(other.record);

function keep(steps: readonly UnsentStep[]): void {
  useUnsentSteps.setState({ steps });
  const userId = getSession()?.user_id;
  inStorage((storage) => {
    if (steps.length === 0 || userId === undefined) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ userId, steps } satisfies Kept));
  });
}

/** The step has arrived, or was refused. */
export function dropUnsent(step: UnsentStep): void {
  keep(useUnsentSteps.getState().steps.filter((other) => !isSame(other, step)));
}

/** Keeps a step once, however often it fails. */
export function keepUnsent(step: UnsentStep): void {
  const others = useUnsentSteps.getState().steps.filter((other) => !isSame(other, step));
  keep([...others, step]);
}

/** The steps follow who is signed in, and go with a sign-out. Called once by the application; returns what stops it. */
export function watchUnsentSteps(): () => void {
  const follow = (): void => {
    if (hasLoggedOut()) keep([]);
    else useUnsentSteps.setState({ steps: readKept() });
  };
  follow();
  return subscribeSession(follow);
}
