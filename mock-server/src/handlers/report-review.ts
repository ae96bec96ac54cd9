import type { MissedRule, ReportRule, ReportTag } from '@jianwei/api-client/model';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { conditionSentence, leafSentence, OUTCOME_WORDS } from '@jianwei/clinical-rules/rule-condition/sentence';
import type { OutcomeKind } from '@jianwei/clinical-rules/rule-condition/sentence';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { Handlers } from '../contract/handler.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { evaluate } from '../rules/evaluate.ts';
import { nearMiss } from '../rules/near-miss.ts';
import type { RuleReport } from '../rules/report.ts';
import { storedReport } from '../rules/stored-report.ts';
import { hitsOfReport } from '../store/audit-holds.ts';
import type { HitOutcome, HitRow } from '../store/audit-holds.ts';
import { listTagsOfReport, removeTagging } from '../store/clinical-marks.ts';
import type { TagRow } from '../store/clinical-marks.ts';
import { bodyOf, editionsInUse, findRule, listEditions } from '../store/rule-records.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { foundReport } from './found.ts';
import { wireLeaves } from './rule-wire.ts';

const MOST_MISSED = 5;
const NAME_OF = new Map<string, string>(DIAGNOSES.map(({ id, name }) => [id, name]));

/** The report as rules read it; that of the view may hold its conclusion back. */
function ruleReport(world: World, { record, judged }: ReportView): RuleReport {
  const whole = patientRecord(world, record.patient.patient_id) ?? record;
  const own = whole.reports.find(({ report }) => report.report_id === judged.report.report_id);
  return storedReport(whole, own ?? judged);
}

const isOutcome = (action: string): action is OutcomeKind => action in OUTCOME_WORDS;

/** What a rule did, with its condition of then; values that were not noted are those of the report. */
function firedRule(world: World, report: RuleReport, { rule_id: ruleId, version, outcome }: HitRow): ReportRule {
  const { name, action, text, leaves } = JSON.parse(outcome) as HitOutcome;
  const edition = listEditions(world, ruleId).find((each) => each.version === version);
  const condition = edition && readCondition(bodyOf(edition.body).condition);
  const found = condition === undefined || leaves.length > 0 ? leaves : evaluate(condition, report).leaves;
  return {
    rule_id: ruleId,
    name,
    version,
    action: isOutcome(action) ? OUTCOME_WORDS[action] : '提示',
    text,
    sentence: condition === undefined ? '' : conditionSentence(condition),
    leaves: wireLeaves(found, condition),
  };
}

/** Rules in use that one leaf kept silent on the report, those with most leaves satisfied first. */
function missedRules(world: World, reportId: string, report: RuleReport): MissedRule[] {
  const fired = new Set(hitsOfReport(world, reportId).map(({ rule_id: id }) => id));
  const tried = editionsInUse(world).flatMap(({ rule_id: id, version, body }) => {
    const rule = findRule(world, id);
    // A push line says whom to tell, nothing of the report.
    if (rule === undefined || rule.kind === 'push' || fired.has(id)) return [];
    const condition = readCondition(bodyOf(body).condition);
    const evaluation = evaluate(condition, report);
    const missed = nearMiss(condition, evaluation);
    return missed === undefined ? [] : [{ rule, version, condition, evaluation, missed }];
  });
  return tried
    .toSorted((a, b) => b.missed.satisfied - a.missed.satisfied || a.rule.priority - b.rule.priority)
    .slice(0, MOST_MISSED)
    .map(({ rule, version, condition, evaluation, missed }) => ({
      rule_id: rule.rule_id,
      name: rule.name,
      version,
      sentence: conditionSentence(condition),
      leaves: wireLeaves(evaluation.leaves, condition),
      failed: missed.path,
      failed_text: leafSentence(missed.leaf),
    }));
}

function targetName({ judged }: ReportView, { subject, target_id: id }: TagRow): string {
  if (subject === 'disease') return NAME_OF.get(id) ?? id;
  const row = judged.rows.find(({ printed }) => printed.laboratory_id === id);
  return row?.item?.name ?? row?.printed.name ?? judged.failed.find((each) => each.laboratory_id === id)?.name ?? id;
}

function tagsOf(world: World, view: ReportView, session: Session): ReportTag[] {
  return listTagsOfReport(world, view.judged.report.report_id).map((row) => ({
    subject: row.subject,
    target_id: row.target_id,
    target_name: targetName(view, row),
    tag: row.tag,
    comment: row.comment,
    user_name: row.user_name,
    mine: row.user_id === session.userId,
    time: row.time,
  }));
}

export const reportReviewHandlers = {
  listReportRules: ({ world, params }) => {
    const { report_id: reportId } = params;
    const report = ruleReport(world, foundReport(world, reportId));
    return {
      fired: hitsOfReport(world, reportId).map((hit) => firedRule(world, report, hit)),
      missed: missedRules(world, reportId, report),
    };
  },

  listReportTags: ({ world, params, session }) => ({
    data: tagsOf(world, foundReport(world, params.report_id), session),
  }),

  removeReportTag: ({ world, params, body, session }) => {
    const view = foundReport(world, params.report_id);
    removeTagging(world, session.userId, params.report_id, body);
    return { data: tagsOf(world, view, session) };
  },
} satisfies Handlers;
