import type { ActedRule } from '@jianwei/clinical-rules/reading/rule-findings';
import { standingHolds, toldHits } from '../store/audit-holds.ts';
import type { HitOutcome, HitRow, HoldRow } from '../store/audit-holds.ts';
import { findReport } from '../store/clinical-reports.ts';
import type { World } from '../store/world.ts';

function acted({ rule_id: ruleId, version, outcome }: HitRow): ActedRule {
  const { name, action, level, text, evidences } = JSON.parse(outcome) as HitOutcome;
  return { ruleId, version, name, action, urgency: level === 'attention' ? 2 : 3, text, evidences, isHeld: false };
}

function held({ rule_id: ruleId, version, reason }: HoldRow): ActedRule {
  return { ruleId, version, name: '', action: 'hold', urgency: 2, text: reason, evidences: [], isHeld: true };
}

/** Rules that acted on the reports of one patient, by report id. */
export type RulesOfPatient = ReadonlyMap<string, readonly ActedRule[]>;

/** What the rules of the laboratory did to reports, by patient: notes and calls, and the holds that stand now. */
export function actedRules(world: World): ReadonlyMap<string, RulesOfPatient> {
  const byPatient = new Map<string, Map<string, ActedRule[]>>();
  const add = (reportId: string, rule: ActedRule): void => {
    const patientId = findReport(world, reportId)?.patient_id;
    if (patientId === undefined) return;
    const ofPatient = byPatient.get(patientId) ?? new Map<string, ActedRule[]>();
    ofPatient.set(reportId, [...(ofPatient.get(reportId) ?? []), rule]);
    byPatient.set(patientId, ofPatient);
  };
  for (const hit of toldHits(world)) add(hit.report_id, acted(hit));
  for (const hold of standingHolds(world)) add(hold.report_id, held(hold));
  return byPatient;
}
