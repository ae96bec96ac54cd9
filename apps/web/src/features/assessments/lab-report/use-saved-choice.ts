import { use, useEffect, useState } from 'react';
import { ToolLockContext } from '../../../parts/assessments/assessment-view.tsx';
import { isClinician } from '../../../parts/session/roles.ts';
import { useSession } from '../../../parts/session/session-store.ts';
import { delayedSave } from './delayed-save.ts';
import { useRefreshAfterSave, type RefreshContext } from './use-refresh-after-save.ts';

interface SavedChoiceContext<T> extends RefreshContext {
  /** The report that is open. */
  openId: string | undefined;
  /** What the server holds for it; undefined as long as nobody chose. */
  served: T | undefined;
  save: (id: string, value: T) => Promise<unknown>;
  /** Milliseconds from the last choice to its save. */
  delayMs?: number;
}

interface Choice<T> {
  id: string;
  value: T;
  isSaving: boolean;
}

/**
 * A choice by which a report is read, as it is displayed and as it is saved: the last one wins. It stands until the report is
 * read again with it; a save that fails brings the server's value back.
 */
export function useSavedChoice<T>({ openId, served, save, delayMs = 0, ...refresh }: SavedChoiceContext<T>) {
  const session = useSession();
  // The laboratory reads; the server says the same (docs/rights.md).
  const mayChoose = use(ToolLockContext) === undefined && session !== null && isClinician(session.role);
  const { outdatedId, reload, refreshAfterSave } = useRefreshAfterSave(refresh);
  const [choice, setChoice] = useState<Choice<T>>();
  const [pending] = useState(() => delayedSave(delayMs));

  // Leaving the report, the tool or the page before the delay is over loses nothing.
  useEffect(() => {
    window.addEventListener('pagehide', pending.flush);
    return () => {
      window.removeEventListener('pagehide', pending.flush);
      pending.flush();
    };
  }, [pending, openId]);

  const own = choice?.id === openId ? choice : undefined;
  const isSaving = own?.isSaving === true;
  /** What was served does not know yet what was saved. */
  const isStale = outdatedId !== undefined && outdatedId === openId;
  const isOutdated = isSaving || isStale;
  const value = (isOutdated ? own?.value : undefined) ?? served;

  async function store(chosen: Choice<T>): Promise<void> {
    const settle = (next?: Choice<T>) => setChoice((current) => (current === chosen ? next : current));
    try {
      await save(chosen.id, chosen.value);
    } catch {
      // The transport has told.
      settle();
      return;
    }
    await refreshAfterSave(chosen.id);
    settle({ ...chosen, isSaving: false });
  }

  function choose(next: T): void {
    if (openId === undefined || next === value) return;
    if (next === served && !isStale && !pending.isSaving()) {
      pending.drop();
      setChoice(undefined);
      return;
    }
    const chosen = { id: openId, value: next, isSaving: true };
    setChoice(chosen);
    pending.put(() => store(chosen));
  }

  const isSaved = own !== undefined && own.value === served;
  const state = isSaving ? 'saving' : isOutdated ? 'outdated' : isSaved ? 'saved' : 'known';
  const refetch = () => openId !== undefined && reload(openId);
  return { value, state, isOutdated, choose: mayChoose ? choose : undefined, refetch } as const;
}
