import type { CerebrospinalFluidReport } from '@jianwei/api-client/model';
import { answerCerebrospinal } from '@jianwei/clinical-rules/cerebrospinal/cerebrospinal-wire';
import type { Handlers } from '../contract/handler.ts';
import {
  CEREBROSPINAL_CODES,
  CEREBROSPINAL_INPUTS,
  cerebrospinalInput,
  earlierOrganismTips,
  isCerebrospinalReport,
  unreadSignTips,
} from '../interpretation/cerebrospinal-facts.ts';
import { episodeRows } from '../interpretation/episode-rows.ts';
import { modelReport, modelReportList } from '../interpretation/model-report.ts';
import { foundPatient } from './found.ts';
import { foundModelReport } from './lab-model.ts';

export const cerebrospinalHandlers = {
  getCerebrospinalFluidReport: ({ params, world }): CerebrospinalFluidReport => {
    const view = foundModelReport(world, params.id, isCerebrospinalReport);
    const rows = episodeRows(view.record, view.judged, CEREBROSPINAL_INPUTS);
    const { scores, ...answer } = answerCerebrospinal(cerebrospinalInput(rows, view.judged));
    const tips = [...earlierOrganismTips(view.record, view.judged), ...unreadSignTips(rows), ...answer.tips];
    return { ...modelReport({ world, view, answer: { ...answer, tips }, rows, codes: CEREBROSPINAL_CODES }), scores };
  },

  listCerebrospinalFluidReports: ({ params, world }) =>
    modelReportList(foundPatient(world, params.id), isCerebrospinalReport),
} satisfies Handlers;
