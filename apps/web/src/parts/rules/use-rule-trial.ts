import { cancelRuleTrial, getRuleTrial, tryRule } from '@jianwei/api-client/rules/rules';
import type { PromptShow, RuleKind, RuleTrial, TrialList, TriedReport } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { conditionJson } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { useEffect, useRef, useState } from 'react';
import { allPages } from '../../kit/admin/all-pages.ts';
import { keyOf } from './rule-tree.ts';

const ASK_AGAIN_MS = 500;
const DAY_MS = 86_400_000;

export interface Trying {
  readonly kind: RuleKind;
  readonly condition: Group;
  readonly ruleId: string | undefined;
  readonly show?: PromptShow | undefined;
  readonly reason: string;
}

interface Tried {
  readonly key: string;
  readonly at: string;
  readonly days: number;
  readonly answer: RuleTrial;
}

function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** What a trial is of: another condition, or another showing, is another trial. */
export function trialKey({ condition, show }: Pick<Trying, 'condition' | 'show'>): string {
  return `${keyOf(condition)} ${JSON.stringify(show ?? null)}`;
}

/** A trial of what stands in the editor: started, followed while it runs, read page by page, stopped. */
export function useRuleTrial(today: string, size: number) {
  const [tried, setTried] = useState<Tried>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [list, setList] = useState<TrialList>('hits');
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const follow = async (mine: number, start: () => Promise<RuleTrial>, told: Omit<Tried, 'answer'>) => {
    setBusy(true);
    setError(undefined);
    try {
      let answer = await start();
      while (mine === run.current && answer.state === 'running') {
        setTried({ ...told, answer });
        await new Promise((resolve) => void setTimeout(resolve, ASK_AGAIN_MS));
        answer = await getRuleTrial(answer.trial_id, { page_size: size }, { suppress: true });
      }
      if (mine === run.current) setTried({ ...told, answer });
    } catch (cause) {
      if (mine === run.current) setError(cause instanceof ApiError ? cause.message : '试运行未能完成，请重试');
    } finally {
      if (mine === run.current) setBusy(false);
    }
  };

  const start = ({ kind, condition, ruleId, show, reason }: Trying, days: number) => {
    run.current += 1;
    setList('hits');
    const body = {
      kind,
      condition: conditionJson(condition),
      from: daysBefore(today, days),
      to: today,
      page_size: size,
      reason,
      ...(ruleId !== undefined && { rule_id: ruleId }),
      ...(show && { show }),
    };
    const told = { key: trialKey({ condition, show }), at: new Date().toISOString(), days };
    return follow(run.current, () => tryRule(body, { suppress: true }), told);
  };
  /** Another list, or another page of it, of the same trial. */
  const read = (next: TrialList, page: number) => {
    if (tried === undefined) return;
    setList(next);
    const { trial_id: id } = tried.answer;
    const asked = { list: next, page, page_size: size };
    void follow(run.current, () => getRuleTrial(id, asked, { suppress: true }), tried);
  };
  /** Every report of the list, for the file. */
  const readAll = async (): Promise<readonly TriedReport[]> => {
    const id = tried?.answer.trial_id;
    if (id === undefined) return [];
    return allPages((page, page_size) => getRuleTrial(id, { list, page, page_size }, { suppress: true }));
  };
  const stop = () => {
    if (tried === undefined) return;
    run.current += 1;
    void follow(run.current, () => cancelRuleTrial(tried.answer.trial_id, { suppress: true }), tried);
  };
  return { tried, error, isBusy, list, start, read, readAll, stop };
}

export type RuleTrialState = ReturnType<typeof useRuleTrial>;
