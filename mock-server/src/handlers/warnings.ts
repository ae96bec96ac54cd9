import type { Warning, WarningCounts, WarningHandling } from '@jianwei/api-client/model';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { criticalLimitText } from '../interpretation/critical-limit.ts';
import { patientRecord } from '../interpretation/patient-record.ts';
import { reportSummary, wireGender } from '../interpretation/report-summaries.ts';
import { allWarnings } from '../interpretation/warnings.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { findReport } from '../store/clinical-reports.ts';
import { addWarningRecord, cancelWarningRow, listWarningRecords, saveWarning } from '../store/clinical-warnings.ts';
import type { WarningRow } from '../store/clinical-warnings.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { foundReport } from './found.ts';
import { pageOf } from './paging.ts';

type WarningInput = Call<'createOrUpdateWarning'>['body'];

function foundWarning(world: World, warningId: string): WarningRow {
  const warning = allWarnings(world).find((row) => row.warning_id === warningId);
  if (!warning) throw new Refusal('该预警不存在', 404);
  return warning;
}

/** Report and row are checked against each other and the patient: the screens fill them in unseen. */
function checkPlace(world: World, body: WarningInput): { reportId: string; laboratoryId: string } {
  const { patient_id: patientId, report_id: reportId = '', laboratory_id: laboratoryId = '' } = body;
  if (patientId === '') throw new Refusal('请指定患者');
  if (!findPatient(world, patientId)) throw new Refusal('患者不存在', 404);
  if (reportId === '') {
    if (laboratoryId !== '') throw new Refusal('请指定检验项目所在的报告');
    return { reportId, laboratoryId };
  }
  const { judged } = foundReport(world, reportId);
  if (judged.report.patient_id !== patientId) throw new Refusal('报告不属于该患者');
  const ids = [...judged.rows.map((row) => row.store), ...judged.failed].map((row) => row.laboratory_id);
  if (laboratoryId !== '' && !ids.includes(laboratoryId)) throw new Refusal('检验项目不在该报告中');
  return { reportId, laboratoryId };
}

/** What a person wrote is that person's; what a critical result raised is everybody's. */
function refuseStranger({ origin, user_id: author }: WarningRow, userId: string, message: string): void {
  if (origin === 'written' && author !== userId) throw new Refusal(message);
}

function changeableWarning(world: World, body: WarningInput, userId: string): WarningRow {
  const warning = foundWarning(world, body.warning_id ?? '');
  if (warning.cancel_time !== '') throw new Refusal('该预警已取消，不能修改');
  if (warning.patient_id !== body.patient_id) throw new Refusal('该预警不属于此患者');
  refuseStranger(warning, userId, '仅创建者可修改');
  return warning;
}

/** A critical result waits until somebody has written what was done; a written warning until it is cancelled. */
function handlingOf({ origin, user_id: userId, cancel_time: cancelled }: WarningRow): WarningHandling {
  if (cancelled !== '') return 'cancelled';
  return origin === 'critical' && userId !== '' ? 'recorded' : 'pending';
}

function countsOf(rows: readonly WarningRow[]): WarningCounts {
  const counts = { all: rows.length, pending: 0, recorded: 0, cancelled: 0 };
  for (const row of rows) counts[handlingOf(row)] += 1;
  return counts;
}

function matches(world: World, row: WarningRow, keyword: string): boolean {
  const patient = findPatient(world, row.patient_id);
  const texts = [patient?.name ?? '', patient?.inpatient_no ?? '', row.report_id];
  return texts.some((text) => text.toLowerCase().includes(keyword));
}

/** The report and the row that a warning points at, as the report prints them. */
function placePart(world: World, warning: WarningRow): Partial<Warning> {
  const { patient_id: patientId, report_id: reportId, laboratory_id: id } = warning;
  const judged = patientRecord(world, patientId)?.reports.find(({ report }) => report.report_id === reportId);
  const row = judged?.rows.find(({ store }) => store.laboratory_id === id);
  const place = {
    ...(reportId === '' ? {} : { report_id: reportId }),
    ...(judged === undefined ? {} : { report_name: judged.report.report_name }),
    ...(id === '' ? {} : { laboratory_id: id }),
  };
  if (!row) return place;
  const { store, item, flag } = row;
  const limit = criticalLimitText(row);
  return {
    ...place,
    laboratory_name: item?.name ?? store.name,
    short_name: item?.shortName ?? store.name,
    original_laboratory_name: store.name,
    original_specimen: store.specimen,
    original_result: store.result,
    original_units: store.unit,
    original_reference_interval: store.range_text,
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

function recordsOf(world: World, warningId: string): Warning['records'] {
  const byWarning = world.memo('warning-records', () =>
    Map.groupBy(listWarningRecords(world), (record) => record.warning_id),
  );
  const records = byWarning.get(warningId) ?? [];
  return records.map(({ content, user_name, record_time }) => ({ content, user_name, record_time }));
}

function wireWarning(world: World, row: WarningRow, userId: string): Warning {
  return {
    warning_id: row.warning_id,
    patient_id: row.patient_id,
    ...personPart(world, row),
    ...placePart(world, row),
    content: row.content,
    warning_status: row.cancel_time === '' ? 'open' : 'cancelled',
    warning_source: row.origin,
    handling: handlingOf(row),
    mine: row.origin === 'written' && row.user_id === userId,
    records: recordsOf(world, row.warning_id) ?? [],
    create_time: row.create_time,
    ...(row.user_name === '' ? {} : { user_name: row.user_name }),
    ...(row.cancel_time === '' ? {} : { cancel_user_name: row.cancel_user_name, cancel_time: row.cancel_time }),
  };
}

export const warningsHandlers = {
  listWarnings: ({ query, world, session }) => {
    const { handling, warning_id: warningId, keyword = '' } = query;
    const wanted = keyword.trim().toLowerCase();
    const found = allWarnings(world)
      .filter((row) => warningId === undefined || row.warning_id === warningId)
      .filter((row) => wanted === '' || matches(world, row, wanted));
    const listed = handling === undefined ? found : found.filter((row) => handlingOf(row) === handling);
    return {
      ...pageOf(listed, query, (rows) => rows.map((row) => wireWarning(world, row, session.userId))),
      counts: countsOf(found),
    };
  },

  createOrUpdateWarning: ({ body, world, session }) => {
    const content = body.content.trim();
    if (content === '') throw new Refusal('请填写预警内容');
    return inTransaction(world, () => {
      const { reportId, laboratoryId } = checkPlace(world, body);
      const isNew = body.warning_id === undefined || body.warning_id === '';
      const old = isNew ? undefined : changeableWarning(world, body, session.userId);
      const warningId = old?.warning_id ?? world.nextId('WN');
      // A warning that a result raised goes on pointing at that result.
      const isRaised = old?.origin === 'critical';
      saveWarning(world, {
        warning_id: warningId,
        origin: old?.origin ?? 'written',
        patient_id: body.patient_id,
        report_id: isRaised ? old.report_id : reportId,
        laboratory_id: isRaised ? old.laboratory_id : laboratoryId,
        content,
        create_time: old?.create_time ?? world.nowText(),
        user_id: session.userId,
      });
      if (isRaised) addWarningRecord(world, warningId, content, session.userId, world.nowText());
      return { warning_id: warningId };
    });
  },

  /** Cancelling twice is no fault: the first one counts. */
  cancelWarning: ({ body, world, session }) => {
    const warning = foundWarning(world, body.warning_id);
    if (warning.cancel_time !== '') return {};
    refuseStranger(warning, session.userId, '仅创建者可取消');
    inTransaction(world, () => {
      if (warning.origin === 'critical') saveWarning(world, warning);
      cancelWarningRow(world, warning.warning_id, session.userId, world.nowText());
    });
    return {};
  },
} satisfies Handlers;
