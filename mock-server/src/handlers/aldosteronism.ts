import type { AldosteronismReport } from '@jianwei/api-client/model';
import { aldosteronismWire } from '@jianwei/clinical-rules/aldosteronism/aldosteronism-wire';
import {
  ALDOSTERONISM_CODES,
  aldosteronismOf,
  isAldosteronismReport,
} from '@jianwei/clinical-rules/record/aldosteronism-facts';
import type { Handlers } from '../contract/handler.ts';
import { modelReport, modelReportList, rowOrigins } from '../interpretation/model-report.ts';
import { noteShownReading } from '../replay/replay-tools.ts';
import { foundPatient } from './found.ts';
import { known } from './known.ts';
import { foundReading } from './lab-model.ts';

export const aldosteronismHandlers = {
  getAldosteronismReport: ({ params, world, session }): AldosteronismReport => {
    const { view, reading } = foundReading(world, params.id, aldosteronismOf);
    noteShownReading(world, 'aldosteronism', view, session.userId);
    const { rows } = reading;
    const answer = aldosteronismWire(reading.result);
    const origins = rowOrigins(rows);
    const ratioOrigins = new Set(['pac', 'renin'].flatMap((item) => origins.get(item) ?? []));
    origins.set('arr', [...ratioOrigins].join('、'));
    const { arr, arr_terms: terms, arr_cutoff: cutoff, screen } = answer;
    return {
      ...modelReport({ world, view, answer, rows, codes: ALDOSTERONISM_CODES, origins }),
      ...known({ arr, arr_terms: terms, arr_cutoff: cutoff, screen }),
    };
  },

  listAldosteronismReports: ({ params, world }) =>
    modelReportList(foundPatient(world, params.id), isAldosteronismReport),
} satisfies Handlers;
