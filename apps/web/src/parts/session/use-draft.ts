import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type DraftOwner } from './drafts.ts';
import { getSession, hasLoggedOut, subscribeSession, useSession } from './session-store.ts';

/** A form: its short name, and the patient it is about. */
export type DraftForm = Omit<DraftOwner, 'userId'>;

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

/**
 * Keeps what is typed when the session ends under the form (expired, refused), so that it can be offered after the next
 * sign-in. A logout keeps nothing.
 * @param typed answers, when the session ends, plain data; null as long as nothing was typed
 */
export function useKeptDraft({ patientId, tool }: DraftForm, typed: () => TypedForm<unknown> | null): void {
  const userId = useSession()?.user_id;
  const keep = useEffectEvent(() => {
    if (userId === undefined || getSession() !== null || hasLoggedOut()) return;
    const form = typed();
    if (form !== null) keepDraft({ patientId, tool, userId }, form);
  });
  useEffect(() => subscribeSession(() => keep()), []);
}

/** Whether something from storage has the fields of the form: another version of the program may have written it. */
function isTypedForm<V extends object>(draft: unknown, like: V): draft is TypedForm<V> {
  const { id, values } = (draft ?? {}) as Partial<TypedForm<object>>;
  return (id === null || typeof id === 'string') && Object.keys(like).every((name) => name in (values ?? {}));
}

/**
 * What this user typed into the form before the session ended.
 * @param like a form with every field
 * @returns the offer or null, and what takes it back for good: it was restored, given up, or the form was saved
 */
export function useDraftOffer<V extends object>(
  { patientId, tool }: DraftForm,
  like: V,
): [DraftOffer<V> | null, () => void] {
  const userId = useSession()?.user_id ?? '';
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

/** Both for a form that is one component: what is typed is kept, what was kept is offered. */
export function useDraft<V extends object>(form: DraftForm, typed: () => TypedForm<V> | null, like: V) {
  useKeptDraft(form, typed);
  return useDraftOffer(form, like);
}
