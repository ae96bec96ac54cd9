import type { RuleTrialInput } from '@jianwei/api-client/model';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { storedReports } from '../rules/stored-reports.ts';
import { conditionKey } from '../rules/trial.ts';
import { findTrial, startTrial } from '../rules/trial-runs.ts';
import type { TrialRun } from '../rules/trial-runs.ts';
import { bodyOf, editionsInUse, listRules, noteTrial } from '../store/rule-records.ts';
import type { World } from '../store/world.ts';
import { wholeCondition } from './rule-drafts.ts';
import { refuseWriter } from './rule-rights.ts';
import { countIn, spanOf } from './rule-trial-reports.ts';
import { wireTrial } from './rule-trial-wire.ts';
import type { Asked, Listed } from './rule-trial-wire.ts';

/** Above so many reports a trial answers how far it is, and is read by its id. */
const AT_ONCE = 20_000;
const PAGE_SIZE = 6;

function askedOf(world: World, body: RuleTrialInput): Asked {
  const condition = wholeCondition(body.kind, body.condition);
  const ruleId = body.rule_id === '' ? undefined : body.rule_id;
  if (ruleId !== undefined && !listRules(world, body.kind).some(({ rule_id: id }) => id === ruleId))
    throw new Refusal('该规则不存在');
  const span = spanOf(world, body);
  const inUse = editionsInUse(world).find(({ rule_id: id }) => id === ruleId);
  const before = inUse && bodyOf(inUse.body);
  return {
    kind: body.kind,
    condition,
    compared: before && { condition: readCondition(before.condition), show: before.outcome.show },
    show: body.show,
    of: countIn(world, span),
    reports: () => storedReports(world, span.from, span.to),
    span,
    ruleId,
    text: body.reason ?? '',
  };
}

/** Starts a trial; once it is through, its very condition may be switched on. */
export function tryCondition(world: World, asked: Asked): TrialRun<Asked> {
  return startTrial(world, asked, () => void noteTrial(world, conditionKey(asked.condition)));
}

function foundTrial(world: World, id: string): TrialRun<Asked> {
  const run = findTrial(world, id);
  if (run === undefined) throw new Refusal('这次试运行已不在，请再试一次', 404);
  return run as TrialRun<Asked>;
}

const FIRST_PAGE: Listed = { list: 'hits', page: 0, page_size: PAGE_SIZE };

export const ruleTrialHandlers = {
  tryRule: async ({ world, body, session }) => {
    refuseWriter(session, body.kind);
    const run = tryCondition(world, askedOf(world, body));
    if (run.asked.of <= AT_ONCE) await run.ended;
    return wireTrial(world, run, {
      list: body.list ?? 'hits',
      page: body.page ?? 0,
      page_size: body.page_size ?? PAGE_SIZE,
    });
  },

  getRuleTrial: ({ world, params, query }) =>
    wireTrial(world, foundTrial(world, params.trial_id), { ...query, list: query.list ?? 'hits' }),

  cancelRuleTrial: async ({ world, params }) => {
    const run = foundTrial(world, params.trial_id);
    if (run.state === 'running') run.state = 'cancelled';
    await run.ended;
    return wireTrial(world, run, FIRST_PAGE);
  },
} satisfies Handlers;
