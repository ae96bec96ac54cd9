import { isKidneyReport, KIDNEY_CODES, kidneyAnswer } from '../interpretation/kidney-facts.ts';
import { foundPatient } from './found.ts';
import { foundModelReport, modelEntries, modelHead, rowsOfCodes } from './lab-model.ts';
import type { Handlers } from './types.ts';

export const ckdHandlers = {
  getKidneyReport: ({ params, world }) => {
    const view = foundModelReport(world, params.id, isKidneyReport);
    return {
      ...modelHead(view),
      ...kidneyAnswer(view.record, view.judged),
      laboratories: rowsOfCodes(view, KIDNEY_CODES),
    };
  },

  listKidneyReports: ({ params, world }) => {
    const record = foundPatient(world, params.id);
    const entry = (judged: (typeof record.reports)[number]) => {
      const { evidence_inference, egfr, acr_mg_per_g } = kidneyAnswer(record, judged);
      return {
        evidence_inference,
        ...(egfr === undefined ? {} : { egfr }),
        ...(acr_mg_per_g === undefined ? {} : { acr_mg_per_g }),
      };
    };
    return { data: modelEntries(record, isKidneyReport, entry) };
  },
} satisfies Handlers;
