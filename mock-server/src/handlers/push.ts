import type {
  PushDelivery,
  PushState,
  PushStep,
  PushStrategy,
  PushTrialRow,
  SkippedLine,
} from '@jianwei/api-client/model';
import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import { conditionSentence } from '@jianwei/clinical-rules/rule-condition/sentence';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { verifyArr } from '../hospital/accounts.ts';
import { caseReport } from '../rules/case-report.ts';
import { plannerOf, REST } from '../rules/push-plan.ts';
import type { PlannedStep, PushPlan } from '../rules/push-plan.ts';
import { pushReport } from '../rules/push-report.ts';
import { reachableAccounts, recipientsOf } from '../rules/push-recipients.ts';
import { deliveryState, isSentBy, waitingDeliveries } from '../rules/push-state.ts';
import { lastTried, triedReport, tryStrategy } from '../rules/push-trial.ts';
import type { TriedRows } from '../rules/push-trial.ts';
import type { KeptAccount } from '../store/account-records.ts';
import { findKeptAccount } from '../store/account-records.ts';
import { recordChange } from '../store/changes.ts';
import type { Changer } from '../store/changes.ts';
import { countText, pushChangeable } from '../store/push-changes.ts';
import { reportReadTimes } from '../store/clinical-marks.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { findReport } from '../store/clinical-reports.ts';
import {
  addPushEdition,
  listDeliveries,
  pushDraft,
  pushEditions,
  pushInUse,
  putPushDraft,
} from '../store/push-records.ts';
import type { DeliveryRow, PushDraft } from '../store/push-records.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { refuseStale } from './changes.ts';
import { pageOf } from './paging.ts';
import { checkedStrategy, strategyNotes } from './push-checks.ts';
import { maskedName, wireLeaves } from './rule-wire.ts';

const OBJECT = 'strategy';
const PAGE = '/push-strategy';
const CLINICIANS: readonly number[] = [1, 4];

function keptDraft(world: World): PushDraft {
  const draft = pushDraft(world);
  if (draft === undefined) throw new Refusal('本院还没有推送策略');
  return draft;
}

const keyOf = (strategy: PushStrategy): string => JSON.stringify(strategy);

/** When each line acts, in words; the last one has no condition. */
const sentencesOf = ({ lines }: PushStrategy) =>
  lines
    .filter(({ line_id: id }) => id !== REST)
    .map(({ line_id, condition }) => ({ line_id, sentence: conditionSentence(readCondition(condition)) }));

function stateOf(world: World, { role, permissionColumn }: Session, changeId?: number): PushState {
  const { strategy, revision, tried, updated_at, updated_by } = keptDraft(world);
  const inUse = pushInUse(world);
  return {
    draft: strategy,
    revision,
    version: inUse?.version ?? 0,
    changed: inUse === undefined || keyOf(inUse.strategy) !== keyOf(strategy),
    tried: tried === keyOf(strategy),
    may_write: verifyArr(role, permissionColumn).includes(PAGE),
    updated_at,
    updated_by,
    ...(changeId === undefined ? {} : { change_id: changeId }),
    sentences: sentencesOf(strategy),
    editions: pushEditions(world).map(({ version, enabled_at, enabled_by, ended_at, strategy: body }) => ({
      version,
      enabled_at,
      enabled_by,
      ...(ended_at === '' ? {} : { ended_at }),
      line_count: body.lines.length,
      strategy: body,
      sentences: sentencesOf(body),
    })),
    accounts: reachableAccounts(world).map(person),
    notes: strategyNotes(world, strategy),
  };
}

const person = ({ user_id, nickname, department }: KeptAccount) => ({ user_id, name: nickname, department });

const refuseStaleStrategy = (call: Changer, { revision }: PushDraft, read = revision): void =>
  refuseStale(call, { type: pushChangeable.type, id: OBJECT, word: '推送策略' }, revision, read);

const WORDS: Readonly<Record<Exclude<PlannedStep['to'], 'department'>, string>> = {
  first_reader: '首位查看者',
  accounts: '指定账号',
  laboratory: '检验科',
};

function wireStep({ line, step, at, to, recipients, channels }: PlannedStep, department: string): PushStep {
  return {
    line_id: line.line_id,
    step,
    at,
    to: to === 'department' ? `${department}全体` : WORDS[to],
    recipients: recipients.map(person),
    channels: [...channels],
  };
}

function skippedLines({ skipped, empty }: PushPlan): SkippedLine[] {
  return [
    ...skipped.map(({ line, evaluation }) => ({
      line_id: line.line_id,
      name: line.name,
      reason: evaluation.result === false ? '条件不成立' : '无法判定',
      leaves: wireLeaves(evaluation.leaves, readCondition(line.condition)),
    })),
    ...empty.map(({ line_id, name }) => ({ line_id, name, reason: '条件成立，但没有可推送的账号', leaves: [] })),
  ];
}

type PreviewBody = Call<'previewPush'>['body'];

/** What is asked about: a stored report, or facts that were typed. */
function subjectOf(world: World, { report_id: reportId, facts }: PreviewBody) {
  if (reportId !== undefined && reportId !== '') {
    const found = pushReport(world, reportId);
    if (found === undefined) throw new Refusal('报告不存在或已撤回', 404);
    return found;
  }
  if (facts === undefined) throw new Refusal('请选择报告，或写下事实');
  const rows = facts.rows.map((row) => {
    const item = findItem(row.code);
    if (item === undefined) throw new Refusal(`目录中没有项目 ${row.code}`);
    return { ...row, unit: row.unit ?? item.unit };
  });
  return {
    report: { ...caseReport({ ...facts, rows }), signals: facts.signals },
    subject: { reportId: '', patientId: '', department: facts.department, time: facts.time },
  };
}

/** What a number of a trial counts, the newest first. */
function trialRows(world: World, { pushes, reports, missed }: TriedRows, query: Call<'listPushTrialRows'>['query']) {
  const { of, line_id: lineId, user_id: userId, date } = query;
  const isOf = (id: string) => lineId === undefined || id === lineId;
  if (of === 'missed') return missed.map((subject) => ({ ...triedReport(world, subject), line_name: '' })).toReversed();
  if (of === 'reports')
    return reports
      .filter(({ line }) => isOf(line.line_id))
      .map(({ subject, line }) => ({ ...triedReport(world, subject), line_name: line.name }))
      .toReversed();
  return pushes
    .filter(
      ({ line, account, at }) =>
        isOf(line.line_id) &&
        (userId === undefined || account.user_id === userId) &&
        (date === undefined || at.slice(0, 10) === date),
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ subject, line, step, at, account }): PushTrialRow => ({
      ...triedReport(world, subject),
      line_name: line.name,
      step,
      due_at: at,
      user_name: account.nickname,
    }));
}

function wireDelivery(world: World, row: DeliveryRow, { role }: Session): PushDelivery {
  const report = findReport(world, row.report_id);
  const patient = findPatient(world, row.patient_id);
  const name = patient?.name ?? '';
  const read = reportReadTimes(world, row.user_id).get(row.report_id);
  return {
    delivery_id: row.delivery_id,
    report_id: row.report_id,
    report_name: report?.report_name ?? '',
    patient_name: CLINICIANS.includes(role) ? name : maskedName(name),
    department: patient?.department ?? '',
    line_name: row.line_name,
    step: row.step,
    user_name: findKeptAccount(world, row.user_id)?.nickname ?? row.user_id,
    channels: JSON.parse(row.channels) as PushDelivery['channels'],
    due_at: row.due_at,
    state: deliveryState(world, row),
    ...(read === undefined ? {} : { read_at: read }),
    critical: row.is_critical === 1,
  };
}

export const pushHandlers = {
  getPushStrategy: ({ world, session }) => stateOf(world, session),

  savePushStrategy: (call) => {
    const { world, body, session } = call;
    const kept = keptDraft(world);
    refuseStaleStrategy(call, kept, body.revision);
    const strategy = checkedStrategy(world, body.strategy);
    if (keyOf(strategy) === keyOf(kept.strategy)) return stateOf(world, session);
    const next = { updated_at: world.nowText(), updated_by: session.nickname, revision: kept.revision + 1 };
    const changeId = recordChange(call, pushChangeable, OBJECT, { action: '修改' }, () =>
      putPushDraft(world, { ...kept, ...next, strategy }),
    );
    return stateOf(world, session, changeId);
  },

  tryPushStrategy: async (call) => {
    const { world, body } = call;
    const kept = keptDraft(world);
    refuseStaleStrategy(call, kept, body.revision);
    const trial = await tryStrategy(world, kept.strategy);
    // Only what would leave no critical value without somebody may be switched on.
    if (trial.missed_criticals === 0) putPushDraft(world, { ...keptDraft(world), tried: keyOf(kept.strategy) });
    return trial;
  },

  listPushTrialRows: ({ world, query }) => {
    const rows = lastTried(world, keptDraft(world).strategy);
    if (rows === undefined) throw new Refusal('请先试运行当前策略');
    return pageOf(trialRows(world, rows, query), query, (page) => [...page]);
  },

  enablePushStrategy: (call) => {
    const { world, body, session } = call;
    const kept = keptDraft(world);
    refuseStaleStrategy(call, kept, body.revision);
    const inUse = pushInUse(world);
    if (inUse !== undefined && keyOf(inUse.strategy) === keyOf(kept.strategy)) throw new Refusal('没有可启用的草稿');
    if (kept.tried !== keyOf(kept.strategy)) throw new Refusal('请先试运行当前策略，且没有无人收到的危急值');
    const version = (pushEditions(world)[0]?.version ?? 0) + 1;
    const summary = `启用 v${version}：${countText(keyOf(kept.strategy))}`;
    const changeId = recordChange(call, pushChangeable, OBJECT, { action: '启用', summary }, () =>
      addPushEdition(world, {
        version,
        strategy: kept.strategy,
        enabled_at: world.nowText(),
        enabled_by: session.nickname,
      }),
    );
    return stateOf(world, session, changeId);
  },

  previewPush: ({ world, body }) => {
    const strategy = body.in_use === true ? pushInUse(world)?.strategy : keptDraft(world).strategy;
    if (strategy === undefined) throw new Refusal('本院还没有在用的推送策略');
    const { report, subject } = subjectOf(world, body);
    const plan = plannerOf(strategy)(
      report,
      (step) => recipientsOf(world, step, subject),
      body.facts === undefined ? world.nowText() : subject.time,
    );
    return {
      lines: plan.lines.map(({ line_id: id }) => id),
      steps: plan.steps.map((step) => wireStep(step, subject.department)).toSorted((a, b) => a.at.localeCompare(b.at)),
      skipped: skippedLines(plan),
    };
  },

  listPushDeliveries: ({ world, query, session }) => {
    const isManager = verifyArr(session.role, session.permissionColumn).includes(PAGE);
    const userId = isManager ? query.user_id : session.userId;
    const rows = query.waiting === true ? waitingDeliveries(world, session.userId) : listDeliveries(world);
    const chosen = rows.filter(
      (row) =>
        (query.waiting === true || userId === undefined || row.user_id === userId) &&
        (query.report_id === undefined || row.report_id === query.report_id) &&
        (query.channel === undefined || isSentBy(query.channel, row)) &&
        (query.from === undefined || row.due_at.slice(0, 10) >= query.from) &&
        (query.to === undefined || row.due_at.slice(0, 10) <= query.to),
    );
    return pageOf(chosen, query, (onPage) => onPage.map((row) => wireDelivery(world, row, session)));
  },
} satisfies Handlers;
