import { putHit, writeHold } from '../../store/audit-holds.ts';
import { addEdition, LONGEST_HOLD_MINUTES, putRule } from '../../store/rule-records.ts';
import type { RuleOutcome } from '../../store/rule-records.ts';
import { minutesAfter } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { minute, number, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import rules from '../../../data/rules/audit-rules.json' with { type: 'json' };
import firstEditions from '../../../data/rules/first-editions.json' with { type: 'json' };
import type { SeedCalendar } from '../seed-calendar.ts';
import { REPORT_ID, reportOf } from './references.ts';

/** Who wrote the rules of the seeded hospital. */
const AUTHOR = '梁思齐';
/** Before the first report of the seed. */
const FIRST_ENABLED = '2022-11-07 09:00';
const MINUTES_TO_HOLD = 1;

type SeededRule = (typeof rules)[number];

/** What rules held with at first, wider than they do now, and until when. */
const FIRST_EDITIONS = new Map(firstEditions.map((edition) => [edition.rule_id, edition] as const));

/** The version of a rule that was in use at a time. */
function versionAt(rule: string, time: string, calendar: SeedCalendar): number {
  const first = FIRST_EDITIONS.get(rule);
  return first !== undefined && time >= calendar.time(first.until) ? 2 : 1;
}

function seedRule(world: World, rule: SeededRule, calendar: SeedCalendar): void {
  const { rule_id: id, name, category, priority, condition, outcome } = rule;
  const first = FIRST_EDITIONS.get(id);
  const editions = [
    ...(first === undefined ? [] : [{ condition: first.condition, enabled_at: calendar.time(FIRST_ENABLED) }]),
    { condition, enabled_at: calendar.time(first?.until ?? FIRST_ENABLED) },
  ];
  putRule(world, {
    rule_id: id,
    kind: 'audit',
    name,
    category,
    priority,
    state: 'in_use',
    revision: 1,
    version: editions.length,
    draft: '',
    updated_at: editions.at(-1)?.enabled_at ?? '',
    updated_by: AUTHOR,
  });
  for (const [index, edition] of editions.entries())
    addEdition(world, {
      rule_id: id,
      enabled_by: AUTHOR,
      version: index + 1,
      body: JSON.stringify({ condition: edition.condition, outcome }),
      enabled_at: edition.enabled_at,
    });
}

const DECISION = oneOf('release', 'rechecked', 'corrected', 'returned');
/** Without a decision nobody has decided yet: it waits, or its longest time ran out. */
const HOLD = record({
  rule: text,
  report: REPORT_ID,
  minutes: optional(number),
  decision: optional(DECISION),
  by: optional(text),
  reason: text,
  at: optional(minute),
});

/** Rules of the laboratory with their versions, and what they held: decided by people, waiting, or run out. */
export function seedRules(world: World, calendar: SeedCalendar): void {
  for (const rule of rules) seedRule(world, rule, calendar);
  const versions = new Map(rules.map((rule) => [rule.rule_id, rule] as const));
  for (const [index, hold] of readTsv('rules/holds.tsv', HOLD).entries()) {
    const rule = versions.get(hold.rule);
    if (rule === undefined) throw new Error(`holds.tsv names ${hold.rule}, which is no rule`);
    const outcome = rule.outcome as RuleOutcome;
    const heldAt =
      hold.at === undefined
        ? minutesAfter(calendar.time(reportOf(hold.report).report.at), MINUTES_TO_HOLD)
        : calendar.time(hold.at);
    const version = versionAt(hold.rule, heldAt, calendar);
    const told = {
      name: rule.name,
      action: 'hold',
      level: outcome.level,
      text: hold.reason,
      evidences: [],
      leaves: [],
    };
    putHit(world, {
      rule_id: hold.rule,
      report_id: hold.report,
      version,
      hit_time: heldAt,
      outcome: JSON.stringify(told),
    });
    writeHold(world, {
      hold_id: `HS${String(index + 1).padStart(4, '0')}`,
      rule_id: hold.rule,
      version,
      report_id: hold.report,
      reason: hold.reason,
      held_at: heldAt,
      until: minutesAfter(heldAt, outcome.max_minutes ?? LONGEST_HOLD_MINUTES),
      decision: hold.decision ?? '',
      decided_at: hold.minutes === undefined ? '' : minutesAfter(heldAt, hold.minutes),
      decided_by: hold.by ?? '',
      comment: '',
    });
  }
}
