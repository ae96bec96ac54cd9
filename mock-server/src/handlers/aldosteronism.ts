import type { AldosteronismReport } from '@jianwei/api-client/model';
import { answerAldosteronism } from '@jianwei/clinical-rules/aldosteronism/aldosteronism-wire';
import type { Handlers } from '../contract/handler.ts';
import {
  ALDOSTERONISM_CODES,
  aldosteronismQuestion,
  isAldosteronismReport,
} from '../interpretation/aldosteronism-facts.ts';
import { modelReport, modelReportList, rowOrigins } from '../interpretation/model-report.ts';
import { foundPatient } from './found.ts';
import { foundModelReport } from './lab-model.ts';

export const aldosteronismHandlers = {
  getAldosteronismReport: ({ params, world }): AldosteronismReport => {
    const view = foundModelReport(world, params.id, isAldosteronismReport);
    const { input, rows } = aldosteronismQuestion(view.record, view.judged);
    const answer = answerAldosteronism(input);
    const origins = rowOrigins(rows);
    const ratioOrigin = [...new Set([origins.get('pac'), origins.get('renin')])].filter((text) => text !== undefined);
    origins.set('arr', ratioOrigin.join('、'));
    const { arr, arr_cutoff: cutoff, screen } = answer;
    return {
      ...modelReport({ world, view, answer, rows, codes: ALDOSTERONISM_CODES, origins }),
      ...(arr === undefined ? {} : { arr }),
      ...(cutoff === undefined ? {} : { arr_cutoff: cutoff }),
      ...(screen === undefined ? {} : { screen }),
    };
  },

  listAldosteronismReports: ({ params, world }) =>
    modelReportList(foundPatient(world, params.id), isAldosteronismReport),
} satisfies Handlers;
