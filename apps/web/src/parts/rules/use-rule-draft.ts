import { createRule, getRule, invalidateListRules, updateRule } from '@jianwei/api-client/rules/rules';
import type { RuleDetail, RuleKind } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftKey, draftOf, NEW_RULES, type RuleDraft, wireDraft } from './rule-draft.ts';

/** Time after the last key stroke after which a draft is saved. */
const PAUSE_MS = 2000;

/** A new rule comes after all others: its place is the server's. */
function newRule({ name, category, condition, outcome }: ReturnType<typeof wireDraft>) {
  return { name, category, condition, outcome };
}

export interface Saving {
  readonly state: 'saved' | 'waiting' | 'saving' | 'failed';
  /** Why it failed, as the server says it. */
  readonly error?: string;
}

interface Options {
  readonly kind: RuleKind;
  /** The stored rule; undefined for one that nobody saved yet. */
  readonly detail: RuleDetail | undefined;
  /** What a new rule begins with: a copy of another one. */
  readonly start?: RuleDraft | undefined;
  readonly onCreated: (detail: RuleDetail) => void;
}

/**
 * A draft that saves itself on the server 2 s after typing. Where somebody else has saved meanwhile, what was typed stays and theirs
 * stands beside it until one of the two is chosen.
 */
export function useRuleDraft({ kind, detail, start, onCreated }: Options) {
  const client = useQueryClient();
  const [stored, setStored] = useState(detail);
  const [draft, setDraft] = useState(() => (detail ? draftOf(detail, NEW_RULES[kind]) : (start ?? NEW_RULES[kind])));
  const [savedKey, setSavedKey] = useState(() => (start ? '' : draftKey(draft)));
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const [theirs, setTheirs] = useState<RuleDetail>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef({ draft, stored });
  const isDirty = draftKey(draft) !== savedKey;
  const canSave = draft.name.trim() !== '';
  useEffect(() => {
    latest.current.draft = draft;
  }, [draft]);

  const settle = (next: RuleDetail, key = draftKey(latest.current.draft)) => {
    latest.current.stored = next;
    setStored(next);
    setSavedKey(key);
    setSaving({ state: 'saved' });
  };

  const fail = async (cause: unknown) => {
    const message = cause instanceof ApiError ? cause.message : '保存失败，请重试';
    const { stored: known } = latest.current;
    setSaving({ state: 'failed', error: message });
    if (known === undefined) return;
    const now = await getRule(known.rule.rule_id, { suppress: true }).catch(() => undefined);
    if (now !== undefined && now.rule.revision !== known.rule.revision) setTheirs(now);
  };

  const write = async (): Promise<RuleDetail | undefined> => {
    const { draft: written, stored: known } = latest.current;
    const key = draftKey(written);
    setSaving({ state: 'saving' });
    try {
      const body = wireDraft(written);
      const next = known
        ? await updateRule(known.rule.rule_id, { ...body, revision: known.rule.revision }, { suppress: true })
        : await createRule({ kind, ...newRule(body) }, { suppress: true });
      if (known === undefined) {
        setDraft((now) => ({ ...now, priority: next.rule.priority }));
        latest.current.draft = { ...latest.current.draft, priority: next.rule.priority };
      }
      settle(next, known ? key : draftKey({ ...written, priority: next.rule.priority }));
      void invalidateListRules(client);
      if (known === undefined) onCreated(next);
      return next;
    } catch (cause) {
      await fail(cause);
      return undefined;
    }
  };

  /** Saves what is not saved yet, one after the other; undefined where that failed. */
  const flush = (): Promise<RuleDetail | undefined> => {
    const run = queue.current.then(() => {
      const { draft: now, stored: known } = latest.current;
      const isSaved = known !== undefined && draftKey(now) === draftKey(draftOf(known, NEW_RULES[kind]));
      return isSaved ? known : write();
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

  const change = (part: Partial<RuleDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setSaving((now) => (now.state === 'saved' || now.state === 'failed' ? { state: 'waiting' } : now));
  };
  /** Theirs in place of what was typed; or what was typed over theirs. */
  const take = (next: RuleDetail) => {
    const read = draftOf(next, NEW_RULES[kind]);
    latest.current = { draft: read, stored: next };
    setDraft(read);
    settle(next, draftKey(read));
    setTheirs(undefined);
  };
  const keepMine = () => {
    if (theirs === undefined) return;
    latest.current.stored = theirs;
    setStored(theirs);
    setTheirs(undefined);
    void flush();
  };
  return { draft, change, detail: stored, isDirty, saving, theirs, take, keepMine, flush };
}

export type RuleDraftState = ReturnType<typeof useRuleDraft>;
