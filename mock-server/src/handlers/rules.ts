import type { LaboratoryRule } from '@jianwei/api-client/model';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { reportSummary } from '../interpretation/report-summaries.ts';
import { applyRules, reportsHitBy } from '../rules/apply.ts';
import { conditionKey } from '../rules/trial.ts';
import { recordChange, type Changer } from '../store/changes.ts';
import { findReport, listReportRows } from '../store/clinical-reports.ts';
import {
  addEdition,
  bodyOf,
  endEditions,
  findRule,
  listEditions,
  listRules,
  putRule,
  removeRule,
  wasEverInUse,
  wasTried,
} from '../store/rule-records.ts';
import type { RuleKind, RuleRow } from '../store/rule-records.ts';
import type { World } from '../store/world.ts';
import { pageOf } from './paging.ts';
import { ruleCheckHandlers } from './rule-check.ts';
import {
  changeableRule,
  checkCategory,
  checkedName,
  draftOf,
  foundRule,
  nextPriority,
  nextRuleId,
  priorityAt,
  refuseStaleRule,
  sameBody,
  save,
  wholeCondition,
} from './rule-drafts.ts';
import { outcomeProblem } from './rule-outcome.ts';
import { mayWriteRules, ownKind, refuseReader, refuseWriter } from './rule-rights.ts';
import { ruleTrialHandlers } from './rule-trial.ts';
import { sortedBy } from './sorting.ts';
import { bodySentence, draftVersion, maskedName, rulesChangeable, wireDetail, wireRules } from './rule-wire.ts';

const DAY_MS = 86_400_000;

type ListCall = Call<'listRules'>;

const NOT_IN_USE = '该规则不在用';

function reasonOf(given: string): string {
  const reason = given.trim();
  if (reason === '') throw new Refusal('请填写停用原因');
  return reason;
}

/** Takes a rule out of use; answers the row of the change log that takes it back. */
function disable(call: Changer, row: RuleRow, reason: string, batchId = ''): number[] {
  const summary = `停用 v${row.version}：${reason}`;
  const id = save(call, { row: { ...row, state: 'archived' }, action: '停用', summary, batchId }, () =>
    endEditions(call.world, row.rule_id, call.world.nowText()),
  );
  return id === undefined ? [] : [id];
}

/** What each column of the list is ordered by. */
const COLUMNS = {
  priority: ({ priority }: LaboratoryRule) => priority,
  rule_id: ({ rule_id: id }: LaboratoryRule) => id,
  name: ({ name }: LaboratoryRule) => name,
  category: ({ category }: LaboratoryRule) => category,
  level: ({ level }: LaboratoryRule) => level,
  state: ({ state }: LaboratoryRule) => state,
  per_day: (rule: LaboratoryRule) => rule.per_day,
  agreement: ({ decided = 0, agreed = 0 }: LaboratoryRule) => (decided === 0 ? undefined : agreed / decided),
  shown: ({ shown }: LaboratoryRule) => shown,
  not_useful: (rule: LaboratoryRule) => rule.not_useful,
  updated_at: ({ updated_at: at }: LaboratoryRule) => at,
};

interface Wanted extends Pick<ListCall, 'world'> {
  readonly query: Pick<ListCall['query'], 'state' | 'category' | 'q' | 'sort'>;
}

function listed({ world, query }: Wanted, kind: RuleKind) {
  const q = (query.q ?? '').trim().toLowerCase();
  const rules = wireRules(world, listRules(world, kind)).filter(
    (rule) =>
      (query.state === undefined || rule.state === query.state) &&
      (query.category === undefined || rule.category === query.category) &&
      (q === '' || `${rule.rule_id} ${rule.name} ${rule.sentence}`.toLowerCase().includes(q)),
  );
  return sortedBy(rules, query.sort, COLUMNS);
}

/** Reports of the last days, newest first. */
function storedReports(world: World, days: number): ReadonlySet<string> {
  const since = world.now().getTime() - days * DAY_MS;
  const recent = listReportRows(world).filter(({ report_time: time }) => Date.parse(time) > since);
  return new Set(recent.map(({ report_id: id }) => id));
}

export const rulesHandlers = {
  listRules: (call) => {
    const { session, query } = call;
    const kind = query.kind ?? ownKind(session);
    refuseReader(session, kind);
    return {
      ...pageOf(listed(call, kind), query, (rules) => [...rules]),
      may_write: mayWriteRules(session, kind),
    };
  },

  createRule: (call) => {
    const { world, body, session } = call;
    const { kind } = body;
    refuseWriter(session, kind);
    checkCategory(kind, body.category);
    const name = checkedName(world, kind, body.name, '');
    const id = nextRuleId(world, kind);
    recordChange(call, rulesChangeable, id, { action: '新增' }, () =>
      putRule(world, {
        rule_id: id,
        kind,
        name,
        category: body.category,
        priority: body.priority ?? nextPriority(world, kind),
        state: 'draft',
        revision: 1,
        version: 0,
        draft: draftOf(body),
        updated_at: world.nowText(),
        updated_by: session.nickname,
      }),
    );
    return wireDetail(call, foundRule(call, id));
  },

  getRule: (call) => wireDetail(call, foundRule(call, call.params.rule_id)),

  updateRule: (call) => {
    const { world, body, params } = call;
    const row = changeableRule(call, params.rule_id);
    refuseStaleRule(call, row, body.revision);
    checkCategory(row.kind, body.category);
    const name = checkedName(world, row.kind, body.name, row.rule_id);
    const draft = draftOf(body);
    const inUse = listEditions(world, row.rule_id).find(({ ended_at: ended }) => ended === '');
    // Written back to what is in use: nothing is a draft any more.
    const isSame = inUse !== undefined && sameBody(inUse.body, draft);
    save(call, {
      row: { ...row, name, category: body.category, priority: body.priority, draft: isSame ? '' : draft },
      action: '修改',
    });
    return wireDetail(call, foundRule(call, row.rule_id));
  },

  enableRule: async (call) => {
    const { world, body, params, session } = call;
    const row = changeableRule(call, params.rule_id);
    refuseStaleRule(call, row, body.revision);
    if (row.draft === '') throw new Refusal('没有可启用的草稿');
    const draft = bodyOf(row.draft);
    const condition = wholeCondition(row.kind, draft.condition);
    const problem = outcomeProblem(row.kind, draft.outcome, condition, row.name);
    if (problem !== undefined) throw new Refusal(problem);
    if (!wasTried(world, conditionKey(condition))) throw new Refusal('请先试运行当前条件');
    const version = draftVersion(world, row);
    const edition = {
      rule_id: row.rule_id,
      version,
      body: row.draft,
      enabled_at: world.nowText(),
      enabled_by: session.nickname,
    };
    const summary = `启用 v${version}：${bodySentence(draft)}`;
    save(call, { row: { ...row, state: 'in_use', version, draft: '' }, action: '启用', summary }, () =>
      addEdition(world, edition),
    );
    if (body.also_stored_days !== undefined)
      await applyRules(world, { reportIds: storedReports(world, body.also_stored_days), only: row.rule_id });
    return wireDetail(call, foundRule(call, row.rule_id));
  },

  disableRule: (call) => {
    const { body, params } = call;
    const row = changeableRule(call, params.rule_id);
    refuseStaleRule(call, row, body.revision);
    if (row.state !== 'in_use') throw new Refusal(NOT_IN_USE);
    disable(call, row, reasonOf(body.reason));
    return wireDetail(call, foundRule(call, row.rule_id));
  },

  disableRules: (call) => {
    const { world, session, body } = call;
    const { filter } = body;
    refuseWriter(session, filter.kind);
    const reason = reasonOf(body.reason);
    const found = listed({ world, query: { ...filter, sort: 'priority' } }, filter.kind);
    if (found.length === 0) throw new Refusal('没有符合条件的规则');
    const batchId = found.length > 1 ? world.nextId('BATCH') : '';
    const changeIds: number[] = [];
    const outcomes = found.map(({ rule_id: id, name }) => {
      const row = foundRule(call, id);
      if (row.state !== 'in_use') return { rule_id: id, name, is_done: false, message: NOT_IN_USE };
      changeIds.push(...disable(call, row, reason, batchId));
      return { rule_id: id, name, is_done: true };
    });
    return { change_ids: changeIds, outcomes };
  },

  restoreRule: (call) => {
    const { world, body, params } = call;
    const row = changeableRule(call, params.rule_id);
    refuseStaleRule(call, row, body.revision);
    const edition = listEditions(world, row.rule_id).find(({ version }) => version === body.version);
    if (edition === undefined) throw new Refusal(`没有版本 v${body.version}`);
    const summary = `取回 v${body.version} 的内容为 v${draftVersion(world, row)} 草稿`;
    save(call, { row: { ...row, draft: edition.body }, action: '取回', summary });
    return wireDetail(call, foundRule(call, row.rule_id));
  },

  deleteRule: (call) => {
    const { world, body, params } = call;
    const row = changeableRule(call, params.rule_id);
    refuseStaleRule(call, row, body.revision);
    if (row.draft === '') throw new Refusal('启用过的规则不能删除，可以停用');
    if (wasEverInUse(world, row.rule_id)) save(call, { row: { ...row, draft: '' }, action: '删除草稿' });
    else
      recordChange(call, rulesChangeable, row.rule_id, { action: '删除', summary: `删除草稿 ${row.name}` }, () =>
        removeRule(world, row.rule_id),
      );
    return {};
  },

  orderRules: (call) => {
    const { world, body, session } = call;
    // They are named in the body: the address is right.
    if (body.rule_ids.some((id) => findRule(world, id) === undefined)) throw new Refusal('该规则不存在');
    const named = [...new Set(body.rule_ids)].map((id) => changeableRule(call, id));
    // Nobody writes rules of two kinds.
    const [kind = 'audit'] = named.map((row) => row.kind);
    const rest = listRules(world, kind).filter(({ rule_id: id }) => !body.rule_ids.includes(id));
    const batchId = world.nextId('BATCH');
    for (const [index, row] of [...named, ...rest].entries()) {
      const priority = priorityAt(index + 1);
      if (priority === row.priority) continue;
      recordChange(call, rulesChangeable, row.rule_id, { action: '调整次序', batchId }, () =>
        putRule(world, { ...row, priority, revision: row.revision + 1 }),
      );
    }
    const ordered = listRules(world, kind);
    const page = pageOf(ordered, { page: 0, page_size: ordered.length }, (all) => wireRules(world, all));
    return { ...page, may_write: mayWriteRules(session, kind) };
  },

  listRuleHits: (call) => {
    const { world, params, query } = call;
    foundRule(call, params.rule_id);
    return pageOf(reportsHitBy(world, params.rule_id, query.days), query, (hits) =>
      hits.map(({ reportId, outcome, version, time }) => {
        const report = findReport(world, reportId);
        const summary = report && reportSummary(world, report);
        return {
          report_id: reportId,
          report_time: report?.report_time ?? time,
          patient_name: maskedName(summary?.patient.name ?? ''),
          version,
          time,
          text: outcome.text,
        };
      }),
    );
  },

  ...ruleTrialHandlers,
  ...ruleCheckHandlers,
} satisfies Handlers;
