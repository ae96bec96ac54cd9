import type { Warning, WarningProgress, WarningRecord, WarningState } from '@jianwei/api-client/model';
import { criticalLimitText } from '@jianwei/clinical-rules/record/critical-limit';
import type { Finding, HarmClass } from '@jianwei/clinical-rules/reading/reading';
import { findPatient } from '../store/clinical-patients.ts';
import { findReport } from '../store/clinical-reports.ts';
import { listWarningRecords } from '../store/clinical-warnings.ts';
import type { WarningRecordRow, WarningRow } from '../store/clinical-warnings.ts';
import { deliveriesByReport } from '../store/push-records.ts';
import type { DeliveryRow } from '../store/push-records.ts';
import type { World } from '../store/world.ts';
import { loopCourse } from './loop-recheck.ts';
import { dueOf, isRinging, loopState } from './loop.ts';
import type { RingedPerson } from './loop.ts';
import { patientRecord } from './patient-record.ts';
import { reportSummary } from './report-summaries.ts';
import { wireGender } from './wire-patient.ts';
import { reportView } from './report-view.ts';
import { findingIdOf } from './warnings.ts';
import { wireAction } from './wire-reading.ts';

/** What people recorded about a warning, oldest first. */
export function recordsOf(world: World, warningId: string): readonly WarningRecordRow[] {
  const byWarning = world.memo('warning-records', () =>
    Map.groupBy(listWarningRecords(world), (record) => record.warning_id),
  );
  return byWarning.get(warningId) ?? [];
}

/** Where the loop of a warning stands. */
export function stateOf(world: World, row: WarningRow): WarningState {
  return loopState(row, recordsOf(world, row.warning_id), () => loopCourse(world, row).recheck !== undefined);
}

/** The finding that raised a warning, as the reading says it now; undefined for what a person wrote. */
function findingOf(world: World, row: WarningRow): Finding | undefined {
  const id = findingIdOf(row);
  if (id === '') return undefined;
  return reportView(world, row.report_id)?.danger.findings.find(({ findingId }) => findingId === id);
}

/** What a warning can harm; of what a person wrote nobody knows. */
export function harmOfWarning(world: World, row: WarningRow): HarmClass {
  return findingOf(world, row)?.rank.harm ?? 'D';
}

/** A finding that is no critical result has a title of its own; the steps are those that the reading proposes. */
function findingPart(world: World, row: WarningRow): Partial<Warning> {
  const finding = findingOf(world, row);
  if (finding === undefined) return {};
  return {
    finding_id: finding.findingId,
    ...(finding.kind === 'critical' ? {} : { finding_title: finding.title }),
    actions: finding.actions.map(wireAction),
  };
}

/** Whether a loop has ended, and how. */
export function progressOf(state: WarningState): WarningProgress {
  return state === 'closed' || state === 'cancelled' ? state : 'open';
}

/** A warning and where its loop stands. */
export interface Loop {
  readonly row: WarningRow;
  readonly state: WarningState;
}

/** The report and the row that a warning points at, as the report prints them. */
function placePart(world: World, warning: WarningRow): Partial<Warning> {
  const { patient_id: patientId, report_id: reportId, laboratory_id: id } = warning;
  const judged = patientRecord(world, patientId)?.reports.find(({ report }) => report.report_id === reportId);
  const row = judged?.rows.find(({ printed }) => printed.laboratory_id === id);
  const place = {
    ...(reportId === '' ? {} : { report_id: reportId }),
    ...(judged === undefined ? {} : { report_name: judged.report.report_name }),
    ...(id === '' ? {} : { laboratory_id: id }),
  };
  if (!row) return place;
  const { printed, item, flag } = row;
  const limit = criticalLimitText(row);
  return {
    ...place,
    laboratory_name: item?.name ?? printed.name,
    short_name: item?.shortName ?? printed.name,
    original_laboratory_name: printed.name,
    original_specimen: printed.specimen,
    original_result: printed.result,
    original_units: printed.unit,
    original_reference_interval: printed.range_text,
    ...(flag.critical === undefined ? {} : { critical: flag.critical }),
    ...(limit === '' ? {} : { critical_limit: limit }),
  };
}

function personPart(world: World, { patient_id: patientId, report_id: reportId }: WarningRow) {
  const patient = findPatient(world, patientId);
  const report = findReport(world, reportId);
  const age = report && reportSummary(world, report)?.ageYears;
  return {
    patient_name: patient?.name ?? '',
    department: patient?.department ?? '',
    bed_no: patient?.bed_no ?? '',
    ...(patient === undefined ? {} : { patient_gender: wireGender(patient.gender) }),
    ...(age == null ? {} : { patient_age: age }),
  };
}

/** Whom and what a warning is about. */
export function warningPlace(world: World, row: WarningRow): Partial<Warning> {
  return { ...personPart(world, row), ...placePart(world, row), ...findingPart(world, row) };
}

function wireRecord(record: WarningRecordRow): WarningRecord {
  const { record_id, step, content, user_name, record_time, recipient, action_id, corrects } = record;
  return {
    record_id: String(record_id),
    step,
    at: record_time,
    user_name,
    text: content,
    ...(recipient === '' ? {} : { recipient }),
    ...(action_id === '' ? {} : { action_id }),
    ...(corrects === 0 ? {} : { corrects: String(corrects) }),
  };
}

/** The loop of a warning: what raised it, then what people recorded. */
export function loopRecords(world: World, row: WarningRow): WarningRecord[] {
  const { laboratory_name: name, original_result: result = '', original_units: unit = '' } = placePart(world, row);
  const text = name === undefined ? row.content : [name, result, unit].filter((part) => part !== '').join(' ');
  const detected: WarningRecord = { step: 'detected', at: row.create_time, text };
  return [detected, ...recordsOf(world, row.warning_id).map(wireRecord)];
}

/** Who asks for warnings. */
export interface LoopReader extends RingedPerson {
  readonly userId: string;
}

const RINGING_CHANNELS: readonly string[] = ['bell', 'critical_list'];

/** Nobody has received the result yet, so an escalation that is due has come. */
function isDueFor(
  { user_id: userId, due_at: due, channels, is_merged: merged }: DeliveryRow,
  reader: string,
  now: string,
) {
  const rings = (JSON.parse(channels) as string[]).some((channel) => RINGING_CHANNELS.includes(channel));
  return userId === reader && merged === 0 && due <= now && rings;
}

/** Whether a loop rings for whoever asks, by the clock of the hospital. */
export function isRingingFor(world: World, { row, state }: Loop, reader: LoopReader): boolean {
  if (state !== 'unacknowledged') return false;
  const told = deliveriesByReport(world).get(row.report_id);
  // A report that came under the push strategy rings whom it tells; older ones ring by the minutes of their item.
  if (told !== undefined) return told.some((delivery) => isDueFor(delivery, reader.userId, world.nowText()));
  const department = findPatient(world, row.patient_id)?.department ?? '';
  const { code } = loopCourse(world, row);
  return isRinging({ state, begin: row.create_time, code, department }, reader, world.nowText());
}

/** A warning as the wire has it; the user decides what is `mine`. */
export function wireWarning(world: World, { row, state }: Loop, reader: LoopReader): Warning {
  const { recheck, previousWarningId, code } = loopCourse(world, row);
  return {
    warning_id: row.warning_id,
    patient_id: row.patient_id,
    ...personPart(world, row),
    ...placePart(world, row),
    ...findingPart(world, row),
    content: row.content,
    warning_status: row.cancel_time === '' ? 'open' : 'cancelled',
    warning_source: row.origin,
    state,
    mine: row.origin === 'written' && row.user_id === reader.userId,
    records: loopRecords(world, row),
    ...(progressOf(state) === 'open' ? { due: dueOf(row.create_time, code) } : {}),
    ...(isRingingFor(world, { row, state }, reader) ? { ringing: true } : {}),
    ...(recheck === undefined ? {} : { recheck }),
    ...(previousWarningId === undefined ? {} : { previous_warning_id: previousWarningId }),
    create_time: row.create_time,
    ...(row.user_name === '' ? {} : { user_name: row.user_name }),
    ...cancelPart(row),
  };
}

function cancelPart({ cancel_time, cancel_user_name, cancel_reason, cancel_text }: WarningRow): Partial<Warning> {
  if (cancel_time === '') return {};
  return {
    cancel_user_name,
    cancel_time,
    ...(cancel_reason === '' ? {} : { cancel_reason }),
    ...(cancel_text === '' ? {} : { cancel_text }),
  };
}
