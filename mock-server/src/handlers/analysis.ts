import type { ReportData } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { sharedReportData, suggestion } from '../interpretation/report-data.ts';
import { timelineReport, wirePatient } from '../interpretation/report-summaries.ts';
import { reportView } from '../interpretation/report-view.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { findFeedback, isFavourite, markRead } from '../store/clinical-marks.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { foundPatient, foundReport } from './found.ts';

function reportData(world: World, view: ReportView, session: Session): ReportData {
  const reportId = view.judged.report.report_id;
  return {
    ...sharedReportData(world, view),
    patient: wirePatient(view.record.patient, world.nowText()),
    collected: isFavourite(world, session.userId, reportId),
    feedback: findFeedback(world, session.userId, reportId) ?? null,
  };
}

export const analysisHandlers = {
  getReportAnalysis: ({ params, query, world, session }) => {
    const view = foundReport(world, params.report_id);
    if (query.peek !== true) markRead(world, session.userId, params.report_id, world.nowText());
    return reportData(world, view, session);
  },

  listLiteAnalysisDiagnoses: ({ params, world }) => ({
    data: foundReport(world, params.report_id).judged.inference.diagnoses.map(suggestion),
  }),

  getPatientInterpretation: ({ query, world, session }) => {
    const [latest] = foundPatient(world, query.patient_id).reports;
    const view = latest && reportView(world, latest.report.report_id);
    if (!view) throw new Refusal('该患者暂无检验报告', 404);
    return reportData(world, view, session);
  },

  getPatientTimeline: ({ query, world }) => {
    const record = foundPatient(world, query.patient_id);
    const views = record.reports
      .map(({ report }) => reportView(world, report.report_id))
      .filter((view) => view !== undefined);
    const days = Map.groupBy(views, (view) => view.judged.report.report_time.slice(0, 10));
    return {
      patient: wirePatient(record.patient, world.nowText()),
      days: [...days].map(([date, onDay]) => ({ date, reports: onDay.map(timelineReport) })),
    };
  },
} satisfies Handlers;
