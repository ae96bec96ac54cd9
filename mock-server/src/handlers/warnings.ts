import type { WarningCounts } from '@jianwei/api-client/model';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { loopCourse } from '../interpretation/loop-recheck.ts';
import { dangerOf, standingRecords, STATE_ORDER } from '../interpretation/loop.ts';
import { allWarnings } from '../interpretation/warnings.ts';
import {
  harmOfWarning,
  isRingingFor,
  loopRecords,
  progressOf,
  recordsOf,
  stateOf,
  wireWarning,
} from '../interpretation/wire-warnings.ts';
import type { Loop } from '../interpretation/wire-warnings.ts';
import { isSentBy, waitingDeliveries } from '../rules/push-state.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { findReport } from '../store/clinical-reports.ts';
import { addWarningRecord, cancelWarningRow, saveWarning } from '../store/clinical-warnings.ts';
import type { CancelReason, WarningRecordRow, WarningRow } from '../store/clinical-warnings.ts';
import { releasedFor } from '../store/hold-readers.ts';
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
  const { patient_id: patientId = '', report_id: reportId = '', laboratory_id: laboratoryId = '' } = body;
  if (patientId === '') throw new Refusal('请指定患者');
  if (!findPatient(world, patientId)) throw new Refusal('患者不存在', 404);
  if (reportId === '') {
    if (laboratoryId !== '') throw new Refusal('请指定检验项目所在的报告');
    return { reportId, laboratoryId };
  }
  const { record, judged } = foundReport(world, reportId);
  if (record.patient.patient_id !== patientId) throw new Refusal('报告不属于该患者');
  const ids = [...judged.rows.map((row) => row.printed), ...judged.failed].map((row) => row.laboratory_id);
  if (laboratoryId !== '' && !ids.includes(laboratoryId)) throw new Refusal('检验项目不在该报告中');
  return { reportId, laboratoryId };
}

/** What a person wrote is that person's; what a critical result raised is everybody's. */
function refuseStranger({ origin, user_id: author }: WarningRow, userId: string, message: string): void {
  if (origin === 'written' && author !== userId) throw new Refusal(message);
}

/** What was pressed or written for another patient, report or result is none of this one's. */
function refuseOtherPlace(warning: WarningRow, body: WarningInput): void {
  const { patient_id: patientId = '', report_id: reportId = '', laboratory_id: laboratoryId = '' } = body;
  const differs = (named: string, own: string) => named !== '' && own !== '' && named !== own;
  if (differs(patientId, warning.patient_id)) throw new Refusal('该预警不属于此患者');
  if (differs(reportId, warning.report_id) || differs(laboratoryId, warning.laboratory_id)) {
    throw new Refusal('该预警不属于此报告或检验项目');
  }
}

function openWarning(world: World, warningId: string): WarningRow {
  const warning = foundWarning(world, warningId);
  if (warning.cancel_time !== '') throw new Refusal('该预警已取消，不能修改');
  return warning;
}

function changeableWarning(world: World, body: WarningInput, userId: string): WarningRow {
  const warning = openWarning(world, body.warning_id ?? '');
  refuseOtherPlace(warning, body);
  refuseStranger(warning, userId, '仅创建者可修改');
  return warning;
}

function countsOf(loops: readonly Loop[]): Omit<WarningCounts, 'ringing' | 'pushed' | 'released'> {
  const counts = {
    all: loops.length,
    open: 0,
    ...{ unacknowledged: 0, unhandled: 0, awaiting_recheck: 0, awaiting_close: 0, closed: 0, cancelled: 0 },
  };
  for (const { state } of loops) {
    counts[state] += 1;
    if (progressOf(state) === 'open') counts.open += 1;
  }
  return counts;
}

/** Whether a warning is of a report, or of an earlier one that this report rechecks. */
function concerns(world: World, row: WarningRow, reportId: string): boolean {
  if (row.report_id === reportId) return true;
  if (findReport(world, reportId)?.patient_id !== row.patient_id) return false;
  return loopCourse(world, row).recheck?.report_id === reportId;
}

function matches(world: World, row: WarningRow, keyword: string): boolean {
  const patient = findPatient(world, row.patient_id);
  const texts = [patient?.name, patient?.inpatient_no, row.report_id, patient?.department];
  return texts.some((text) => text?.toLowerCase().includes(keyword));
}

/** Roles that receive a critical result and end its loop; role 7 records only. */
const CLINICIANS: ReadonlySet<number> = new Set([1, 4]);

type RecordInput = NonNullable<WarningInput['record']>;

const STEP_NAME = {
  notified: '通知',
  acknowledged: '接报',
  handled: '处置',
  rechecked: '复测',
  closed: '闭环',
} as const;
/** What stands where a step needs no words of its own. */
const PLAIN_TEXT: Partial<Record<RecordInput['step'], string>> = { acknowledged: '已接报', closed: '已闭环' };

/** The entry that a withdrawal takes back: one of the same person. */
function ownRecord(records: readonly WarningRecordRow[], id: string | undefined, userId: string): WarningRecordRow {
  const own = records.find((record) => String(record.record_id) === id && record.user_id === userId);
  if (own === undefined || own.step === 'withdrawn') throw new Refusal('只能撤销本人的记录');
  return own;
}

/** Adds an entry to a loop. Two persons at once are no conflict: both entries stay. */
function addRecord(world: World, warning: WarningRow, record: RecordInput, session: WarningCaller): void {
  const { step, recipient = '', action_id: action = '', corrects } = record;
  const records = recordsOf(world, warning.warning_id);
  if ((step === 'acknowledged' || step === 'closed') && !CLINICIANS.has(session.role)) {
    throw new Refusal('仅临床与检验人员可接报和闭环');
  }
  if (step === 'closed' && !standingRecords(records).some((each) => each.step === 'handled')) {
    throw new Refusal('请先记录处置');
  }
  const withdrawn = step === 'withdrawn' ? ownRecord(records, corrects, session.userId) : undefined;
  // Taken back already: the first withdrawal counts.
  if (withdrawn && records.some((each) => each.corrects === withdrawn.record_id)) return;
  const plain = withdrawn ? `撤销${STEP_NAME[withdrawn.step as keyof typeof STEP_NAME]}` : (PLAIN_TEXT[step] ?? '');
  const content = record.text?.trim() || plain;
  if (content === '') throw new Refusal('请填写记录内容');
  // A warning that a result raised is stored with the first entry; its content is the last words, a written one keeps its own.
  const isRaised = warning.origin === 'critical' && step !== 'withdrawn';
  saveWarning(world, isRaised ? { ...warning, content, user_id: session.userId } : warning);
  addWarningRecord(world, {
    warning_id: warning.warning_id,
    step,
    content,
    user_id: session.userId,
    record_time: world.nowText(),
    recipient: recipient.trim(),
    action_id: action,
    corrects: withdrawn?.record_id ?? 0,
  });
}

type WarningCaller = Call<'createOrUpdateWarning'>['session'];

function savedLoop(world: World, warningId: string) {
  const row = foundWarning(world, warningId);
  return { warning_id: warningId, state: stateOf(world, row), records: loopRecords(world, row) };
}

/** Saves the text of a warning: a new one, the author's own, or what was done about a critical result. */
function saveContent(world: World, body: WarningInput, session: WarningCaller): string {
  const content = body.content?.trim() ?? '';
  if (content === '') throw new Refusal('请填写预警内容');
  const { reportId, laboratoryId } = checkPlace(world, body);
  const isNew = body.warning_id === undefined || body.warning_id === '';
  const old = isNew ? undefined : changeableWarning(world, body, session.userId);
  if (old?.origin === 'critical') {
    addRecord(world, old, { step: 'handled', text: content }, session);
    return old.warning_id;
  }
  const warningId = old?.warning_id ?? world.nextId('WN');
  saveWarning(world, {
    warning_id: warningId,
    origin: 'written',
    patient_id: body.patient_id ?? '',
    report_id: reportId,
    laboratory_id: laboratoryId,
    content,
    create_time: old?.create_time ?? world.nowText(),
    user_id: session.userId,
  });
  return warningId;
}

function checkReason(reason: CancelReason | undefined, text: string): CancelReason {
  if (reason === undefined) throw new Refusal('请选择取消原因');
  if (reason === 'other' && text === '') throw new Refusal('请填写取消的说明');
  return reason;
}

export const warningsHandlers = {
  listWarnings: ({ query, world, session }) => {
    const { progress, warning_id: warningId, report_id: reportId, keyword = '' } = query;
    const wanted = keyword.trim().toLowerCase();
    const found = allWarnings(world)
      .filter((row) => warningId === undefined || row.warning_id === warningId)
      .filter((row) => reportId === undefined || concerns(world, row, reportId))
      .filter((row) => wanted === '' || matches(world, row, wanted))
      .map((row): Loop => ({ row, state: stateOf(world, row) }));
    const listed = progress === undefined ? found : found.filter(({ state }) => progressOf(state) === progress);
    const rank = ({ row, state }: Loop): number => {
      if (reportId !== undefined) return dangerOf(state, harmOfWarning(world, row));
      if (progress !== 'open') return 0;
      return isRingingFor(world, { row, state }, session) ? -1 : STATE_ORDER[state];
    };
    const pushed = waitingDeliveries(world, session.userId).filter((row) => isSentBy('bell', row)).length;
    const released = releasedFor(world, session.userId).length;
    const ordered = listed.toSorted((one, other) => rank(one) - rank(other));
    return {
      ...pageOf(ordered, query, (loops) => loops.map((loop) => wireWarning(world, loop, session))),
      counts: {
        ...countsOf(found),
        ringing: found.filter((loop) => isRingingFor(world, loop, session)).length,
        ...(pushed === 0 ? {} : { pushed }),
        ...(released === 0 ? {} : { released }),
      },
      time: world.nowText(),
    };
  },

  createOrUpdateWarning: ({ body, world, session }) =>
    inTransaction(world, () => {
      if (body.record === undefined) return savedLoop(world, saveContent(world, body, session));
      const warning = openWarning(world, body.warning_id ?? '');
      refuseOtherPlace(warning, body);
      addRecord(world, warning, body.record, session);
      return savedLoop(world, warning.warning_id);
    }),

  /** Cancelling twice is no fault: the first one counts. */
  cancelWarning: ({ body, world, session }) => {
    const text = body.text?.trim() ?? '';
    const reason = checkReason(body.reason, text);
    const warning = foundWarning(world, body.warning_id);
    if (warning.cancel_time !== '') return {};
    refuseStranger(warning, session.userId, '仅创建者可取消');
    if (stateOf(world, warning) === 'closed') throw new Refusal('该预警已闭环，不能取消');
    inTransaction(world, () => {
      if (warning.origin === 'critical') saveWarning(world, warning);
      const time = world.nowText();
      cancelWarningRow(world, warning.warning_id, { userId: session.userId, time, reason, text });
    });
    return {};
  },
} satisfies Handlers;
