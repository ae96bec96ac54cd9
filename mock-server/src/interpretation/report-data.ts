import type {
  Category,
  Interpretation,
  NeedFocusItem,
  RadarPoint,
  ReportData,
  SuggestionDiagnosis,
} from '@jianwei/api-client/model';
import { deltaText } from '@jianwei/clinical-rules/delta/wording';
import { clinicalNotation } from '@jianwei/clinical-rules/core/notation';
import { diagnosisSummary } from '@jianwei/clinical-rules/lab-inference/wording';
import type { ReviewNote } from '@jianwei/clinical-rules/core/wording';
import { REVIEW_NOTE_TEXT } from '@jianwei/clinical-rules/core/wording';
import type { Reading } from '@jianwei/clinical-rules/reading/reading';
import { reportGraph } from '@jianwei/clinical-rules/lab-inference/graph';
import type { InferredDiagnosis } from '@jianwei/clinical-rules/lab-inference/infer';
import { KNOWLEDGE_VERSION } from '../hospital/knowledge/knowledge-version.ts';
import type { World } from '../store/world.ts';
import { systemName } from './disease-systems.ts';
import { courseIndex } from './course-index.ts';
import { diagnosisBrief } from './report-summaries.ts';
import type { ReportView } from './report-view.ts';
import { rowCourses } from './row-course.ts';
import { promptsOn } from './report-prompts.ts';
import { savedInputs } from './saved-inputs.ts';
import { shownDiagnoses } from './shown-diagnoses.ts';
import { wireGraph } from './wire-graph.ts';
import { wireReading } from './wire-reading.ts';
import { failedRow, groupTitle, wireRow } from './wire-rows.ts';

/** The part of the report data that is the same for every account and at every time. */
export type SharedReportData = Omit<ReportData, 'feedback' | 'patient' | 'collected' | 'viewed_before' | 'supplement'>;

/** Findings whose sentences stand under the headline. */
const DETAIL_FINDINGS = 3;

/** A radar wants at least this many corners to be a figure. */
const RADAR_FROM = 3;

/** Notes under a focus row; the rest is in the row's own previous result. */
const FOCUS_NOTES = 2;

/** Rows that carry a finding, the most dangerous first (J-06). */
function needFocus(view: ReportView): NeedFocusItem[] {
  const rows = new Map(view.judged.rows.map((row) => [row.printed.laboratory_id, row] as const));
  return view.reading.needFocus.flatMap((id): NeedFocusItem[] => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const { printed, item, flag } = row;
    const note = view.delta(row).notes.slice(0, FOCUS_NOTES).map(deltaText).join('，');
    return [
      {
        laboratory_id: id,
        laboratory_name: item?.name ?? printed.name,
        original_result: printed.result,
        original_units: printed.unit,
        ...(flag.state === 'abnormal' ? { abnormal_type: flag.abnormalType } : {}),
        ...(flag.critical === undefined ? {} : { critical: flag.critical }),
        ...(note === '' ? {} : { note }),
        ...(item === undefined ? {} : { short_name: item.shortName }),
      },
    ];
  });
}

export function suggestion(diagnosis: InferredDiagnosis, reading: Pick<Reading, 'known'>): SuggestionDiagnosis {
  return {
    ...diagnosisBrief(diagnosis, reading),
    diagnosis_name: diagnosis.name,
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
      sub_diagnosis: [diagnosisBrief(diagnosis, view.reading)],
    })),
    evidences: [...new Set(diagnoses.flatMap((diagnosis) => diagnosis.evidences))],
    sub_diagnosis: diagnoses.map((diagnosis) => diagnosisBrief(diagnosis, view.reading)),
    blood_spirits: [...new Set(diagnoses.flatMap((diagnosis) => diagnosis.intermediates.map(clinicalNotation)))],
  }));
}

/** Share of abnormal rows in each section of the report. */
function radar(view: ReportView): RadarPoint[] {
  const sections = Map.groupBy(view.judged.rows, (row) => groupTitle(row.printed.group_name));
  if (sections.size < RADAR_FROM) return [];
  return [...sections].map(([name, rows]) => ({
    name,
    value: rows.filter((row) => row.flag.state === 'abnormal').length,
    max: rows.length,
  }));
}

const REVIEW_NOTES: readonly ReviewNote[] = ['headline_ours', 'focus_order_ours', 'weights_ours', 'cut_offs_recalled'];

/** The sentence of the specification: the headline, and what stands behind its clauses. */
function interpretation(view: ReportView): Interpretation {
  const { headline, findings, version } = view.reading;
  const told = findings.slice(0, DETAIL_FINDINGS).map(({ text }) => text);
  return {
    headline: headline.map(({ text }) => text).join('；'),
    detail: told.length === 0 ? '' : `${told.join('；')}。`,
    codes: findings.map(({ findingId }) => findingId),
    rule_version: `reading ${version} · lab-inference ${view.judged.inference.ruleVersion}`,
    review_notes: findings.length === 0 ? [] : REVIEW_NOTES.map((note) => REVIEW_NOTE_TEXT[note]),
  };
}

/** As {@link sharedReportData} of a view that is not the stored one: nothing is kept. */
export function reportDataOf(world: World, view: ReportView): SharedReportData {
  const { judged, record } = view;
  const prompts = promptsOn(world, record.patient.patient_id, judged.report.report_id);
  const courseOf = rowCourses(courseIndex(world, record.patient.patient_id), judged.report.report_time);
  return {
    report_id: judged.report.report_id,
    report_name: judged.report.report_name,
    report_time: judged.report.report_time,
    knowledge_version: KNOWLEDGE_VERSION,
    laboratories: judged.rows.map((row) => wireRow(row, view.delta(row), courseOf(row))),
    ...(prompts.length === 0 ? {} : { prompts }),
    clean_failed_laboratories: judged.failed.map(failedRow),
    total_laboratories: judged.rows.length + judged.failed.length,
    need_focus: needFocus(view),
    suggestion_diagnosis: shownDiagnoses(judged.inference).map((diagnosis) => suggestion(diagnosis, view.reading)),
    interpretation: interpretation(view),
    reading: wireReading(view.reading),
    ...(view.paper === view.reading ? {} : { print_reading: wireReading(view.paper) }),
    learn_interpretation: judged.rows.length === 0,
    categories: categories(view),
    radar_chart: radar(view),
    graph: wireGraph(reportGraph(judged.inference), view),
  };
}

/** The interpreted report of the wire, without what belongs to an account or the day. */
export function sharedReportData(world: World, view: ReportView): SharedReportData {
  const { patient_id: patientId } = view.record.patient;
  const { stamp } = savedInputs(world, patientId);
  return world.memoPatient(patientId, `data:${view.judged.report.report_id}:${stamp}`, () => reportDataOf(world, view));
}
