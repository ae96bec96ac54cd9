import type { ThyroidFunctionReport } from '@jianwei/api-client/model';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import {
  isThyroidFunctionReport,
  THYROID_CODES,
  thyroidFunctionOf,
} from '@jianwei/clinical-rules/record/thyroid-function-facts';
import { thyroidFunctionWire } from '@jianwei/clinical-rules/thyroid-function/thyroid-function-wire';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { modelReport, modelReportList } from '../interpretation/model-report.ts';
import { findPregnancyStatus, savePregnancyStatus } from '../store/thyroid-function-records.ts';
import { noteSavedReading, noteShownReading } from '../replay/replay-tools.ts';
import { foundPatient } from './found.ts';
import { foundModelReport, foundReading } from './lab-model.ts';

const WOMEN_ONLY = '仅女性患者可设置妊娠状态';

export const thyroidFunctionHandlers = {
  getThyroidFunctionReport: ({ params, world, session }): ThyroidFunctionReport => {
    const saved = findPregnancyStatus(world, params.id)?.status;
    const { view, reading } = foundReading(world, params.id, (record, judged) =>
      thyroidFunctionOf(record, judged, { saved, today: world.nowText() }),
    );
    noteShownReading(world, 'thyroid-function', view, session.userId);
    const { pregnancy, rows } = reading;
    const answer = thyroidFunctionWire(reading.result);
    return {
      ...modelReport({ world, view, answer, rows, codes: THYROID_CODES }),
      pregnant_status: pregnancy.status,
      pregnant_status_source: pregnancy.source,
    };
  },

  saveThyroidPregnancyStatus: ({ params, body, world, session }) => {
    const view = foundModelReport(world, params.id, isThyroidFunctionReport);
    const { record, judged } = view;
    if (readSex(record.patient.gender) !== 'female') throw new Refusal(WOMEN_ONLY);
    savePregnancyStatus(world, judged.report.report_id, session.userId, world.nowText(), body.pregnant_status);
    noteSavedReading(world, 'thyroid-function', view, session.userId);
    return {};
  },

  listThyroidFunctionReports: ({ params, world }) =>
    modelReportList(foundPatient(world, params.id), isThyroidFunctionReport),
} satisfies Handlers;
