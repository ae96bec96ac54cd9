import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftStrip, useDraft } from '../session/use-draft.ts';

/** Time after the last key stroke after which a draft is saved. */
const PAUSE_MS = 2000;

export interface Saving {
  readonly state: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why it failed, as the server says it. */
  readonly error?: string;
  /** Somebody else saved meanwhile; it says so itself. */
  readonly isMet?: boolean;
}

interface Options<Draft extends object, Stored> {
  /** Under which what the server did not take before the session ended is kept for its author. */
  readonly tool: string;
  /** What is stored; undefined for what nobody saved yet. */
  readonly stored: Stored | undefined;
  /** What stands in the editor at first. */
  readonly start: Draft;
  /** It is not what is stored: a copy that is to be saved. */
  readonly isStartUnsaved?: boolean;
  readonly read: (stored: Stored) => Draft;
  /** One text for equal drafts. */
  readonly keyOf: (draft: Draft) => string;
  readonly revisionOf: (stored: Stored) => number;
  readonly canSave: (draft: Draft) => boolean;
  readonly save: (draft: Draft, known: Stored | undefined) => Promise<Stored>;
  readonly reread: (known: Stored) => Promise<Stored>;
  /** What the first saving settles in a draft, as the place that the server gave it. */
  readonly settled?: (draft: Draft, stored: Stored) => Draft;
  readonly onSaved: (stored: Stored, isFirst: boolean) => void;
}

const messageOf = (cause: unknown) => (cause instanceof ApiError ? cause.message : '请重试');

/**
 * A draft that saves itself on the server 2 s after typing, and on leaving. Where somebody else has saved meanwhile, what was typed
 * stays and theirs stands beside it until one of the two is chosen.
 */
export function useSavedDraft<Draft extends object, Stored>(options: Options<Draft, Stored>) {
  const { read, keyOf, revisionOf, save, reread, onSaved, settled = (draft) => draft } = options;
  const [stored, setStored] = useState(options.stored);
  const [draft, setDraft] = useState(options.start);
  const [savedKey, setSavedKey] = useState(() => (options.isStartUnsaved === true ? '' : keyOf(options.start)));
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const [theirs, setTheirs] = useState<Stored>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef({ draft, stored });
  const isDirty = keyOf(draft) !== savedKey;
  const canSave = options.canSave(draft);
  const [offer, settleOffer] = useDraft<Draft>(
    { patientId: '', tool: options.tool },
    () => (isDirty ? { id: null, values: draft } : null),
    options.start,
  );
  useEffect(() => {
    latest.current.draft = draft;
  }, [draft]);

  const settle = (next: Stored, key: string) => {
    latest.current.stored = next;
    setStored(next);
    setSavedKey(key);
    setSaving({ state: 'saved' });
  };

  /** Told when a step was refused: where somebody else has saved meanwhile, theirs is read beside what stands here. */
  const meet = async (cause: unknown) => {
    const { stored: known } = latest.current;
    if (known === undefined) return;
    const now = await reread(known).catch(() => undefined);
    if (now === undefined || revisionOf(now) === revisionOf(known)) return;
    setSaving({ state: 'failed', error: messageOf(cause), isMet: true });
    setTheirs(now);
  };
  const fail = (cause: unknown) => {
    setSaving({ state: 'failed', error: messageOf(cause) });
    return meet(cause);
  };

  const write = async (): Promise<Stored | undefined> => {
    const { draft: written, stored: known } = latest.current;
    const isFirst = known === undefined;
    setSaving({ state: 'saving' });
    try {
      const next = await save(written, known);
      if (isFirst) {
        setDraft((now) => settled(now, next));
        latest.current.draft = settled(latest.current.draft, next);
      }
      settle(next, keyOf(isFirst ? settled(written, next) : written));
      onSaved(next, isFirst);
      return next;
    } catch (cause) {
      await fail(cause);
      return undefined;
    }
  };

  /** Saves what is not saved yet, one after the other; undefined where that failed. */
  const flush = (): Promise<Stored | undefined> => {
    const run = queue.current.then(() => {
      const { draft: now, stored: known } = latest.current;
      return known !== undefined && keyOf(now) === keyOf(read(known)) ? known : write();
    });
    queue.current = run;
    return run;
  };

  const saveSoon = useEffectEvent(() => void flush());
  useEffect(() => {
    if (!isDirty || !canSave || theirs !== undefined) return;
    const timer = setTimeout(saveSoon, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isDirty, canSave, theirs]);
  // What is left within the pause is saved on leaving.
  const saveNow = useEffectEvent(() => {
    if (isDirty && canSave && theirs === undefined) void flush();
  });
  useEffect(() => () => saveNow(), []);

  const change = (next: (now: Draft) => Draft) => {
    setDraft(next);
    setSaving((now) => (now.state === 'saved' || now.state === 'failed' ? { state: 'waiting' } : now));
  };
  /** Theirs in place of what was typed. */
  const take = (next: Stored) => {
    const taken = read(next);
    latest.current = { draft: taken, stored: next };
    setDraft(taken);
    settle(next, keyOf(taken));
    setTheirs(undefined);
  };
  /** What an act on the stored one answered; what was typed meanwhile stays. */
  const adopt = (next: Stored) => {
    const { draft: now, stored: known } = latest.current;
    if (known === undefined || keyOf(now) === keyOf(read(known))) take(next);
    else settle(next, keyOf(read(next)));
  };
  /** What was typed over theirs. */
  const keepMine = () => {
    if (theirs === undefined) return;
    latest.current.stored = theirs;
    setStored(theirs);
    setTheirs(undefined);
    void flush();
  };
  /** What was typed before the session ended, for its strip. */
  const offered = draftStrip(offer, settleOffer, (typed) => change(() => typed));
  return { offered, draft, change, stored, isDirty, saving, theirs, take, adopt, keepMine, flush, meet };
}

/** At the foot of an editor: whether what stands there is kept. */
export function savedText({ state, error = '请重试', isMet }: Saving, savedAt: string): string {
  if (state === 'failed') return isMet === true ? error : `未能保存，写下的内容仍在：${error}`;
  if (state === 'saving') return '正在保存';
  if (state === 'waiting') return '停笔 2 秒后自动保存';
  return savedAt === '' ? '' : `草稿 ${savedAt} 已自动保存`;
}
