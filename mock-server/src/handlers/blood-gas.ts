import type { BloodGasListEntry, BloodGasReport, NeedFocusItem } from '@jianwei/api-client/model';
import { answerBloodGas, caseTypeOf } from '@jianwei/clinical-rules/blood-gas/blood-gas-wire';
import type {
  BloodGasWireAnswer,
  BloodGasWireCase,
  BloodGasWireFocus,
} from '@jianwei/clinical-rules/blood-gas/blood-gas-wire';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import {
  BLOOD_GAS_CODES,
  bloodGasFacts,
  bloodGasRow,
  isBloodGas,
  isBloodGasRow,
  printedAnionGap,
  specimenOf,
} from '../interpretation/blood-gas-facts.ts';
import type { JudgedReport, JudgedRow } from '../interpretation/patient-record.ts';
import { sharedReportData } from '../interpretation/report-data.ts';
import { reportView } from '../interpretation/report-view.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { findBloodGasChoice, saveBloodGasChoice } from '../store/blood-gas-records.ts';
import type { World } from '../store/world.ts';
import { foundPatient } from './found.ts';

const GONE = '该报告不存在或已被删除';
const NO_GAS = '该报告没有血气结果';

/** mmol/L; a printed gap that is further from ours was reckoned otherwise, usually with potassium. */
const SAME_GAP = 1;

function foundGas(world: World, reportId: string): ReportView {
  const view = reportView(world, reportId);
  if (!view) throw new Refusal(GONE, 404);
  if (!isBloodGas(view.judged)) throw new Refusal(NO_GAS, 404);
  return view;
}

function focusRow(row: JudgedRow, note: string | undefined): NeedFocusItem {
  const { store, item, flag } = row;
  return {
    laboratory_id: store.laboratory_id,
    laboratory_name: item?.name ?? store.name,
    ...(item === undefined ? {} : { short_name: item.shortName }),
    original_result: store.result,
    original_units: store.unit,
    ...(flag.state === 'abnormal' ? { abnormal_type: flag.abnormalType } : {}),
    ...(flag.critical === undefined ? {} : { critical: flag.critical }),
    ...(note === undefined ? {} : { note }),
  };
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

/** Rows that the rule or the critical limits single out, and what is no row: a calculated value, a triple disorder. */
function needFocus(judged: JudgedReport, answer: BloodGasWireAnswer, conclusion: string): NeedFocusItem[] {
  const notes = new Map(answer.focus.map(({ item, note }) => [BLOOD_GAS_CODES[item] as string, note]));
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

function withGapHint(entry: BloodGasWireCase, hint: string): BloodGasWireCase {
  return hint === '' ? entry : { ...entry, hints: [...entry.hints, hint] };
}

function gapHint(printed: number | null, ours: number | null): string {
  if (printed === null || ours === null || Math.abs(printed - ours) <= SAME_GAP) return '';
  return `报告所印阴离子间隙 ${printed} 与 Na⁺−Cl⁻−HCO3- 所得 ${ours} 不同（可能计入K⁺），判读按后者`;
}

function wireReport(world: World, view: ReportView): BloodGasReport {
  const { judged, record } = view;
  const { report_id: reportId, report_time: time } = judged.report;
  const choice = findBloodGasChoice(world, reportId);
  const caseType = caseTypeOf(choice?.type);
  const answer = answerBloodGas(bloodGasFacts(judged), caseType);
  const hint = gapHint(printedAnionGap(judged), answer.anionGap);
  const shown = new Set(judged.rows.filter(isBloodGasRow).map((row) => row.store.laboratory_id));
  return {
    bga_report_id: reportId,
    report_time: time,
    natural_conclusion: answer.natural_conclusion,
    ...(choice === undefined
      ? {}
      : { type: choice.type, type_user_name: choice.user_name, type_time: choice.saved_time }),
    acute: withGapHint(answer.acute, hint),
    chronic: withGapHint(answer.chronic, hint),
    need_focus: needFocus(judged, answer, answer[caseType].group_result),
    patient_id: record.patient.patient_id,
    specimen: specimenOf(judged),
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
    specimen: specimenOf(judged),
    ...(ph === undefined ? {} : { ph: ph.store.result }),
    ...(ph?.flag.state === 'abnormal' ? { ph_abnormal_type: ph.flag.abnormalType } : {}),
    ...(type === undefined ? {} : { type }),
  };
}

export const bloodGasHandlers = {
  listBloodGasReports: ({ query, world }) => ({
    data: foundPatient(world, query.patient_id)
      .reports.filter(isBloodGas)
      .map((judged) => listEntry(world, judged)),
  }),

  getBloodGasReport: ({ params, world }) => wireReport(world, foundGas(world, params.report_id)),

  saveBloodGasCaseType: ({ params, world, session }) => {
    const { report_id: reportId, patient_id: patientId, type } = params;
    const { record } = foundGas(world, reportId);
    if (record.patient.patient_id !== patientId) throw new Refusal('该报告不属于此患者');
    saveBloodGasChoice(world, {
      report_id: reportId,
      type,
      user_id: session.userId,
      saved_time: world.nowText(),
    });
    return {};
  },
} satisfies Handlers;
