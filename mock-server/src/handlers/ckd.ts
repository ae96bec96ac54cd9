import type { Handlers } from '../contract/handler.ts';
import { CKD_CODES, ckdAnswer, isCkdReport } from '../interpretation/ckd-facts.ts';
import { foundPatient } from './found.ts';
import { foundModelReport, modelHead, rowsOfCodes } from './lab-model.ts';

export const ckdHandlers = {
  getKidneyReport: ({ params, world }) => {
    const view = foundModelReport(world, params.id, isCkdReport);
    return {
      ...modelHead(view),
      ...ckdAnswer(view.record, view.judged),
      laboratories: rowsOfCodes(view, CKD_CODES),
    };
  },

  listKidneyReports: ({ params, world }) => {
    const record = foundPatient(world, params.id);
    const data = record.reports.filter(isCkdReport).map((judged) => {
      const { evidence_inference, egfr, acr_mg_per_g } = ckdAnswer(record, judged);
      return {
        report_id: judged.report.report_id,
        report_time: judged.report.report_time,
        evidence_inference,
        ...(egfr === undefined ? {} : { egfr }),
        ...(acr_mg_per_g === undefined ? {} : { acr_mg_per_g }),
      };
    });
    return { data };
  },
} satisfies Handlers;
