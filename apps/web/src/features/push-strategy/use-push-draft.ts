import { getGetPushStrategyQueryKey, getPushStrategy, savePushStrategy } from '@jianwei/api-client/push/push';
import type { PushState, PushStrategy } from '@jianwei/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSavedDraft } from '../../parts/admin/use-saved-draft.ts';
import { strategyProblem } from './push-draft.ts';

/** The strategy while it is written: it saves itself, and what the server has of it is what the page reads. */
export function usePushDraft(given: PushState) {
  const client = useQueryClient();
  const draft = useSavedDraft<PushStrategy, PushState>({
    tool: 'push-strategy',
    stored: given,
    start: given.draft,
    read: (stored) => stored.draft,
    keyOf: JSON.stringify,
    revisionOf: ({ revision }) => revision,
    canSave: (strategy) => strategyProblem(strategy) === undefined,
    save: (strategy, known = given) => savePushStrategy({ strategy, revision: known.revision }, { suppress: true }),
    reread: () => getPushStrategy({ suppress: true }),
    onSaved: (next) => client.setQueryData(getGetPushStrategyQueryKey(), next),
  });
  // What was changed elsewhere, as an undoing in the log, is taken where nothing is being written.
  const { stored = given, isDirty, take } = draft;
  const follow = useEffectEvent(() => {
    if (given.revision > stored.revision && !isDirty) take(given);
  });
  useEffect(() => follow(), [given.revision]);
  return { ...draft, stored };
}

export type PushDraftState = ReturnType<typeof usePushDraft>;
