import type { PromptShow } from '@jianwei/api-client/model';
import type { ActedRule } from '@jianwei/clinical-rules/reading/rule-findings';
import { holdsNow, toldHits } from '../store/audit-holds.ts';
import type { HitOutcome, HitRow, HoldRow } from '../store/audit-holds.ts';
import type { World } from '../store/world.ts';

/** A rule that acted, with what a prompt needs to be shown elsewhere than in the reading. */
export interface Said extends ActedRule {
  readonly priority?: number;
  readonly prompt?: {
    readonly show: PromptShow;
    readonly layText: string | undefined;
    readonly isLayOfEarlier: boolean;
    readonly level: 'attention' | 'remark';
    readonly time: string;
  };
}

function acted({ rule_id: ruleId, version, outcome, hit_time: time }: HitRow): Said {
  const told = JSON.parse(outcome) as HitOutcome;
  const { name, action, level, text, evidences, show, layText, isLayOfEarlier = true, priority = 0 } = told;
  const rule = {
    ruleId,
    version,
    name,
    action,
    urgency: level === 'attention' ? 2 : 3,
    text,
    evidences,
    isHeld: false,
  } as const;
  if (show === undefined) return { ...rule, priority };
  return {
    ...rule,
    priority,
    isSilent: !show.places.includes('reading'),
    prompt: { show, layText, isLayOfEarlier, level, time },
  };
}

function held({ rule_id: ruleId, version, reason }: HoldRow): ActedRule {
  return { ruleId, version, name: '', action: 'hold', urgency: 2, text: reason, evidences: [], isHeld: true };
}

/** Of two that say the same of the same row the one of the higher priority stays. */
function onceSaid(rules: readonly Said[]): readonly Said[] {
  const known = new Set<string>();
  return rules
    .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
    .filter(({ action, text, evidences: [first = ''] }) => {
      const key = `${first} ${text}`;
      if (action === 'hold') return true;
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    });
}

/** Rules that acted on the reports of one patient, by report id. */
export type RulesOfPatient = ReadonlyMap<string, readonly Said[]>;

const NO_RULES: RulesOfPatient = new Map();

/** What the rules of the laboratory did to a patient's reports: notes and calls, and the holds that stand now. */
export function actedRules(world: World, patientId: string): RulesOfPatient {
  // Hits are clinical rows of the patient.
  const told = world.memoBriefOf(patientId, 'told-hits', () => {
    const hits = toldHits(world, patientId).map((hit) => [hit.report_id, acted(hit)] as const);
    return hits.length === 0 ? undefined : hits;
  });
  const holds = holdsNow(world).byPatient.get(patientId) ?? [];
  if (told === undefined && holds.length === 0) return NO_RULES;
  const all = [...(told ?? []), ...holds.map((hold) => [hold.report_id, held(hold)] as const)];
  const byReport = Map.groupBy<string, readonly [string, Said]>(all, ([reportId]) => reportId);
  return new Map(
    [...byReport].map(([reportId, rules]) => [reportId, onceSaid(rules.map(([, rule]) => rule))] as const),
  );
}
