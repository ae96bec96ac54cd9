import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDate } from '../../kit/lib/format-date.ts';
import { dropDraft, keepDraft, type DraftOwner } from './drafts.ts';
import { getSession, useSession } from './session-store.ts';
import { type DraftOffer, type TypedForm, useDraft } from './use-draft.ts';

/** Time after the last key stroke after which what was typed is kept. */
const PAUSE_MS = 2000;

interface KeptDraft<V> {
  /** What this user typed before, or null. */
  readonly offer: DraftOffer<V> | null;
  /** Takes it back for good: it was restored, given up, or the form saved. */
  readonly settle: () => void;
  /** For the foot of the form: when it was kept; undefined while nothing is. */
  readonly keptText: string | undefined;
}

/**
 * A draft of a form of administration: kept in this window 2 s after typing, so that it outlives a reload, and as `useDraft` when
 * the session ends. Who leaves the form while signed in gave it up.
 * @param typed what stands in the form, plain data; null as long as nothing was typed
 * @param like a form with every field
 */
export function useKeptDraft<V extends object>(
  { patientId, tool }: Omit<DraftOwner, 'userId'>,
  typed: TypedForm<V> | null,
  like: V,
): KeptDraft<V> {
  const userId = useSession()?.user_id ?? '';
  const [offer, forget] = useDraft({ patientId, tool }, () => typed, like);
  const [keptAt, setKeptAt] = useState<Date>();
  const isKept = useRef(false);
  const text = JSON.stringify(typed);
  const keep = useEffectEvent(() => {
    keepDraft({ userId, patientId, tool }, typed);
    isKept.current = true;
    setKeptAt(new Date());
  });
  const drop = useEffectEvent(() => {
    if (!isKept.current || getSession() === null) return;
    isKept.current = false;
    dropDraft({ userId, patientId, tool });
  });
  // What is offered stays as it is until it was answered.
  const isWaiting = typed !== null && offer === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isWaiting]);
  useEffect(() => () => drop(), []);
  const settle = () => {
    isKept.current = false;
    setKeptAt(undefined);
    forget();
  };
  return {
    offer,
    settle,
    keptText: typed !== null && keptAt !== undefined ? `草稿 ${formatDate(keptAt, 'HH:mm')} 已自动保存` : undefined,
  };
}
