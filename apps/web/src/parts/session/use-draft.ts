import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type DraftOwner } from './drafts.ts';
import { getSession, hasLoggedOut, subscribeSession, useSession } from './session-store.ts';

/** What was typed into a form: of which saved record (null: a new one), and the form as it stood. */
export interface TypedForm<V> {
  readonly id: string | null;
  readonly values: V;
}

/** Something that was typed before the session ended. */
export interface DraftOffer<V> extends TypedForm<V> {
  /** When the session ended, epoch milliseconds. */
  readonly at: number;
}

/** For the strip that offers it: `restore` puts what was typed back into the form. */
export const draftStrip = <V>(offer: DraftOffer<V> | null, settle: () => void, restore: (values: V) => void) => ({
  offer,
  onRestore: () => {
    if (offer) restore(offer.values);
    settle();
  },
  onDiscard: settle,
});

/** Whether something from storage has the fields of the form: another version of the program may have written it. */
function isTypedForm<V extends object>(draft: unknown, like: V): draft is TypedForm<V> {
  const { id, values } = (draft ?? {}) as Partial<TypedForm<object>>;
  return (id === null || typeof id === 'string') && Object.keys(like).every((name) => name in (values ?? {}));
}

/**
 * Keeps what is typed when the session ends under the form (expired, refused), and offers it after the next sign-in. A logout
 * keeps nothing.
 * @param typed answers, when the session ends, plain data; null as long as nothing was typed
 * @param like a form with every field
 * @returns what this user typed before, or null, and what takes it back for good: it was restored, given up, or the form saved
 */
export function useDraft<V extends object>(
  { patientId, tool }: Omit<DraftOwner, 'userId'>,
  typed: () => TypedForm<V> | null,
  like: V,
): [DraftOffer<V> | null, () => void] {
  const userId = useSession()?.user_id ?? '';
  const keep = useEffectEvent(() => {
    if (userId === '' || getSession() !== null || hasLoggedOut()) return;
    const form = typed();
    if (form !== null) keepDraft({ patientId, tool, userId }, form);
  });
  useEffect(() => subscribeSession(() => keep()), []);
  const [settled, setSettled] = useState(0);
  const draft = useMemo(
    () => (settled >= 0 ? readDraft({ userId, patientId, tool }) : null),
    [userId, patientId, tool, settled],
  );
  const settle = useCallback(() => {
    dropDraft({ userId, patientId, tool });
    setSettled((count) => count + 1);
  }, [userId, patientId, tool]);
  return [draft !== null && isTypedForm(draft.values, like) ? { at: draft.at, ...draft.values } : null, settle];
}
