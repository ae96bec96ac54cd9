import { flag, number, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import { putHit } from '../../store/audit-holds.ts';
import type { HitOutcome } from '../../store/audit-holds.ts';
import { putPromptAnswer } from '../../store/prompt-feedback.ts';
import { addEdition, putRule } from '../../store/rule-records.ts';
import type { RuleOutcome } from '../../store/rule-records.ts';
import { minutesAfter } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import hits from '../../../data/rules/prompt-hits.json' with { type: 'json' };
import prompts from '../../../data/rules/prompts.json' with { type: 'json' };
import type { SeedCalendar } from '../seed-calendar.ts';
import { REPORT_ID, reportOf, USER_ID } from './references.ts';

/** Who wrote the prompts of the seeded hospital. */
const AUTHOR = '秦晓彤';
const FIRST_ENABLED = '2025-08-04 09:00';
/** The last two are still being written. */
const IN_USE = 16;
const VERSION = 1;
const MINUTES_TO_HIT = 1;

type SeededPrompt = (typeof prompts)[number];

function seedPrompt(world: World, prompt: SeededPrompt, isInUse: boolean, time: string): void {
  const { rule_id: id, name, category, priority, condition, outcome } = prompt;
  const body = JSON.stringify({ condition, outcome });
  putRule(world, {
    rule_id: id,
    kind: 'prompt',
    name,
    category,
    priority,
    state: isInUse ? 'in_use' : 'draft',
    revision: 1,
    version: isInUse ? VERSION : 0,
    draft: isInUse ? '' : body,
    updated_at: time,
    updated_by: AUTHOR,
  });
  if (isInUse) addEdition(world, { rule_id: id, version: VERSION, body, enabled_at: time, enabled_by: AUTHOR });
}

/** The time of the hit on a report. */
const hitTime = (reportId: string, calendar: SeedCalendar): string =>
  minutesAfter(calendar.time(reportOf(reportId).report.at), MINUTES_TO_HIT);

function seedHits(world: World, calendar: SeedCalendar): void {
  const known = new Map(prompts.map((prompt) => [prompt.rule_id, prompt] as const));
  for (const { rule, report, text: told, evidences, values, leaves } of hits) {
    const prompt = known.get(rule);
    if (prompt === undefined) throw new Error(`prompt-hits.json names ${rule}, which is no prompt`);
    const { action, level, show } = prompt.outcome as RuleOutcome;
    const outcome = {
      ...{ name: prompt.name, action, level, priority: prompt.priority, text: told, evidences, leaves },
      ...(show && { show, values }),
    } satisfies Omit<HitOutcome, 'values'>;
    putHit(world, {
      rule_id: rule,
      report_id: report,
      version: VERSION,
      hit_time: hitTime(report, calendar),
      outcome: JSON.stringify(outcome),
    });
  }
}

const ANSWER = record({
  rule: text,
  report: REPORT_ID,
  by: USER_ID,
  useful: flag,
  minutes: number,
  comment: optional(text),
});

function seedAnswers(world: World, calendar: SeedCalendar): void {
  for (const { rule, report, by, useful, minutes, comment } of readTsv('rules/prompt-answers.tsv', ANSWER))
    putPromptAnswer(world, {
      rule_id: rule,
      report_id: report,
      user_id: by,
      version: VERSION,
      useful: useful ? 1 : 0,
      comment: comment ?? '',
      answer_time: minutesAfter(hitTime(report, calendar), minutes),
    });
}

/** Prompts of the laboratory, where they stood before today, and what doctors said of them. */
export function seedPrompts(world: World, calendar: SeedCalendar): void {
  const enabledAt = calendar.time(FIRST_ENABLED);
  for (const [index, prompt] of prompts.entries()) seedPrompt(world, prompt, index < IN_USE, enabledAt);
  seedHits(world, calendar);
  seedAnswers(world, calendar);
}
