import { STORAGE_PREFIX } from '../../kit/lib/storage.ts';
import { getSession, hasLoggedOut, subscribeSession } from './session-store.ts';

/** A draft that nobody came back for is dropped after this long, in milliseconds. */
export const DRAFT_LIFE_MS = 30 * 60_000;

const DRAFT_PREFIX = `${STORAGE_PREFIX}draft:`;

/** Whose typed text it is: of one user, about one patient, in one tool. */
export interface DraftOwner {
  readonly userId: string;
  readonly patientId: string;
  /** Short name of the form, for example `grace`. */
  readonly tool: string;
}

export interface Draft {
  /** When it was kept, epoch milliseconds. */
  readonly at: number;
  readonly values: unknown;
}

interface StoredDraft extends Draft {
  readonly userId: string;
}

const keyOf = ({ userId, patientId, tool }: DraftOwner): string =>
  DRAFT_PREFIX + JSON.stringify([userId, patientId, tool]);

/** Where the browser refuses storage nothing is kept, and nothing found. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function readKey(key: string): StoredDraft | null {
  const stored = inStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<StoredDraft> | null);
  const isDraft = typeof stored?.at === 'number' && typeof stored.userId === 'string' && 'values' in stored;
  return isDraft ? (stored as StoredDraft) : null;
}

/** Drops what may not be kept any longer: too old, of another user than the one who signed in, or left by a logout. */
function sweep(): void {
  const userId = getSession()?.user_id;
  const mayStay = (key: string): boolean => {
    const draft = readKey(key);
    if (draft === null || hasLoggedOut()) return false;
    return Date.now() - draft.at < DRAFT_LIFE_MS && (userId === undefined || userId === draft.userId);
  };
  inStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(DRAFT_PREFIX));
    for (const key of keys) if (!mayStay(key)) storage.removeItem(key);
  });
}

/** Keeps what was typed in this window until it is read, dropped, or no longer allowed to stay. */
export function keepDraft(owner: DraftOwner, values: unknown): void {
  const draft: StoredDraft = { userId: owner.userId, at: Date.now(), values };
  inStorage((storage) => storage.setItem(keyOf(owner), JSON.stringify(draft)));
  setTimeout(sweep, DRAFT_LIFE_MS);
}

/** The draft of an owner, unless it has run out. */
export function readDraft(owner: DraftOwner): Draft | null {
  sweep();
  return readKey(keyOf(owner));
}

export function dropDraft(owner: DraftOwner): void {
  inStorage((storage) => storage.removeItem(keyOf(owner)));
}

/** Drops drafts as sessions come and go. Called once by the application; returns what stops it. */
export function watchDrafts(): () => void {
  sweep();
  return subscribeSession(sweep);
}
