import type { Handlers } from '../contract/handler.ts';
import { GASTRIC_CODES, gastricAnswer, isGastricReport } from '../interpretation/gastric-facts.ts';
import { modelReportList } from '../interpretation/model-report.ts';
import { foundPatient } from './found.ts';
import { foundModelReport, modelHead, rowsOfCodes } from './lab-model.ts';

export const gastricHandlers = {
  getGastricReport: ({ params, world }) => {
    const view = foundModelReport(world, params.id, isGastricReport);
    return { ...modelHead(view), ...gastricAnswer(view.judged), laboratories: rowsOfCodes(view, GASTRIC_CODES) };
  },

  listGastricReports: ({ params, world }) => modelReportList(foundPatient(world, params.id), isGastricReport),
} satisfies Handlers;
