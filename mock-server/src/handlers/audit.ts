import type { AuditHold, ReleasedReport } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { personAt } from '@jianwei/clinical-rules/record/judged';
import { hasInitials } from '../hospital/initials.ts';
import { wireGender } from '../interpretation/wire-patient.ts';
import { decideHold, findHold, holdState, listHolds, reopenHold, standingHolds } from '../store/audit-holds.ts';
import type { HoldRow, HoldState } from '../store/audit-holds.ts';
import { type Changeable, recordChange } from '../store/changes.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { findReport } from '../store/clinical-reports.ts';
import { forgetHoldReader, releasedFor } from '../store/hold-readers.ts';
import type { Release } from '../store/hold-readers.ts';
import { findRule } from '../store/rule-records.ts';
import { hospitalTime } from '../store/time.ts';
import type { Session } from '../store/session.ts';
import { inTransaction } from '../store/sql.ts';
import type { World } from '../store/world.ts';
import { pageOf } from './paging.ts';
import { sortedBy } from './sorting.ts';
import { isAgreeing, isJudged, maskedName } from './rule-wire.ts';

const DONE: Readonly<Record<Exclude<HoldState, 'held'>, string>> = {
  release: '放行',
  rechecked: '复检',
  corrected: '更正',
  returned: '退回',
  timed_out: '超时放行',
};

/** A report that was held, with its patient: nothing takes either out of the hospital. */
function heldReport(world: World, reportId: string) {
  const report = findReport(world, reportId);
  const patient = report && findPatient(world, report.patient_id);
  if (report === undefined || patient === undefined) throw new Error(`The hospital has lost the report ${reportId}`);
  return { report, patient };
}

function wireHold(world: World, row: HoldRow): AuditHold {
  const { report, patient } = heldReport(world, row.report_id);
  const { ageYears: age } = personAt(patient, report.report_time);
  return {
    hold_id: row.hold_id,
    rule_id: row.rule_id,
    rule_name: findRule(world, row.rule_id)?.name ?? row.rule_id,
    version: row.version,
    report_id: row.report_id,
    report_name: report.report_name,
    report_time: report.report_time,
    patient_name: maskedName(patient.name),
    patient_gender: wireGender(patient.gender),
    ...(age === null ? {} : { patient_age: age }),
    department: patient.department,
    reason: row.reason,
    held_at: row.held_at,
    until: row.until,
    state: holdState(world, row),
    ...(row.decided_at === '' ? {} : { decided_at: row.decided_at, decided_by: row.decided_by }),
    ...(row.comment === '' ? {} : { comment: row.comment }),
  };
}

/** Roles that care for the patients: others read no names. */
const CLINICIANS: readonly number[] = [1, 4];

function wireRelease(world: World, { report_id, state, at, by }: Release, { role }: Session): ReleasedReport {
  const { report, patient } = heldReport(world, report_id);
  return {
    report_id,
    report_name: report.report_name,
    report_time: report.report_time,
    patient_name: CLINICIANS.includes(role) ? patient.name : maskedName(patient.name),
    department: patient.department,
    state,
    released_at: at,
    ...(by === '' ? {} : { released_by: by }),
  };
}

const IN_STATE = {
  held: ({ state }: AuditHold) => state === 'held',
  decided: ({ state }: AuditHold) => state !== 'held',
  judged: ({ state }: AuditHold) => isJudged(state),
  agreed: ({ state }: AuditHold) => isJudged(state) && isAgreeing(state),
};

/** Whether a held report is meant by what was typed; its patient by the whole name, which the list masks. */
function isMeant(world: World, hold: AuditHold, q: string): boolean {
  const text = q.trim().toLowerCase();
  const { name } = heldReport(world, hold.report_id).patient;
  const said = [hold.report_id, hold.report_name, name, hold.rule_id, hold.rule_name, hold.reason, hold.department];
  return said.some((part) => part.toLowerCase().includes(text)) || hasInitials(name, text);
}

/** What each column of the queue is ordered by; who is not decided yet waits until now. */
const columnsAt = (now: string) => ({
  held_at: ({ held_at: at }: AuditHold) => at,
  patient_name: ({ patient_name: name }: AuditHold) => name,
  department: ({ department }: AuditHold) => department,
  rule_id: ({ rule_id: id }: AuditHold) => id,
  reason: ({ reason }: AuditHold) => reason,
  until: ({ until }: AuditHold) => until,
  state: ({ state }: AuditHold) => state,
  decided_by: ({ decided_by: by }: AuditHold) => by,
  took: ({ held_at: from, decided_at: to, until, state }: AuditHold) =>
    Date.parse(to ?? (state === 'held' ? now : until)) - Date.parse(from),
});

/**
 * How a held report was decided, in the change log. What was sent back can wait again while its conclusion is still kept back;
 * a conclusion that came free stood in lists, bells and on paper, and is not taken back.
 */
export const holdChangeable: Changeable = {
  type: 'hold',
  label: '待审报告',
  administrators: [7, 9],
  fields: { state: { label: '审核' }, comment: { label: '说明' } },
  read: (world, id) => {
    const hold = findHold(world, id);
    if (hold === undefined) return undefined;
    const state = holdState(world, hold);
    return {
      name: `${hold.report_id} ${heldReport(world, hold.report_id).report.report_name}`,
      values: { state: state === 'held' ? '暂缓' : DONE[state], ...(hold.comment !== '' && { comment: hold.comment }) },
    };
  },
  write: (world, id) => reopenHold(world, id),
  isReversible: (world, id) => standingHolds(world).some((hold) => hold.hold_id === id && hold.decision === 'returned'),
};

export const auditHandlers = {
  listAuditHolds: ({ world, query }) => {
    const all = listHolds(world).map((row) => wireHold(world, row));
    const chosen = all
      .toSorted((a, b) => (a.hold_id < b.hold_id ? -1 : 1))
      .filter(
        (hold) =>
          (query.state === undefined || IN_STATE[query.state](hold)) &&
          (query.rule_id === undefined || hold.rule_id === query.rule_id) &&
          (query.report_id === undefined || hold.report_id === query.report_id) &&
          (query.department === undefined || hold.department === query.department) &&
          (query.q === undefined || isMeant(world, hold, query.q)),
      );
    return {
      ...pageOf(sortedBy(chosen, query.sort, columnsAt(hospitalTime(world.now()))), query, (holds) => [...holds]),
      held: all.filter(({ state }) => state === 'held').length,
      departments: [...new Set(all.map(({ department }) => department))].filter(Boolean).toSorted(),
    };
  },

  decideAuditHold: (call) =>
    inTransaction(call.world, () => {
      const { world, params, body, session } = call;
      const row = findHold(world, params.hold_id);
      if (row === undefined) throw new Refusal('没有这份待审报告', 404);
      const state = holdState(world, row);
      if (state === 'timed_out') throw new Refusal('该报告已超时放行');
      if (state !== 'held') throw new Refusal(`该报告已由${row.decided_by}${DONE[state]}`);
      const comment = body.comment?.trim() ?? '';
      if (body.decision === 'returned' && comment === '') throw new Refusal('退回须写明原因');
      recordChange(call, holdChangeable, row.hold_id, { action: DONE[body.decision] }, () =>
        decideHold(world, row.hold_id, body.decision, session.nickname, comment),
      );
      forgetHoldReader(world, row.report_id, session.userId);
      return wireHold(world, findHold(world, row.hold_id) ?? row);
    }),

  listReleasedReports: ({ world, query, session }) =>
    pageOf(releasedFor(world, session.userId), query, (onPage) =>
      onPage.map((release) => wireRelease(world, release, session)),
    ),
} satisfies Handlers;
