import type { ThyroidFunctionReport } from '@jianwei/api-client/model';
import { readSex } from '@jianwei/clinical-rules/core/rule-stamp';
import { answerThyroidFunction } from '@jianwei/clinical-rules/thyroid-function/thyroid-function-wire';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { episodeRows } from '../interpretation/episode-rows.ts';
import { modelReport, modelReportList } from '../interpretation/model-report.ts';
import {
  isThyroidFunctionReport,
  pregnancyAt,
  THYROID_CODES,
  THYROID_INPUTS,
  thyroidFunctionInput,
} from '../interpretation/thyroid-function-facts.ts';
import { findPregnancyStatus, savePregnancyStatus } from '../store/thyroid-function-records.ts';
import { foundPatient } from './found.ts';
import { foundModelReport } from './lab-model.ts';

const WOMEN_ONLY = '仅女性患者可设置妊娠状态';

export const thyroidFunctionHandlers = {
  getThyroidFunctionReport: ({ params, world }): ThyroidFunctionReport => {
    const view = foundModelReport(world, params.id, isThyroidFunctionReport);
    const { record, judged } = view;
    const saved = findPregnancyStatus(world, params.id);
    const pregnancy = pregnancyAt(record.patient, judged.report.report_time, world.nowText(), saved);
    const rows = episodeRows(record, judged, THYROID_INPUTS);
    const answer = answerThyroidFunction(thyroidFunctionInput(rows, pregnancy.status));
    return {
      ...modelReport({ world, view, answer, rows, codes: THYROID_CODES }),
      pregnant_status: pregnancy.status,
      pregnant_status_source: pregnancy.source,
    };
  },

  saveThyroidPregnancyStatus: ({ params, body, world, session }) => {
    const { record, judged } = foundModelReport(world, params.id, isThyroidFunctionReport);
    if (readSex(record.patient.gender) !== 'female') throw new Refusal(WOMEN_ONLY);
    savePregnancyStatus(world, judged.report.report_id, session.userId, world.nowText(), body.pregnant_status);
    return {};
  },

  listThyroidFunctionReports: ({ params, world }) =>
    modelReportList(foundPatient(world, params.id), isThyroidFunctionReport),
} satisfies Handlers;
