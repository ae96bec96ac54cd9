import type { AssistDiagnosis, AssistFinding, AssistResult, AssistUninterpreted } from '@jianwei/api-client/model';
import { REVIEW_NOTE_TEXT } from '@jianwei/clinical-rules/core/wording';
import { compareWithPrevious } from '@jianwei/clinical-rules/delta/delta';
import type { EarlierResult, InferredDiagnosis, Person } from '@jianwei/clinical-rules/lab-inference/infer';
import { findDiagnosis, INFERENCE_VERSION } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { labText, unusableText, withUnitOfLab } from '@jianwei/clinical-rules/lab-inference/wording';
import { observationOf } from '@jianwei/clinical-rules/record/history';
import { inferFromRows } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import { read } from '@jianwei/clinical-rules/reading/read';
import type { ReadingInput } from '@jianwei/clinical-rules/reading/read';
import type { Reading } from '@jianwei/clinical-rules/reading/reading';
import { mentionsOf } from '../hospital/knowledge/findings.ts';
import { KNOWLEDGE_VERSION } from '../hospital/knowledge/knowledge-version.ts';
import type { CheckedRows } from './assist-input.ts';
import { systemName } from './disease-systems.ts';
import { suggestion } from './report-data.ts';
import { shownDiagnoses } from './shown-diagnoses.ts';
import { wireDiagnosisGraph } from './wire-graph.ts';
import type { GraphSource } from './wire-graph.ts';
import { wireReading } from './wire-reading.ts';
import { wireRow } from './wire-rows.ts';

const UNUSED = '结果异常，但没有被任何诊断用作依据';

function wireDiagnosis(source: GraphSource, found: InferredDiagnosis, known: Pick<Reading, 'known'>): AssistDiagnosis {
  const rule = findDiagnosis(found.id);
  return {
    ...suggestion(found, known),
    system_name: systemName(found.systemId),
    amber_from: rule?.amberFrom ?? 0,
    red_from: rule?.redFrom ?? 0,
    contributions: found.contributions.map(({ item, value, points, source: citation }) => ({
      item,
      label: labText(item),
      value: withUnitOfLab(item, value),
      points,
      source: citation,
    })),
    graph: wireDiagnosisGraph(source, found.id) ?? { nodes: [], links: [] },
    citations: [found.source],
    missing_laboratories: found.missing.map(labText),
    rule_version: found.ruleVersion,
    review_notes: found.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
}

/** What the rules could make nothing of: unreadable for want of an interval and the like, or abnormal and used by nothing. */
function uninterpreted({ rows, inference }: GraphSource['judged']): AssistUninterpreted[] {
  const used = new Set(inference.diagnoses.flatMap((diagnosis) => diagnosis.evidences));
  const reasons = new Map<string, string>([
    ...inference.uninterpreted.map(({ laboratoryId }) => [laboratoryId, UNUSED] as const),
    ...inference.unusable.map(({ laboratoryId, reason }) => [laboratoryId, unusableText(reason)] as const),
  ]);
  return rows.flatMap(({ printed }) => {
    const reason = reasons.get(printed.laboratory_id);
    if (reason === undefined || used.has(printed.laboratory_id)) return [];
    return [{ laboratory_id: printed.laboratory_id, laboratory_name: printed.name, reason }];
  });
}

/** The entered findings beside the texts that name them; they carry no weight and move nothing. */
function compareFindings(findings: readonly string[]): AssistFinding[] {
  return [...new Set(findings)].map((finding) => ({
    finding,
    diagnoses: (mentionsOf(finding) ?? []).map(({ diagnosisId, diagnosisName, kind, text }) => ({
      diagnosis_id: diagnosisId,
      diagnosis_name: diagnosisName,
      kind,
      text,
    })),
  }));
}

const NOTHING: AssistResult = {
  invalid: [],
  diagnoses: [],
  excluded: [],
  laboratories: [],
  uninterpreted: [],
  findings: [],
  knowledge_version: KNOWLEDGE_VERSION,
  rule_version: INFERENCE_VERSION,
  review_notes: [],
};

/** Entered rows have no time and no course. */
function enteredRow(row: JudgedRow) {
  return wireRow(row, compareWithPrevious(observationOf(row, ''), []));
}

/**
 * What the rule base says of entered rows, or, with a fault among them, the faults alone.
 * @param reportOf the rows as a report, judged beside the history of their patient where there is one
 */
export function assistResult(
  { rows: entered, faults }: CheckedRows,
  person: Person,
  findings: readonly string[],
  earlier: readonly EarlierResult[],
  reportOf: (rows: readonly JudgedRow[]) => ReadingInput,
): AssistResult {
  if (faults.length > 0) return { ...NOTHING, invalid: [...faults] };
  const report = reportOf(entered);
  const { rows } = report.judged;
  const inference = inferFromRows(
    rows,
    { patient: report.record.patient, report: report.judged.report, person },
    earlier,
  );
  const source: GraphSource = { judged: { rows, inference } };
  const notes = [...inference.reviewNotes, ...(findings.length > 0 ? (['findings_not_weighted'] as const) : [])];
  const reading = rows.length === 0 ? undefined : read(report);
  return {
    ...NOTHING,
    diagnoses: shownDiagnoses(inference).map((found) => wireDiagnosis(source, found, reading ?? { known: [] })),
    excluded: inference.excluded.map(({ id, by }) => ({
      diagnosis_id: id,
      diagnosis_name: findDiagnosis(id)?.name ?? id,
      laboratory_name: labText(by),
    })),
    ...(reading === undefined ? {} : { reading: wireReading(reading) }),
    laboratories: rows.map(enteredRow),
    uninterpreted: uninterpreted(source.judged),
    findings: compareFindings(findings),
    rule_version: inference.ruleVersion,
    review_notes: notes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
}
