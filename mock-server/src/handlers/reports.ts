import { byDanger } from '@jianwei/clinical-rules/reading/order';
import type { ReportListItem } from '@jianwei/api-client/model';
import type { Call, Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { lateReports } from '../interpretation/late-reports.ts';
import { diagnosisBriefs, reportSummaries, reportSummariesOn } from '../interpretation/report-summaries.ts';
import { listItem, timelineReport } from '../interpretation/wire-reports.ts';
import type { ReportSummary } from '../interpretation/report-summaries.ts';
import type { Reader } from '../interpretation/wire-reports.ts';
import { listedLoop, loopOrder, openFindings, openLoopCounts, openLoopReports } from '../interpretation/worklist.ts';
import { verifyArr } from '../hospital/accounts.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import { isOffered } from '../interpretation/application-offer.ts';
import { myApplications } from '../interpretation/wire-applications.ts';
import {
  disputedReports,
  favouriteReportIds,
  listTaggedReports,
  readReportIds,
  saveFeedback,
  saveTagging,
  tagCounts,
} from '../store/clinical-marks.ts';
import { answersOnPrompt } from '../store/prompt-feedback.ts';
import { hitCounts, hitsWithin } from '../store/audit-holds.ts';
import { findPatientId } from '../store/clinical-patients.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { foundPatient, foundReport } from './found.ts';
import { pageOf } from './paging.ts';
import { sortedBy } from './sorting.ts';
import { auditStates, isTimedOut } from '../store/hold-readers.ts';
import { maskedName } from './rule-wire.ts';

const LEVEL_ORDER = { critical: 0, focus: 1, none: 2 } as const;

/** After everything that is urgent at all. */
const NO_URGENCY = 4;

/**
 * For lists that are newest first, and stay so where two are alike: within a day the most dangerous report comes first (J-16), among
 * those that are equally urgent the one whose loop has come least far.
 */
export function byUrgency(world: World): (a: ReportSummary, b: ReportSummary) => number {
  return (a, b) => {
    const [dayA, dayB] = [a.report.report_time.slice(0, 10), b.report.report_time.slice(0, 10)];
    if (dayA !== dayB) return dayA < dayB ? 1 : -1;
    const level = LEVEL_ORDER[a.level] - LEVEL_ORDER[b.level];
    if (level !== 0) return level;
    const urgency = (a.reading.urgency ?? NO_URGENCY) - (b.reading.urgency ?? NO_URGENCY);
    if (urgency !== 0) return urgency;
    const step = loopOrder(world, a.report.report_id) - loopOrder(world, b.report.report_id);
    if (step !== 0) return step;
    return a.firstFinding && b.firstFinding ? byDanger(a.firstFinding, b.firstFinding) : 0;
  };
}

export function readerOf(world: World, session: Session): Reader {
  return {
    readIds: readReportIds(world, session.userId),
    favouriteIds: new Set(favouriteReportIds(world, session.userId)),
    isTimedOut: (reportId) => isTimedOut(world, reportId),
    isOffered: (application) => isOffered(world, session, application),
  };
}

/** True when one of the account's own applications has something to say about the report. */
export function hasHint(summary: ReportSummary, usable: readonly ApplicationEntry[]): boolean {
  return summary.triggered.some(({ application, hint }) => hint !== '' && usable.includes(application));
}

/** Case and surrounding blanks do not matter. */
export function matchesKeyword(summary: ReportSummary, keyword: string | undefined): boolean {
  const wanted = (keyword ?? '').trim().toLowerCase();
  return wanted === '' || summary.searchText.includes(wanted);
}

/** What the laboratory asks of a report: how it was reviewed, and what it will say. */
interface Reviewed {
  readonly audit_state?: ReportListItem['audit_state'];
  readonly rule_count: number;
  readonly unread_count: number;
  readonly tag_count: number;
}

function reviewer(world: World): (summary: ReportSummary) => Reviewed {
  const [hits, tags] = [hitCounts(world), world.memo('tag-counts', () => tagCounts(world))];
  const auditState = auditStates(world);
  return ({ report: { report_id: id }, isHeld, unreadCount }) => ({
    ...auditState(id, isHeld),
    rule_count: hits.get(id) ?? 0,
    unread_count: unreadCount,
    tag_count: tags.get(id) ?? 0,
  });
}

type ReportQuery = Call<'listReports'>['query'];

/** Reports on which a rule acted, in so many days; or on which a doctor called a prompt useful, or not applicable. */
function reportsOfRule(
  world: World,
  ruleId: string,
  { days, useful }: { readonly days: number | undefined; readonly useful: boolean | undefined },
): string[] {
  if (useful === undefined) return hitsWithin(world, ruleId, days).map(({ report_id: id }) => id);
  const answers = answersOnPrompt(world, ruleId).filter((answer) => (answer.useful === 1) === useful);
  return answers.map(({ report_id: id }) => id);
}

/** Whether a report is among those that the laboratory looks for. */
function reviewFilter(world: World, query: ReportQuery): (summary: ReportSummary) => boolean {
  const {
    audit_state: state,
    prompt_rule_id: ruleId,
    prompt_rule_days: ruleDays,
    prompt_useful: useful,
    has_unread: unread,
    tagged,
    disputed,
    unit_trouble: unit,
  } = query;
  if ([state, ruleId, unread, tagged, disputed, unit].every((wanted) => wanted === undefined)) return () => true;
  const review = reviewer(world);
  const disputes = disputedReports(world);
  const ofRule = new Set(ruleId === undefined ? [] : reportsOfRule(world, ruleId, { days: ruleDays, useful }));
  return (summary) => {
    const reviewed = review(summary);
    return (
      (state === undefined || reviewed.audit_state === state) &&
      (unread === undefined || unread === reviewed.unread_count > 0) &&
      (tagged === undefined || tagged === reviewed.tag_count > 0) &&
      (unit === undefined || unit === summary.unitTroubles > 0) &&
      (disputed === undefined || disputed === disputes.has(summary.report.report_id)) &&
      (ruleId === undefined || ofRule.has(summary.report.report_id))
    );
  };
}

/** In the order that was asked for; what is equal stays newest first. */
function inOrder(world: World, summaries: readonly ReportSummary[], sort: ReportQuery['sort']): ReportSummary[] {
  const ordered = summaries.toSorted(byUrgency(world));
  if (sort === undefined) return ordered;
  const review = reviewer(world);
  return sortedBy(ordered, sort, {
    report_id: ({ report }) => report.report_id,
    // As the list of the laboratory shows it.
    patient_name: ({ patient }) => maskedName(patient.name),
    department: ({ patient }) => patient.department,
    report_time: ({ report }) => report.report_time,
    report_name: ({ report }) => report.report_name,
    abnormal_count: ({ highCount, lowCount }) => highCount + lowCount,
    unread_count: (summary) => review(summary).unread_count,
    rule_count: (summary) => review(summary).rule_count,
    audit_state: (summary) => review(summary).audit_state,
    tag_count: (summary) => review(summary).tag_count,
  });
}

const REVIEW_PAGE = '/report-list';
/** Roles that care for the patients. */
const CLINICIANS: readonly number[] = [1, 4];

/** Who is no clinician reads no names in a list of patients. */
function masked({ bed_no: _bed, inpatient_no: _number, ...item }: ReportListItem): ReportListItem {
  return { ...item, patient_name: maskedName(item.patient_name) };
}

function items(
  world: World,
  summaries: readonly ReportSummary[],
  reader: Reader,
  { role, permissionColumn }: Session,
): ReportListItem[] {
  // What the laboratory looks for is no business of who cannot open its list.
  const mayReview = verifyArr(role, permissionColumn).includes(REVIEW_PAGE);
  const review = mayReview ? reviewer(world) : () => ({});
  return summaries.map((summary) => {
    const loop = listedLoop(world, summary.report.report_id);
    const item = {
      ...listItem(summary, reader),
      ...review(summary),
      ...(loop === undefined ? {} : { loop }),
      unanswered_count: openFindings(world, summary).length,
    };
    return CLINICIANS.includes(role) ? item : masked(item);
  });
}

function saveOneTagging(
  world: World,
  userId: string,
  subject: 'disease' | 'laboratory',
  targetId: string,
  body: { readonly report_id: string; readonly tag: string; readonly comment?: string },
): Record<string, never> {
  saveTagging(world, {
    userId,
    reportId: body.report_id,
    subject,
    targetId,
    tag: body.tag,
    comment: body.comment ?? '',
    time: world.nowText(),
  });
  return {};
}

export const reportsHandlers = {
  listReports: ({ query, world, session }) => {
    const { tab, keyword, department, date, patient_id: patientId } = query;
    const all = date === undefined ? reportSummaries(world) : reportSummariesOn(world, date);
    const departments = [...new Set(all.map(({ patient }) => patient.department))].filter((name) => name !== '');
    const isReviewed = reviewFilter(world, query);
    const isWanted = (summary: ReportSummary) =>
      matchesKeyword(summary, keyword) &&
      (department === undefined || summary.patient.department === department) &&
      (patientId === undefined || summary.patient.patient_id === patientId) &&
      isReviewed(summary);
    const filtered = all.filter(isWanted);
    const reader = readerOf(world, session);
    const mine = myApplications(world, session.userId).filter(reader.isOffered);
    const tabs = {
      all: () => true,
      unread: (summary: ReportSummary) => !reader.readIds.has(summary.report.report_id),
      focus: (summary: ReportSummary) => summary.level === 'focus',
      hint: (summary: ReportSummary) => hasHint(summary, mine),
    };
    const count = (name: keyof typeof tabs): number => filtered.filter(tabs[name]).length;
    // What waits for its end is listed whatever its day.
    const listed = tab === 'critical' ? openLoopReports(world).filter(isWanted) : filtered.filter(tabs[tab]);
    const shown = inOrder(world, listed, query.sort);
    return {
      ...pageOf(shown, query, (summaries) => items(world, summaries, reader, session)),
      counts: {
        all: filtered.length,
        unread: count('unread'),
        critical: openLoopCounts(world).open,
        focus: count('focus'),
        hint: count('hint'),
      },
      departments: departments.toSorted((a, b) => a.localeCompare(b, 'zh-CN')),
    };
  },

  saveReportFeedback: ({ params, body, world, session }) => {
    foundReport(world, params.report_id);
    const content = body.content.trim();
    if (content === '' && body.kind !== 'accurate') throw new Refusal('请填写反馈内容');
    const feedback = { kind: body.kind, content, time: world.nowText() };
    saveFeedback(world, session.userId, params.report_id, feedback);
    return { feedback };
  },

  listPatientReports: ({ params, query, world }) => {
    const { start_date: from, end_date: to } = query;
    const all = foundPatient(world, params.patient_id).reports;
    const late = lateReports(all);
    const reports = all.filter(({ report }) => {
      const day = report.report_time.slice(0, 10);
      return (from === undefined || day >= from) && (to === undefined || day <= to);
    });
    return pageOf(reports, query, (onPage) => onPage.map((judged) => timelineReport(judged, late)));
  },

  translatePatientId: ({ params, world }) => {
    const patientId = findPatientId(world, params.patient_id);
    if (patientId === undefined) throw new Refusal('患者不存在', 404);
    return { patient_id: patientId };
  },

  tagReportDisease: ({ body, world, session }) => {
    foundReport(world, body.report_id);
    return saveOneTagging(world, session.userId, 'disease', body.diagnosis_id, body);
  },

  tagReportLaboratory: ({ body, world, session }) => {
    const { judged } = foundReport(world, body.report_id);
    const ids = [...judged.rows.map((row) => row.printed), ...judged.failed].map((row) => row.laboratory_id);
    if (!ids.includes(body.laboratory_id)) throw new Refusal('检验项目不在该报告中');
    return saveOneTagging(world, session.userId, 'laboratory', body.laboratory_id, body);
  },

  listPatientHistoryDiagnoses: ({ query, world }) => ({
    data: foundPatient(world, query.patient_id).reports.flatMap(({ report }) =>
      diagnosisBriefs(foundReport(world, report.report_id)).map((brief) => ({
        ...brief,
        report_id: report.report_id,
        report_time: report.report_time,
      })),
    ),
  }),

  listPatientTaggedReports: ({ params, world }) => {
    foundPatient(world, params.patient_id);
    return { data: listTaggedReports(world, params.patient_id).map((row) => ({ ...row })) };
  },
} satisfies Handlers;
