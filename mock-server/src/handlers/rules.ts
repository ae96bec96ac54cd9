import type { LaboratoryRule } from '@jianwei/api-client/model';
import { readCondition } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { unknownChip } from '@jianwei/clinical-rules/rule-condition/reason';
import { conditionProblems } from '@jianwei/clinical-rules/rule-condition/validate';
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
import type { RuleBody, RuleOutcome, RuleRow } from '../store/rule-records.ts';
import type { World } from '../store/world.ts';
import { listChangesOf } from './changes.ts';
import { pageOf } from './paging.ts';
import { tryRule } from './rule-trial.ts';
import { bodySentence, draftVersion, maskedName, rulesChangeable, wireDetail, wireRules } from './rule-wire.ts';

const KIND = 'audit';
const DAY_MS = 86_400_000;
const PRIORITY_STEP = 10;
const LAST_PRIORITY = 999;

function foundRule(world: World, ruleId: string): RuleRow {
  const row = findRule(world, ruleId);
  if (row === undefined) throw new Refusal('该规则不存在', 404);
  return row;
}

/** Refuses a save that was not made of what stands now, with who saved meanwhile. */
function refuseStale(call: Changer, { rule_id: id, revision }: RuleRow, read: number): void {
  if (read === revision) return;
  const [last] = listChangesOf(call, 'rule', id, 1);
  const who = last ? `${last.user_name} ${last.time.slice(11, 16)} 已修改` : '该规则已被修改';
  throw new Refusal(`${who}，请重新载入后再保存`);
}

/** A name tells rules apart in lists and logs. */
function checkedName(world: World, given: string, own: string): string {
  const name = given.trim();
  if (name === '') throw new Refusal('请填写名称');
  const other = listRules(world, KIND).find((row) => row.name === name && row.rule_id !== own);
  if (other !== undefined) throw new Refusal(`名称已用于 ${other.rule_id}`);
  return name;
}

/** What is needed before a condition may be tried or act. */
export function wholeCondition(given: unknown): Group {
  const condition = readCondition(given);
  const [problem] = conditionProblems(condition, KIND);
  if (problem !== undefined) throw new Refusal(problem.message);
  return condition;
}

function checkOutcome({ reason }: RuleOutcome, condition: Group): void {
  if (reason.trim() === '') throw new Refusal('理由不能为空');
  const chip = unknownChip(reason, condition);
  if (chip !== undefined) throw new Refusal(`理由中的『${chip}』不在条件中，结果可能没有`);
}

interface Content {
  readonly condition: unknown;
  readonly outcome: RuleOutcome;
}

/** A draft may be unfinished; what it holds is kept as JSON writes it. */
function draftOf({ condition, outcome }: Content): string {
  const { action, level, reason, max_minutes } = outcome;
  return JSON.stringify({ condition, outcome: { action, level, reason, max_minutes } });
}

interface Saving {
  readonly row: RuleRow;
  readonly action: string;
  readonly summary?: string;
}

function save(call: Changer, { row, action, summary }: Saving, work: () => void = () => undefined): void {
  const { world, session } = call;
  recordChange(call, rulesChangeable, row.rule_id, { action, ...(summary === undefined ? {} : { summary }) }, () => {
    putRule(world, { ...row, revision: row.revision + 1, updated_at: world.nowText(), updated_by: session.nickname });
    work();
  });
}

/** Numbers of rules go on where the seeded ones end. */
function nextRuleId(world: World): string {
  const numbers = listRules(world, KIND).map(({ rule_id: id }) => Number(id.slice(3)));
  const counted = Number(world.nextId('AR').slice(2));
  return `AR-${String(Math.max(counted, ...numbers.map((number) => number + 1))).padStart(3, '0')}`;
}

type ListCall = Call<'listRules'>;

const order = new Intl.Collator('zh-CN', { numeric: true });

function sorted(rules: readonly LaboratoryRule[], sort: ListCall['query']['sort']): LaboratoryRule[] {
  const column = sort.replace(/^-/, '') as 'priority' | 'name' | 'category' | 'state' | 'per_day' | 'updated_at';
  const direction = sort.startsWith('-') ? -1 : 1;
  return rules.toSorted((a, b) => direction * order.compare(`${a[column] ?? ''}`, `${b[column] ?? ''}`));
}

function listed({ world, query }: Pick<ListCall, 'world' | 'query'>) {
  const q = (query.q ?? '').trim().toLowerCase();
  const rules = wireRules(world, listRules(world, KIND)).filter(
    (rule) =>
      (query.state === undefined || rule.state === query.state) &&
      (query.category === undefined || rule.category === query.category) &&
      (q === '' || `${rule.rule_id} ${rule.name} ${rule.sentence}`.toLowerCase().includes(q)),
  );
  return sorted(rules, query.sort);
}

/** Reports of the last days, newest first. */
function storedReports(world: World, days: number): string[] {
  const since = world.now().getTime() - days * DAY_MS;
  return listReportRows(world)
    .filter(({ report_time: time }) => Date.parse(time) > since)
    .map(({ report_id: id }) => id);
}

export const rulesHandlers = {
  listRules: (call) => pageOf(listed(call), call.query, (rules) => [...rules]),

  createRule: (call) => {
    const { world, body, session } = call;
    const name = checkedName(world, body.name, '');
    const id = nextRuleId(world);
    const last = Math.max(0, ...listRules(world, KIND).map(({ priority }) => priority));
    recordChange(call, rulesChangeable, id, { action: '新增' }, () =>
      putRule(world, {
        rule_id: id,
        kind: KIND,
        name,
        category: body.category,
        priority: body.priority ?? Math.min(LAST_PRIORITY, last + PRIORITY_STEP),
        state: 'draft',
        revision: 1,
        version: 0,
        draft: draftOf(body),
        updated_at: world.nowText(),
        updated_by: session.nickname,
      }),
    );
    return wireDetail(world, foundRule(world, id));
  },

  getRule: ({ world, params }) => wireDetail(world, foundRule(world, params.rule_id)),

  updateRule: (call) => {
    const { world, body, params } = call;
    const row = foundRule(world, params.rule_id);
    refuseStale(call, row, body.revision);
    const name = checkedName(world, body.name, row.rule_id);
    const draft = draftOf(body);
    const inUse = listEditions(world, row.rule_id).find(({ ended_at: ended }) => ended === '');
    // Written back to what is in use: nothing is a draft any more.
    const isSame = inUse !== undefined && sameBody(inUse.body, draft);
    save(call, {
      row: { ...row, name, category: body.category, priority: body.priority, draft: isSame ? '' : draft },
      action: '修改',
    });
    return wireDetail(world, foundRule(world, row.rule_id));
  },

  enableRule: async (call) => {
    const { world, body, params, session } = call;
    const row = foundRule(world, params.rule_id);
    refuseStale(call, row, body.revision);
    if (row.draft === '') throw new Refusal('没有可启用的草稿');
    const draft = bodyOf(row.draft);
    const condition = wholeCondition(draft.condition);
    checkOutcome(draft.outcome, condition);
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
    return wireDetail(world, foundRule(world, row.rule_id));
  },

  disableRule: (call) => {
    const { world, body, params } = call;
    const row = foundRule(world, params.rule_id);
    refuseStale(call, row, body.revision);
    if (row.state !== 'in_use') throw new Refusal('该规则不在用');
    const reason = body.reason.trim();
    if (reason === '') throw new Refusal('请填写停用原因');
    save(call, { row: { ...row, state: 'archived' }, action: '停用', summary: `停用 v${row.version}：${reason}` }, () =>
      endEditions(world, row.rule_id, world.nowText()),
    );
    return wireDetail(world, foundRule(world, row.rule_id));
  },

  restoreRule: (call) => {
    const { world, body, params } = call;
    const row = foundRule(world, params.rule_id);
    refuseStale(call, row, body.revision);
    const edition = listEditions(world, row.rule_id).find(({ version }) => version === body.version);
    if (edition === undefined) throw new Refusal(`没有版本 v${body.version}`);
    const summary = `取回 v${body.version} 的内容为 v${draftVersion(world, row)} 草稿`;
    save(call, { row: { ...row, draft: edition.body }, action: '取回', summary });
    return wireDetail(world, foundRule(world, row.rule_id));
  },

  deleteRule: (call) => {
    const { world, body, params } = call;
    const row = foundRule(world, params.rule_id);
    refuseStale(call, row, body.revision);
    if (row.draft === '') throw new Refusal('启用过的规则不能删除，可以停用');
    if (wasEverInUse(world, row.rule_id)) save(call, { row: { ...row, draft: '' }, action: '删除草稿' });
    else
      recordChange(call, rulesChangeable, row.rule_id, { action: '删除', summary: `删除草稿 ${row.name}` }, () =>
        removeRule(world, row.rule_id),
      );
    return {};
  },

  orderRules: (call) => {
    const { world, body } = call;
    const rows = listRules(world, KIND);
    const named = [...new Set(body.rule_ids)].map((id) => foundRule(world, id));
    const rest = rows.filter(({ rule_id: id }) => !body.rule_ids.includes(id));
    const batchId = world.nextId('BATCH');
    for (const [index, row] of [...named, ...rest].entries()) {
      const priority = Math.min(LAST_PRIORITY, (index + 1) * PRIORITY_STEP);
      if (priority === row.priority) continue;
      recordChange(call, rulesChangeable, row.rule_id, { action: '调整次序', batchId }, () =>
        putRule(world, { ...row, priority, revision: row.revision + 1 }),
      );
    }
    const ordered = listRules(world, KIND);
    return pageOf(ordered, { page: 0, page_size: ordered.length }, (all) => wireRules(world, all));
  },

  listRuleHits: ({ world, params, query }) => {
    foundRule(world, params.rule_id);
    return pageOf(reportsHitBy(world, params.rule_id), query, (hits) =>
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

  tryRule,
} satisfies Handlers;

function sameBody(one: string, other: string): boolean {
  const [a, b]: [RuleBody, RuleBody] = [bodyOf(one), bodyOf(other)];
  return (
    conditionKey(readCondition(a.condition)) === conditionKey(readCondition(b.condition)) &&
    JSON.stringify(a.outcome) === JSON.stringify(b.outcome)
  );
}
