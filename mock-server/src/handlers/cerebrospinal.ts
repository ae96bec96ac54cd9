import type { CerebrospinalFluidReport } from '@jianwei/api-client/model';
import { cerebrospinalWire } from '@jianwei/clinical-rules/cerebrospinal/cerebrospinal-wire';
import {
  CEREBROSPINAL_CODES,
  cerebrospinalOf,
  isCerebrospinalReport,
} from '@jianwei/clinical-rules/record/cerebrospinal-facts';
import type { Handlers } from '../contract/handler.ts';
import { modelReport, modelReportList } from '../interpretation/model-report.ts';
import { noteShownReading } from '../replay/replay-tools.ts';
import { foundPatient } from './found.ts';
import { foundReading } from './lab-model.ts';

export const cerebrospinalHandlers = {
  getCerebrospinalFluidReport: ({ params, world, session }): CerebrospinalFluidReport => {
    const { view, reading } = foundReading(world, params.id, cerebrospinalOf);
    noteShownReading(world, 'cerebrospinal', view, session.userId);
    const { scores, ...words } = cerebrospinalWire(reading.result);
    const answer = { ...words, tips: [...reading.tips, ...words.tips] };
    return { ...modelReport({ world, view, answer, rows: reading.rows, codes: CEREBROSPINAL_CODES }), scores };
  },

  listCerebrospinalFluidReports: ({ params, world }) =>
    modelReportList(foundPatient(world, params.id), isCerebrospinalReport),
} satisfies Handlers;
