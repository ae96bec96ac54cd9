import type { BloodGasListEntry, BloodGasReport, NeedFocusItem } from '@jianwei/api-client/model';
import type { BloodGasResult } from '@jianwei/clinical-rules/blood-gas/blood-gas';
import { bloodGasWire, caseTypeOf } from '@jianwei/clinical-rules/blood-gas/blood-gas-wire';
import type {
  BloodGasWireAnswer,
  BloodGasWireCase,
  BloodGasWireFocus,
} from '@jianwei/clinical-rules/blood-gas/blood-gas-wire';
import {
  BLOOD_GAS_CODES,
  bloodGasOf,
  bloodGasRow,
  bloodGasSpecimen,
  isBloodGas,
  isBloodGasRow,
  printedAnionGap,
} from '@jianwei/clinical-rules/record/blood-gas-facts';
import { lineFocus, NO_OXYGEN_SHARE_TEXT } from '@jianwei/clinical-rules/blood-gas/line-focus';
import { commonResultText } from '@jianwei/clinical-rules/blood-gas/wording';
import {
  baselineOf,
  baselineText,
  NO_SUGGESTION_TEXT,
  sinceLastText,
  suggestGasType,
} from '@jianwei/clinical-rules/reading/tools/gas-course';
import { savedInputs } from '../interpretation/saved-inputs.ts';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import type { ToolReading } from '@jianwei/clinical-rules/record/tool-reading';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { sharedReportData } from '../interpretation/report-data.ts';
import { keyResult } from '../interpretation/report-summaries.ts';
import { reportView } from '../interpretation/report-view.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { findBloodGasChoice, saveBloodGasChoice } from '../store/blood-gas-records.ts';
import type { World } from '../store/world.ts';
import { foundPatient } from './found.ts';
import { noteSavedReading, noteShownReading } from '../replay/replay-tools.ts';
import { known } from './known.ts';

const GONE = '该报告不存在或已被删除';
const NO_GAS = '该报告没有血气结果';

/** mmol/L; a printed gap that is further from ours was reckoned otherwise, usually with potassium. */
const SAME_GAP = 1;

interface FoundGas {
  readonly view: ReportView;
  readonly reading: ToolReading<BloodGasResult>;
}

function foundGas(world: World, reportId: string): FoundGas {
  const view = reportView(world, reportId);
  if (!view) throw new Refusal(GONE, 404);
  const reading = bloodGasOf(view.record, view.judged);
  if (reading === null) throw new Refusal(NO_GAS, 404);
  return { view, reading };
}

function focusRow(row: JudgedRow, note: string | undefined): NeedFocusItem {
  return { ...keyResult(row), ...known({ note }) };
}

/** What the rule singles out without a row of the report behind it: a bicarbonate that was calculated. */
function focusOfRule(reportId: string, { item, side, note, label, value, unit }: BloodGasWireFocus): NeedFocusItem {
  return {
    laboratory_id: `${reportId}-${item}`,
    laboratory_name: label,
    original_result: value,
    original_units: unit,
    abnormal_type: side === 'low' ? -1 : 1,
    note,
  };
}

/** Notes of the rows by their code: what the rule singles out, else the abnormal line that rests on the row. */
function focusNotes(answer: BloodGasWireAnswer, result: BloodGasResult): Map<string, string> {
  const lines = result.status === 'complete' ? lineFocus(result) : [];
  const notes = new Map<string, string>();
  for (const { item, note } of [...answer.focus, ...lines]) {
    const code = BLOOD_GAS_CODES[item];
    if (!notes.has(code)) notes.set(code, note);
  }
  const oxygen = notes.get(BLOOD_GAS_CODES.pao2);
  const isUntold = result.status === 'complete' && result.inputsUsed.fio2 === null;
  if (oxygen !== undefined && isUntold) notes.set(BLOOD_GAS_CODES.pao2, `${oxygen}；${NO_OXYGEN_SHARE_TEXT}`);
  return notes;
}

/** Rows that the rule, its lines or the critical limits single out, and what is no row: a calculated value, a triple disorder. */
function needFocus({ view, reading }: FoundGas, answer: BloodGasWireAnswer, conclusion: string): NeedFocusItem[] {
  const { judged } = view;
  const notes = focusNotes(answer, reading.result);
  const rows = judged.rows
    .filter((row) => isBloodGasRow(row) && (notes.has(row.code) || row.flag.critical !== undefined))
    .map((row) => focusRow(row, notes.get(row.code)));
  const printed = new Set(judged.rows.map(({ code }) => code));
  const calculated = answer.focus
    .filter(({ item }) => !printed.has(BLOOD_GAS_CODES[item]))
    .map((finding) => focusOfRule(judged.report.report_id, finding));
  if (!answer.isTriple) return [...calculated, ...rows];
  const triple: NeedFocusItem = {
    laboratory_id: `${judged.report.report_id}-triple`,
    laboratory_name: '三重酸碱失衡',
    original_result: '存在',
    note: conclusion,
  };
  return [triple, ...calculated, ...rows];
}

/** What holds under both case types: only as long as nobody has chosen one of them. */
function commonPart({ result }: FoundGas['reading']): Partial<BloodGasReport> {
  return result.status === 'incomplete' ? {} : known({ common_result: commonResultText(result) ?? undefined });
}

/** What speaks for one case type, and the stable gas that this one is measured by. */
function coursePart(world: World, { view, reading: { result } }: FoundGas): Partial<BloodGasReport> {
  if (result.status === 'incomplete') return {};
  const { record, judged } = view;
  const { gasTypes } = savedInputs(world, record.patient.patient_id);
  const context = { record, judged, gasTypes, tags: record.patient.tags };
  const suggestion = suggestGasType(context);
  const baseline = baselineOf(context);
  return {
    ...known({ since_last: sinceLastText(context, result) ?? undefined }),
    ...(suggestion === null
      ? { suggestion_note: NO_SUGGESTION_TEXT }
      : { suggested_type: { type: suggestion.type, reasons: [...suggestion.reasons] } }),
    ...(baseline === null
      ? {}
      : {
          baseline: {
            report_id: baseline.reportId,
            report_time: baseline.time,
            paco2: baseline.paco2,
            hco3: baseline.hco3,
            text: baselineText(baseline, result),
          },
        }),
  };
}

function withGapHint(entry: BloodGasWireCase, hint: string): BloodGasWireCase {
  return hint === '' ? entry : { ...entry, hints: [...entry.hints, hint] };
}

function gapHint(printed: number | null, ours: number | null): string {
  if (printed === null || ours === null || Math.abs(printed - ours) <= SAME_GAP) return '';
  return `报告所印阴离子间隙 ${printed} 与 Na⁺−Cl⁻−HCO₃⁻ 所得 ${ours} 不同（可能计入K⁺），判读按后者`;
}

function wireReport(world: World, found: FoundGas): BloodGasReport {
  const { view, reading } = found;
  const { judged, record } = view;
  const { report_id: reportId, report_time: time } = judged.report;
  const choice = findBloodGasChoice(world, reportId);
  const caseType = caseTypeOf(choice?.type);
  const answer = bloodGasWire(reading.result, caseType);
  const hint = gapHint(printedAnionGap(judged), answer.anionGap);
  const shown = new Set(judged.rows.filter(isBloodGasRow).map((row) => row.printed.laboratory_id));
  return {
    bga_report_id: reportId,
    report_time: time,
    natural_conclusion: answer.natural_conclusion,
    ...known({ type: choice?.type, type_user_name: choice?.user_name, type_time: choice?.saved_time }),
    acute: withGapHint(answer.acute, hint),
    chronic: withGapHint(answer.chronic, hint),
    need_focus: needFocus(found, answer, answer[caseType].group_result),
    ...(choice === undefined ? commonPart(reading) : {}),
    ...coursePart(world, found),
    patient_id: record.patient.patient_id,
    specimen: bloodGasSpecimen(judged),
    laboratories: sharedReportData(world, view).laboratories.filter((row) => shown.has(row.laboratory_id)),
    missing: answer.missing,
    ...(answer.not_used.length === 0 ? {} : { not_used: answer.not_used }),
    rule_version: answer.rule_version,
    review_notes: answer.review_notes,
  };
}

function listEntry(world: World, judged: JudgedReport): BloodGasListEntry {
  const { report_id: reportId, report_time: time } = judged.report;
  const ph = bloodGasRow(judged, 'ph');
  const type = findBloodGasChoice(world, reportId)?.type;
  return {
    bga_report_id: reportId,
    report_time: time,
    specimen: bloodGasSpecimen(judged),
    ...(ph?.flag.state === 'abnormal' ? { ph_abnormal_type: ph.flag.abnormalType } : {}),
    ...known({ ph: ph?.printed.result, type }),
  };
}

export const bloodGasHandlers = {
  listBloodGasReports: ({ query, world }) => ({
    data: foundPatient(world, query.patient_id)
      .reports.filter(isBloodGas)
      .map((judged) => listEntry(world, judged)),
  }),

  getBloodGasReport: ({ params, world, session }) => {
    const found = foundGas(world, params.report_id);
    noteShownReading(world, 'blood-gas', found.view, session.userId);
    return wireReport(world, found);
  },

  saveBloodGasCaseType: ({ params, world, session }) => {
    const { report_id: reportId, patient_id: patientId, type } = params;
    const { view } = foundGas(world, reportId);
    if (view.record.patient.patient_id !== patientId) throw new Refusal('该报告不属于此患者');
    saveBloodGasChoice(world, {
      report_id: reportId,
      type,
      user_id: session.userId,
      saved_time: world.nowText(),
    });
    noteSavedReading(world, 'blood-gas', view, session.userId);
    return {};
  },
} satisfies Handlers;
