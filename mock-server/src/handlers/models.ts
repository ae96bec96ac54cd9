import type { ModelRow, ModelTimeline } from '@jianwei/api-client/model';
import { findRiskVersion, RISK_VERSIONS } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import type { RiskVersion } from '@jianwei/clinical-rules/logistic-model/risk-versions';
import { roundHalfUp } from '@jianwei/clinical-rules/core/number';
import { SET_SIZE } from '@jianwei/clinical-rules/logistic-model/ckd-risk-table';
import { PSI_SHIFTED } from '@jianwei/clinical-rules/model-metrics/stability';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { CKD_RISK_FIGURES } from '../drawings/model-figures.ts';
import { countedReports } from '../interpretation/model-counted.ts';
import { modelChangeable } from '../interpretation/model-changeable.ts';
import {
  answeredIn,
  compared,
  driftIn,
  mayEnable,
  RECENT_DAYS,
  SHADOW_DAYS,
  SHADOW_REPORTS,
  shadowDays,
  type Compared,
} from '../interpretation/model-monitor.ts';
import { recordChange } from '../store/changes.ts';
import {
  listModelPeriods,
  modelRevision,
  putModelState,
  versionIn,
  type SpeakingState,
} from '../store/model-periods.ts';
import { hospitalDate, minutesAfter } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { refuseStale } from './changes.ts';
import { known } from './known.ts';
import { listSources } from '../store/sync-records.ts';
import {
  ruleModels,
  stateOf,
  wireCounted,
  wireDrift,
  wireDriftReport,
  wireModel,
  wireModelDetail,
} from './model-wire.ts';
import { pageOf } from './paging.ts';
import { sortedBy } from './sorting.ts';
import { maskedName } from './rule-wire.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;
const LEAST_REASON = 2;
const STATE_ORDER: readonly ModelRow['state'][] = ['in_use', 'shadow', 'off'];
const ACTIONS: Readonly<Record<ModelRow['state'], string>> = { in_use: '启用', shadow: '旁路', off: '停用' };

function checkModel(artifactId: string): void {
  if (artifactId !== CKD_RISK_FIGURES) throw new Refusal('没有这个模型', 404);
}

function foundVersion(version: string): RiskVersion {
  const model = findRiskVersion(version);
  if (model === undefined) throw new Refusal('没有这个版本', 404);
  return model;
}

/** The version that is asked for, else the one in use, else the newest. */
function askedVersion(world: World, version: string | undefined): RiskVersion {
  const wanted = version ?? versionIn(world, CKD_RISK_FIGURES, 'in_use') ?? RISK_VERSIONS[0]?.version ?? '';
  return foundVersion(wanted);
}

/** What each column is ordered by. */
const COLUMNS = {
  name: ({ name }: ModelRow) => name,
  version: ({ version }: ModelRow) => version,
  population: ({ population }: ModelRow) => population,
  auc: ({ auc }: ModelRow) => auc,
  given: ({ given, computed }: ModelRow) => given || computed,
  incomplete: ({ asked, given }: ModelRow) => asked - given,
  drift: ({ drift }: ModelRow) => drift?.psi,
  feedback: ({ feedback }: ModelRow) => feedback,
  state: ({ state }: ModelRow) => STATE_ORDER.indexOf(state),
};

function driftRange(world: World, query: { readonly from?: string; readonly to?: string }) {
  const to = query.to ?? hospitalDate(world.now());
  const from = query.from ?? hospitalDate(new Date(Date.parse(`${to}T12:00:00+08:00`) - (RECENT_DAYS - 1) * DAY_MS));
  if (from > to) throw new Refusal('开始日期不能晚于结束日期');
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS) throw new Refusal('时间范围最多 1 年');
  return { from, to };
}

const percent = (share: number) => roundHalfUp(share * 100, 1);

function wireCompared({ summary, current, candidate }: Compared, thresholds: readonly [number, number]) {
  const { report, patient } = summary;
  return {
    report_id: report.report_id,
    report_time: report.report_time,
    patient_name: maskedName(patient.name),
    department: patient.department,
    current_percent: percent(current),
    candidate_percent: percent(candidate),
    current_high: current >= thresholds[0],
    candidate_high: candidate >= thresholds[1],
  };
}

function checkReason(state: ModelRow['state'], reason: string): void {
  if (state === 'off' && reason === '') throw new Refusal('请填写停用原因');
  if (reason !== '' && reason.length < LEAST_REASON) throw new Refusal('原因应为 2 至 200 个字');
}

/** Ends what the version does now, and begins what it is to do; the one it takes the place of stops. */
function changeState(world: World, model: RiskVersion, state: ModelRow['state'], by: string, reason: string): void {
  const put = (of: SpeakingState, version: string) =>
    putModelState(world, CKD_RISK_FIGURES, { state: of, version, time: world.nowText(), by, reason });
  const present = stateOf(world, model);
  if (present !== 'off') put(present, '');
  if (state !== 'off') put(state, model.version);
}

/** The period of a version that began at a time; undefined where none is asked for. */
function periodOf(world: World, { version, since }: { readonly version: string; readonly since?: string }) {
  if (since === undefined) return undefined;
  const period = listModelPeriods(world, CKD_RISK_FIGURES).find(
    (one) => one.version === version && Date.parse(one.started) === Date.parse(since),
  );
  if (period === undefined) throw new Refusal('没有这一段');
  return { from: period.started, to: period.ended === '' ? minutesAfter(world.nowText(), 1) : period.ended };
}

function timelineOf(world: World, at: string | undefined): ModelTimeline {
  const now = minutesAfter(world.nowText(), 1);
  const periods = listModelPeriods(world, CKD_RISK_FIGURES);
  const atEnd = (state: SpeakingState) =>
    periods.findLast(
      (period) =>
        period.state === state &&
        period.started.slice(0, 10) <= (at ?? '') &&
        (period.ended === '' || period.ended.slice(0, 10) > (at ?? '')),
    )?.version;
  return {
    today: hospitalDate(world.now()),
    periods: periods.map(({ version, state, started, ended, by_name: by, reason }) => ({
      version,
      state,
      from: started,
      ...(ended !== '' && { to: ended }),
      reports: answeredIn(world, foundVersion(version), state, { from: started, to: ended === '' ? now : ended }),
      by,
      reason,
    })),
    ...(at !== undefined && { at: { date: at, ...known({ in_use: atEnd('in_use'), shadow: atEnd('shadow') }) } }),
  };
}

export const modelsHandlers = {
  listModels: ({ query, world }) => {
    const keyword = (query.q ?? '').trim().toLowerCase();
    const rows = RISK_VERSIONS.map((model) => wireModel(world, model)).filter(
      ({ name, artifact_id: id, version, state }) =>
        [name, id, version].some((text) => text.toLowerCase().includes(keyword)) &&
        (query.state === undefined || state === query.state),
    );
    const rules = ruleModels(world).filter(({ name, slug }) => `${name}\n${slug}`.toLowerCase().includes(keyword));
    return { data: sortedBy(rows, query.sort ?? 'state', COLUMNS), rules };
  },

  getModel: ({ params, query, world }) => {
    checkModel(params.artifact_id);
    return wireModelDetail(world, askedVersion(world, query.version));
  },

  getModelDrift: ({ params, query, world }) => {
    checkModel(params.artifact_id);
    const { from, to } = driftRange(world, query);
    const range = { from, to: `${to}T99` };
    const { reports, features } = driftIn(world, range);
    const names = new Map(listSources(world).map(({ source_id: id, name }) => [id, name]));
    const wired = features.map((feature) => wireDrift(feature, names));
    return { from, to, reports, cases: SET_SIZE.train, mark: PSI_SHIFTED, features: wired };
  },

  listModelReports: ({ params, query, world }) => {
    checkModel(params.artifact_id);
    const model = foundVersion(query.version);
    const reports = countedReports(world, model, query.counted, periodOf(world, query));
    return pageOf(reports, query, (rows) => rows.map(wireCounted));
  },

  listModelDriftReports: ({ params, query, world }) => {
    checkModel(params.artifact_id);
    const { from, to } = driftRange(world, query);
    const drift = driftIn(world, { from, to: `${to}T99` }).features.find(({ feature }) => feature === query.feature);
    if (drift === undefined) throw new Refusal('没有这个特征');
    const { source_id: source } = query;
    const values = drift.values.filter((row) => source === undefined || row.source === source);
    return pageOf(values, query, (rows) => rows.map(wireDriftReport));
  },

  listShadowReports: ({ params, query, world }) => {
    checkModel(params.artifact_id);
    const current = findRiskVersion(versionIn(world, CKD_RISK_FIGURES, 'in_use') ?? '');
    const candidate = findRiskVersion(versionIn(world, CKD_RISK_FIGURES, 'shadow') ?? '');
    const period = listModelPeriods(world, CKD_RISK_FIGURES).findLast(
      ({ state, ended }) => state === 'shadow' && ended === '',
    );
    const both =
      current && candidate && period
        ? compared(world, current, candidate, { from: period.started, to: minutesAfter(world.nowText(), 1) })
        : [];
    const thresholds = [current?.threshold ?? 1, candidate?.threshold ?? 1] as const;
    return {
      ...known({ current: current?.version, candidate: candidate?.version, since: period?.started }),
      ...(candidate && { days: shadowDays(world, candidate.version) }),
      reports: both.length,
      agreeing: both.filter(({ isAgreed }) => isAgreed).length,
      ...pageOf(both, query, (rows) => rows.map((row) => wireCompared(row, thresholds))),
    };
  },

  setModelState: (call) => {
    const { world, body, params, session } = call;
    checkModel(params.artifact_id);
    const model = foundVersion(body.version);
    const reason = (body.reason ?? '').trim();
    checkReason(body.state, reason);
    const read = { type: modelChangeable.type, id: CKD_RISK_FIGURES, word: '模型状态' };
    refuseStale(call, read, modelRevision(world, CKD_RISK_FIGURES), body.revision);
    const present = stateOf(world, model);
    if (present === body.state) throw new Refusal(`${model.version} 已是${ACTIONS[present]}状态`);
    if (body.state === 'shadow' && present === 'in_use') throw new Refusal('在用的版本不能改为旁路');
    if (body.state === 'in_use' && !mayEnable(world, model))
      throw new Refusal(`${model.version} 没有旁路记录，启用前需旁路 ${SHADOW_DAYS} 日或 ${SHADOW_REPORTS} 份`);
    const action = ACTIONS[body.state];
    const summary = `${action} ${model.version}${reason === '' ? '' : `：${reason}`}`;
    const changeId = recordChange(call, modelChangeable, CKD_RISK_FIGURES, { action, summary }, () =>
      changeState(world, model, body.state, session.nickname, reason),
    );
    return { model: wireModelDetail(world, model), ...known({ change_id: changeId }) };
  },

  getModelTimeline: ({ params, query, world }) => {
    checkModel(params.artifact_id);
    return timelineOf(world, query.at);
  },
} satisfies Handlers;
