import type { ReportListItem } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { listItem, reportSummaries, reportSummariesOn, timelineReport } from '../interpretation/report-summaries.ts';
import type { Reader, ReportSummary } from '../interpretation/report-summaries.ts';
import { listedLoop, openLoopCounts, openLoopReports } from '../interpretation/worklist.ts';
import { shownDiagnoses } from '../interpretation/shown-diagnoses.ts';
import type { ApplicationEntry } from '../hospital/applications.ts';
import { isOffered } from '../interpretation/application-offer.ts';
import { myApplications } from '../interpretation/wire-applications.ts';
import {
  favouriteReportIds,
  listTaggedReports,
  readReportIds,
  saveFeedback,
  saveTagging,
} from '../store/clinical-marks.ts';
import { findPatientId } from '../store/clinical-patients.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { foundPatient, foundReport } from './found.ts';
import { pageOf } from './paging.ts';

const LEVEL_ORDER = { critical: 0, focus: 1, none: 2 } as const;

/** For lists that are newest first, and stay so: within a day critical reports come first, then those that need attention. */
export function byUrgency(a: ReportSummary, b: ReportSummary): number {
  const [dayA, dayB] = [a.report.report_time.slice(0, 10), b.report.report_time.slice(0, 10)];
  if (dayA !== dayB) return dayA < dayB ? 1 : -1;
  return LEVEL_ORDER[a.level] - LEVEL_ORDER[b.level];
}

export function readerOf(world: World, session: Session): Reader {
  return {
    readIds: readReportIds(world, session.userId),
    favouriteIds: new Set(favouriteReportIds(world, session.userId)),
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

function items(world: World, summaries: readonly ReportSummary[], reader: Reader): ReportListItem[] {
  return summaries.map((summary) => {
    const loop = listedLoop(world, summary.report.report_id);
    return { ...listItem(summary, reader), ...(loop === undefined ? {} : { loop }) };
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
    const isWanted = (summary: ReportSummary) =>
      matchesKeyword(summary, keyword) &&
      (department === undefined || summary.patient.department === department) &&
      (patientId === undefined || summary.patient.patient_id === patientId);
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
    const shown = listed.toSorted(byUrgency);
    return {
      ...pageOf(shown, query, (summaries) => items(world, summaries, reader)),
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
    const reports = foundPatient(world, params.patient_id).reports.filter(({ report }) => {
      const day = report.report_time.slice(0, 10);
      return (from === undefined || day >= from) && (to === undefined || day <= to);
    });
    return pageOf(reports, query, (onPage) => onPage.map(timelineReport));
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
      shownDiagnoses(foundReport(world, report.report_id).judged.inference).map((diagnosis) => ({
        diagnosis_id: diagnosis.id,
        diagnosis_name: diagnosis.name,
        reliable: diagnosis.reliable,
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
