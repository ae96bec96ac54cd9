import type { ReportData } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { sharedReportData, suggestion } from '../interpretation/report-data.ts';
import { lateReports } from '../interpretation/late-reports.ts';
import { wirePatient } from '../interpretation/wire-patient.ts';
import { timelineReport } from '../interpretation/wire-reports.ts';
import { promptsFor } from '../interpretation/report-prompts.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { conclusionUpdate } from '../interpretation/shown-differences.ts';
import { noteShown } from '../interpretation/shown.ts';
import { supplementOf } from '../interpretation/supplement.ts';
import { viewedBefore } from '../interpretation/viewed-before.ts';
import { shownDiagnoses } from '../interpretation/shown-diagnoses.ts';
import { findFeedback, hasRead, isFavourite, markRead } from '../store/clinical-marks.ts';
import { noteHoldReader, releases } from '../store/hold-readers.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { foundPatient, foundReport } from './found.ts';
import { known } from './known.ts';

function reportData(world: World, view: ReportView, session: Session): ReportData {
  const reportId = view.judged.report.report_id;
  const shared = sharedReportData(world, view);
  const { prompts } = shared;
  return {
    ...shared,
    ...(prompts && { prompts: promptsFor(world, prompts, reportId, session.userId) }),
    patient: wirePatient(view.record.patient, world.nowText()),
    viewed_before: viewedBefore(world, view, session.userId),
    ...supplementOf(world, reportId, session.userId),
    ...timedOutAt(world, reportId),
    collected: isFavourite(world, session.userId, reportId),
    feedback: findFeedback(world, session.userId, reportId) ?? null,
  };
}

/** When the conclusion came free without a decision. */
function timedOutAt(world: World, reportId: string): Pick<ReportData, 'timed_out_at'> {
  const release = releases(world).get(reportId);
  return release?.state === 'timed_out' ? { timed_out_at: release.at } : {};
}

export const analysisHandlers = {
  getReportAnalysis: ({ params, query, world, session }) => {
    const view = foundReport(world, params.report_id);
    const wasRead = hasRead(world, session.userId, params.report_id);
    if (query.peek !== true) {
      noteShown(world, view, session.userId);
      markRead(world, session.userId, params.report_id, world.nowText());
      noteHoldReader(world, params.report_id, session.userId);
    }
    const update = wasRead ? conclusionUpdate(world, view) : undefined;
    return { ...reportData(world, view, session), ...known({ conclusion_update: update }) };
  },

  listLiteAnalysisDiagnoses: ({ params, world }) => {
    const { judged, reading } = foundReport(world, params.report_id);
    return { data: shownDiagnoses(judged.inference).map((diagnosis) => suggestion(diagnosis, reading)) };
  },

  getPatientInterpretation: ({ query, world, session }) => {
    const [latest] = foundPatient(world, query.patient_id).reports;
    if (!latest) throw new Refusal('该患者暂无检验报告', 404);
    return reportData(world, foundReport(world, latest.report.report_id), session);
  },

  getPatientTimeline: ({ query, world }) => {
    const record = foundPatient(world, query.patient_id);
    const late = lateReports(record.reports);
    const days = Map.groupBy(record.reports, ({ report }) => report.report_time.slice(0, 10));
    return {
      patient: wirePatient(record.patient, world.nowText()),
      days: [...days].map(([date, onDay]) => ({ date, reports: onDay.map((judged) => timelineReport(judged, late)) })),
    };
  },
} satisfies Handlers;
