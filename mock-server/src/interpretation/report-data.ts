import type { Category, NeedFocusItem, RadarPoint, ReportData, SuggestionDiagnosis } from '@jianwei/api-client/model';
import { deltaText } from '@jianwei/clinical-rules/delta/wording';
import { composeConclusion } from '@jianwei/clinical-rules/conclusion/conclusion';
import { conclusionCodes, conclusionText, diagnosisSummary } from '@jianwei/clinical-rules/conclusion/wording';
import type { FocusRow } from '@jianwei/clinical-rules/conclusion/focus';
import { REVIEW_NOTE_TEXT } from '@jianwei/clinical-rules/core/wording';
import { reportGraph } from '@jianwei/clinical-rules/lab-inference/graph';
import type { InferredDiagnosis } from '@jianwei/clinical-rules/lab-inference/infer';
import { KNOWLEDGE_VERSION } from '../hospital/knowledge/knowledge-version.ts';
import type { World } from '../store/world.ts';
import { systemName } from './disease-systems.ts';
import { diagnosisBrief } from './report-summaries.ts';
import type { ReportView } from './report-view.ts';
import { wireGraph } from './wire-graph.ts';
import { failedRow, groupTitle, wireRow } from './wire-rows.ts';

/** The part of the report data that is the same for every account and at every time. */
export type SharedReportData = Omit<ReportData, 'feedback' | 'patient' | 'collected'>;

/** Notes under a focus row; the rest is in the row's own previous result. */
const FOCUS_NOTES = 2;

/** A radar wants at least this many corners to be a figure. */
const RADAR_FROM = 3;

function needFocus(row: FocusRow): NeedFocusItem {
  const { finding } = row;
  const { flag, delta } = finding;
  const note = (delta?.notes ?? []).slice(0, FOCUS_NOTES).map(deltaText).join('，');
  return {
    laboratory_id: finding.laboratoryId,
    laboratory_name: finding.name,
    original_result: finding.result,
    original_units: finding.unit,
    ...(flag.state === 'abnormal' ? { abnormal_type: flag.abnormalType } : {}),
    ...(flag.critical === undefined ? {} : { critical: flag.critical }),
    ...(note === '' ? {} : { note }),
  };
}

export function suggestion(diagnosis: InferredDiagnosis): SuggestionDiagnosis {
  return {
    ...diagnosisBrief(diagnosis),
    score: diagnosis.score,
    summary: diagnosisSummary(diagnosis),
    evidences: [...diagnosis.evidences],
  };
}

/** One group per disease system that the report speaks about, with its intermediate findings as children. */
function categories(view: ReportView): Category[] {
  const bySystem = Map.groupBy(view.judged.inference.diagnoses, (diagnosis) => diagnosis.systemId);
  return [...bySystem].map(([systemId, diagnoses]) => ({
    name: systemName(systemId),
    system_id: systemId,
    children: diagnoses.map((diagnosis) => ({
      name: diagnosis.name,
      evidences: [...diagnosis.evidences],
      sub_diagnosis: [diagnosisBrief(diagnosis)],
    })),
    evidences: [...new Set(diagnoses.flatMap((diagnosis) => diagnosis.evidences))],
    sub_diagnosis: diagnoses.map(diagnosisBrief),
    blood_spirits: [...new Set(diagnoses.flatMap((diagnosis) => diagnosis.intermediates))],
  }));
}

/** Share of abnormal rows in each section of the report. */
function radar(view: ReportView): RadarPoint[] {
  const sections = Map.groupBy(view.judged.rows, (row) => groupTitle(row.store.group_name));
  if (sections.size < RADAR_FROM) return [];
  return [...sections].map(([name, rows]) => ({
    name,
    value: rows.filter((row) => row.flag.state === 'abnormal').length,
    max: rows.length,
  }));
}

function compose(view: ReportView): SharedReportData {
  const { judged, findings, focus } = view;
  const conclusion = composeConclusion({ findings, focus, inference: judged.inference });
  const shortNames = new Map(judged.rows.map((row) => [row.store.laboratory_id, row.item?.shortName] as const));
  const text = conclusionText(conclusion);
  return {
    report_id: judged.report.report_id,
    report_name: judged.report.report_name,
    report_time: judged.report.report_time,
    knowledge_version: KNOWLEDGE_VERSION,
    laboratories: judged.rows.map((row) => wireRow(row, view.delta(row))),
    clean_failed_laboratories: judged.failed.map(failedRow),
    total_laboratories: judged.rows.length + judged.failed.length,
    need_focus: view.focus.map((row) => {
      const shortName = shortNames.get(row.finding.laboratoryId);
      return { ...needFocus(row), ...(shortName === undefined ? {} : { short_name: shortName }) };
    }),
    suggestion_diagnosis: judged.inference.diagnoses.map(suggestion),
    interpretation: {
      headline: text.headline,
      detail: text.detail,
      codes: conclusionCodes(conclusion),
      rule_version: `conclusion ${conclusion.ruleVersion} · lab-inference ${judged.inference.ruleVersion}`,
      review_notes: [...new Set(conclusion.reviewNotes)].map((note) => REVIEW_NOTE_TEXT[note]),
    },
    learn_interpretation: judged.rows.length === 0,
    categories: categories(view),
    radar_chart: radar(view),
    graph: wireGraph(reportGraph(judged.inference), view),
  };
}

/** The interpreted report of the wire, without what belongs to an account or the day. */
export function sharedReportData(world: World, view: ReportView): SharedReportData {
  const { report_id: reportId, patient_id: patientId } = view.judged.report;
  return world.memoPatient(patientId, `data:${reportId}`, () => compose(view));
}
