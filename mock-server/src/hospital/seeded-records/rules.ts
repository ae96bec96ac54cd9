import { putHit, writeHold } from '../../store/audit-holds.ts';
import { addEdition, LONGEST_HOLD_MINUTES, putRule } from '../../store/rule-records.ts';
import type { RuleOutcome } from '../../store/rule-records.ts';
import { minutesAfter } from '../../store/time.ts';
import type { World } from '../../store/world.ts';
import { readTsv } from '../../tables/read-table.ts';
import { minute, number, oneOf, optional, record, text } from '@jianwei/clinical-rules/tables/shapes';
import rules from '../../../data/rules/audit-rules.json' with { type: 'json' };
import type { SeedCalendar } from '../seed-calendar.ts';
import { REPORT_ID, reportOf } from './references.ts';

/** Who wrote the rules of the seeded hospital. */
const AUTHOR = '梁思齐';
const FIRST_ENABLED = '2025-08-04 09:00';
const REVISED = '2025-10-12 09:00';
/** The rule whose first version compared with less. */
const REVISED_RULE = 'AR-009';
const FIRST_RISE = 0.5;
const MINUTES_TO_HOLD = 1;

type SeededRule = (typeof rules)[number];

/** The rule as it was first: the same with a smaller rise. */
function firstVersion({ condition, outcome }: SeededRule): string {
  const all = condition.all.map((leaf) =>
    'op' in leaf && leaf.op === 'rise_at_least' ? { ...leaf, value: FIRST_RISE } : leaf,
  );
  return JSON.stringify({ condition: { ...condition, all }, outcome });
}

function seedRule(world: World, rule: SeededRule, calendar: SeedCalendar): void {
  const { rule_id: id, name, category, priority, condition, outcome } = rule;
  const isRevised = id === REVISED_RULE;
  const enabledAt = calendar.time(isRevised ? REVISED : FIRST_ENABLED);
  putRule(world, {
    rule_id: id,
    kind: 'audit',
    name,
    category,
    priority,
    state: 'in_use',
    revision: 1,
    version: isRevised ? 2 : 1,
    draft: '',
    updated_at: enabledAt,
    updated_by: AUTHOR,
  });
  const edition = { rule_id: id, enabled_by: AUTHOR };
  if (isRevised)
    addEdition(world, { ...edition, version: 1, body: firstVersion(rule), enabled_at: calendar.time(FIRST_ENABLED) });
  addEdition(world, {
    ...edition,
    version: isRevised ? 2 : 1,
    body: JSON.stringify({ condition, outcome }),
    enabled_at: enabledAt,
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
    const version = hold.rule === REVISED_RULE ? 2 : 1;
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
