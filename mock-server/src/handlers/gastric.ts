import { gastricWire } from '@jianwei/clinical-rules/gastric/gastric-wire';
import { GASTRIC_CODES, gastricOf, isGastricReport } from '@jianwei/clinical-rules/record/gastric-facts';
import type { Handlers } from '../contract/handler.ts';
import { modelReportList } from '../interpretation/model-report.ts';
import { noteShownReading } from '../replay/replay-tools.ts';
import { foundPatient } from './found.ts';
import { foundReading, modelHead, rowsOfCodes } from './lab-model.ts';

export const gastricHandlers = {
  getGastricReport: ({ params, world, session }) => {
    const { view, reading } = foundReading(world, params.id, gastricOf);
    noteShownReading(world, 'gastric', view, session.userId);
    return { ...modelHead(view), ...gastricWire(reading.result), laboratories: rowsOfCodes(view, GASTRIC_CODES) };
  },

  listGastricReports: ({ params, world }) => modelReportList(foundPatient(world, params.id), isGastricReport),
} satisfies Handlers;
