import type { ShownReportRow } from '@jianwei/api-client/model';
import { findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { labText } from '@jianwei/clinical-rules/lab-inference/wording';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { hasInitials } from '../hospital/initials.ts';
import { reportSummary } from '../interpretation/report-summaries.ts';
import { reportView } from '../interpretation/report-view.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { wireShown } from '../interpretation/wire-shown.ts';
import { fillShown } from '../interpretation/shown-before.ts';
import { compareShown } from '../interpretation/shown-differences.ts';
import { readShown } from '../interpretation/shown.ts';
import type { Shown } from '../interpretation/shown.ts';
import { nearestRules } from '../rules/nearest.ts';
import { findPatient } from '../store/clinical-patients.ts';
import { findReport } from '../store/clinical-reports.ts';
import { auditStates } from '../store/hold-readers.ts';
import {
  feedbackByReport,
  findShownRow,
  listShown,
  type FeedbackRow,
  type ShownLogRow,
} from '../store/interpretation-log.ts';
import type { World } from '../store/world.ts';
import { pageOf } from './paging.ts';
import { maskedName } from './rule-wire.ts';
import { sortedBy } from './sorting.ts';

const MINUTE_MS = 60_000;
/** Minutes. */
const LONGEST_READING = 60;
const FEEDBACK_KINDS = { inaccurate: 'disagreed', accurate: 'agreed', suggestion: 'suggestion' } as const;

/** One word for all that readers said: a disagreement first, then what is newest. */
function feedbackOf(given: readonly FeedbackRow[]): ShownReportRow['feedback'] {
  const word = given.find(({ kind }) => kind === 'inaccurate') ?? given[0];
  return word === undefined ? 'none' : FEEDBACK_KINDS[word.kind];
}

/** Minutes from the first showing to the reader's next page; who left it open for longer than anybody reads has none. */
function readingOf({ left_at: left, shown_at: shown }: ShownLogRow): Pick<ShownReportRow, 'reading_minutes'> {
  const minutes = (Date.parse(left) - Date.parse(shown)) / MINUTE_MS;
  return minutes <= LONGEST_READING ? { reading_minutes: Math.round(minutes * 10) / 10 } : {};
}

function wireRow(
  world: World,
  log: ShownLogRow,
  feedback: readonly FeedbackRow[],
  auditState: ReturnType<typeof auditStates>,
): ShownReportRow[] {
  const report = findReport(world, log.report_id);
  const summary = report && reportSummary(world, report);
  if (summary === undefined) return [];
  const then = readShown(log.shown);
  const isSaid = ({ id, reliable }: Shown['diagnoses'][number]) => summary.suggested.includes(`${id}:${reliable}`);
  const isSame =
    then.diagnoses.length === summary.suggested.length &&
    then.diagnoses.every(isSaid) &&
    then.conclusion.join('\n') === summary.reading.headline.join('\n');
  const names = summary.suggested.map((one) => findDiagnosis(one.split(':')[0] ?? '')?.name ?? one);
  return [
    {
      report_id: log.report_id,
      report_name: summary.report.report_name,
      report_time: summary.report.report_time,
      patient_name: maskedName(summary.patient.name),
      department: summary.patient.department,
      shown_at: log.shown_at,
      shown_by: log.user_name,
      diagnoses_then: then.diagnoses.map(({ name }) => name),
      diagnoses_now: names,
      is_changed: !isSame,
      unread: summary.unreadCount,
      rules: then.rules.length,
      ...auditState(log.report_id, summary.isHeld),
      feedback: feedbackOf(feedback),
      ...readingOf(log),
    },
  ];
}

const TABS = {
  all: () => true,
  disagreed: ({ feedback }: ShownReportRow) => feedback === 'disagreed',
  changed: (row: ShownReportRow) => row.is_changed,
  unread: ({ unread }: ShownReportRow) => unread > 0,
} as const;

/** What each column of the list is ordered by. */
const COLUMNS = {
  report: ({ report_id: id }: ShownReportRow) => id,
  time: ({ report_time: time }: ShownReportRow) => time,
  shown: ({ shown_at: at }: ShownReportRow) => at,
  then: ({ diagnoses_then: names }: ShownReportRow) => names.join('、'),
  now: ({ diagnoses_now: names, is_changed: isChanged }: ShownReportRow) => (isChanged ? names.join('、') : ''),
  unread: ({ unread }: ShownReportRow) => unread,
  rules: ({ rules }: ShownReportRow) => rules,
  held: ({ audit_state: state }: ShownReportRow) => state,
  feedback: ({ feedback }: ShownReportRow) => (feedback === 'none' ? '' : feedback),
  reading: ({ reading_minutes: minutes }: ShownReportRow) => minutes,
};

/** Whether a report is meant by what was typed; its patient by the whole name, which the list masks. */
function isMeant(world: World, row: ShownReportRow, keyword: string): boolean {
  const { report_id: id, report_name: report, department, diagnoses_then: then, diagnoses_now: now } = row;
  const name = findPatient(world, findReport(world, id)?.patient_id ?? '')?.name ?? '';
  const said = [id, report, name, department, ...then, ...now];
  return said.some((text) => text.toLowerCase().includes(keyword)) || hasInitials(name, keyword);
}

/** Diagnoses that met their groups and were removed by a contrary result, then rules of the laboratory that held in part. */
function nearRules(world: World, { judged, record }: ReportView) {
  const excluded = judged.inference.excluded.map(({ id, by }) => ({
    name: findDiagnosis(id)?.name ?? id,
    version: judged.inference.ruleVersion,
    text: `条件成立，由 ${labText(by)} 排除`,
  }));
  const near = nearestRules(world, record, judged);
  return [
    ...excluded,
    ...near.map(({ name, version, met, leaves, unmet }) => ({
      name,
      version: `v${version}`,
      text: `${leaves} 个条件中 ${met} 个成立，未成立：${unmet.join('；')}`,
    })),
  ];
}

export const aiReportsHandlers = {
  listShownReports: ({ query, world }) => {
    const { from = '', to, q = '' } = query;
    if (to !== undefined && from > to) throw new Refusal('开始日期不能晚于结束日期');
    fillShown(world);
    const [feedback, auditState] = [feedbackByReport(world), auditStates(world)];
    const keyword = q.trim().toLowerCase();
    const rows = listShown(world, from, to === undefined ? '9' : `${to}T99`)
      .flatMap((log) => wireRow(world, log, feedback.get(log.report_id) ?? [], auditState))
      .filter((row) => keyword === '' || isMeant(world, row, keyword));
    const count = (tab: keyof typeof TABS) => rows.filter(TABS[tab]).length;
    return {
      counts: { all: rows.length, disagreed: count('disagreed'), changed: count('changed'), unread: count('unread') },
      ...pageOf(sortedBy(rows.filter(TABS[query.tab]), query.sort, COLUMNS), query, (onPage) => [...onPage]),
    };
  },

  getShownReport: ({ params, world }) => {
    const view = reportView(world, params.report_id);
    if (view === undefined) throw new Refusal('没有这份报告', 404);
    fillShown(world);
    const log = findShownRow(world, params.report_id);
    if (log === undefined) throw new Refusal('该报告尚未被查看，没有当时的结论');
    const { then, now, isReplayed, differences } = compareShown(world, view, log.shown);
    const { report } = view.judged;
    return {
      report_id: report.report_id,
      report_name: report.report_name,
      report_time: report.report_time,
      patient_name: maskedName(view.record.patient.name),
      department: view.record.patient.department,
      shown_at: log.shown_at,
      shown_by: log.user_name,
      then: wireShown(then),
      now: wireShown(now),
      is_replayed: isReplayed,
      differences: differences.map((one) => ({ ...one })),
      near: nearRules(world, view),
      feedback: (feedbackByReport(world).get(report.report_id) ?? []).map(({ kind, content, time }) => ({
        kind: FEEDBACK_KINDS[kind],
        content,
        time,
      })),
    };
  },
} satisfies Handlers;
