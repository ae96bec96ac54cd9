import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import {
  indicatorsOf,
  monthOf,
  monthsOf,
  reportsBehind,
  targetOf,
  type IndicatorRange,
} from '../interpretation/laboratory-indicators.ts';
import { INDICATOR_NAMES, indicatorChangeable } from '../interpretation/indicator-changes.ts';
import { reportSummaries } from '../interpretation/report-summaries.ts';
import { recordChange } from '../store/changes.ts';
import { saveTarget } from '../store/indicator-targets.ts';
import type { Session } from '../store/session.ts';
import { hospitalDate } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { listChangesOf, refuseStale } from './changes.ts';
import { known } from './known.ts';
import { pageOf } from './paging.ts';
import { maskedName } from './rule-wire.ts';
import { LABORATORY_TASKS, tasksOf } from './tasks.ts';

const MONTHS = 12;
const MOST_MONTHS = 36;
/** The laboratory reads the indicators by a column, and the auditor sets the targets beside it. */
const [LABORATORY_ROLE, AUDIT_ROLE] = [1, 9];
const INDICATOR_COLUMN = '2';

/** As the contract has it for the call itself. */
const mayChange = ({ role, permissionColumn }: Session): boolean =>
  role === AUDIT_ROLE || (role === LABORATORY_ROLE && permissionColumn.includes(INDICATOR_COLUMN));

type IndicatorQuery = Call<'listLaboratoryIndicators'>['query'];

function rangeOf(world: World, { from: first, to: last, department }: IndicatorQuery): IndicatorRange {
  const to = last ?? monthOf(hospitalDate(world.now()));
  const [year = 0, month = 0] = to.split('-').map(Number);
  const from = first ?? monthOf(new Date(Date.UTC(year, month - MONTHS)).toISOString());
  if (from > to) throw new Refusal('起始月不能晚于截止月');
  if (monthsOf({ from, to }).length > MOST_MONTHS) throw new Refusal('时间范围最多 3 年');
  return { from, to, department };
}

/** The number of its last change. */
const revisionOf = (world: World, id: string): number =>
  listChangesOf({ world }, indicatorChangeable.type, id, 1)[0]?.change_id ?? 0;

export const laboratoryHandlers = {
  listLaboratoryTasks: ({ world, session }) => ({
    now: world.nowText(),
    data: tasksOf(world, session, LABORATORY_TASKS),
  }),

  listLaboratoryIndicators: ({ world, query, session }) => {
    const range = rangeOf(world, query);
    const departments = new Set(reportSummaries(world).map(({ patient }) => patient.department));
    const { department } = range;
    if (department !== undefined && !departments.has(department)) throw new Refusal(`没有「${department}」这个科室`);
    return {
      from: range.from,
      to: range.to,
      may_change: mayChange(session),
      departments: [...departments].filter(Boolean).toSorted((a, b) => a.localeCompare(b, 'zh-CN')),
      data: indicatorsOf(world, range).map((indicator) => ({
        ...indicator,
        revision: revisionOf(world, indicator.id),
      })),
    };
  },

  setIndicatorTarget: (call) => {
    const { world, body } = call;
    const { indicator_id: id, target, shown } = body;
    const summary = `${INDICATOR_NAMES[id]}的目标改为 ${target}${shown ? '' : '，不显示'}`;
    const now = revisionOf(world, id);
    refuseStale(call, { type: indicatorChangeable.type, id, word: '目标' }, now, body.revision ?? now);
    const present = targetOf(world, id);
    const isSame = present?.target === target && present.shown === shown;
    const changeId = isSame
      ? undefined
      : recordChange(call, indicatorChangeable, id, { action: '修改目标', summary }, () =>
          saveTarget(world, id, { target, shown }),
        );
    return { indicator_id: id, target, shown, ...known({ change_id: changeId }) };
  },

  listIndicatorReports: ({ world, params, query }) => {
    if (targetOf(world, params.indicator_id) === undefined) throw new Refusal('没有这个指标', 404);
    const { period, department } = query;
    const behind = reportsBehind(world, params.indicator_id, { from: period, to: period, department });
    return pageOf(behind, query, (rows) =>
      rows.map(({ summary: { report, patient }, text }) => ({
        report_id: report.report_id,
        report_name: report.report_name,
        report_time: report.report_time,
        patient_name: maskedName(patient.name),
        department: patient.department,
        text,
      })),
    );
  },
} satisfies Handlers;
