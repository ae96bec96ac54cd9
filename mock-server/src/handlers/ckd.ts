import { ckdWire } from '@jianwei/clinical-rules/ckd/ckd-wire';
import { CKD_CODES, ckdOf } from '@jianwei/clinical-rules/record/ckd-facts';
import type { Handlers } from '../contract/handler.ts';
import { noteShownReading } from '../replay/replay-tools.ts';
import { foundPatient } from './found.ts';
import { known } from './known.ts';
import { foundReading, modelHead, rowsOfCodes } from './lab-model.ts';

export const ckdHandlers = {
  getKidneyReport: ({ params, world, session }) => {
    const { view, reading } = foundReading(world, params.id, ckdOf);
    noteShownReading(world, 'ckd', view, session.userId);
    return { ...modelHead(view), ...ckdWire(reading.result), laboratories: rowsOfCodes(view, CKD_CODES) };
  },

  listKidneyReports: ({ params, world }) => {
    const record = foundPatient(world, params.id);
    const data = record.reports.flatMap((judged) => {
      const reading = ckdOf(record, judged);
      if (reading === null) return [];
      const { evidence_inference, egfr, acr_mg_per_g } = ckdWire(reading.result);
      return [
        {
          report_id: judged.report.report_id,
          report_time: judged.report.report_time,
          evidence_inference,
          ...known({ egfr, acr_mg_per_g }),
        },
      ];
    });
    return { data };
  },
} satisfies Handlers;
