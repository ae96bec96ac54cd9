import { GASTRIC_CODES, gastricAnswer, isGastricReport } from '../interpretation/gastric-facts.ts';
import { foundPatient } from './found.ts';
import { foundModelReport, modelEntries, modelHead, rowsOfCodes } from './lab-model.ts';
import type { Handlers } from './types.ts';

export const gastricHandlers = {
  getGastricReport: ({ params, world }) => {
    const view = foundModelReport(world, params.id, isGastricReport);
    return { ...modelHead(view), ...gastricAnswer(view.judged), laboratories: rowsOfCodes(view, GASTRIC_CODES) };
  },

  listGastricReports: ({ params, world }) => ({
    data: modelEntries(foundPatient(world, params.id), isGastricReport, () => ({})),
  }),
} satisfies Handlers;
