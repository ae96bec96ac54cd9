import type { LaboratoryRow, Share, SharedReport } from '@jianwei/api-client/model';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { sharedReportData } from '../interpretation/report-data.ts';
import { wirePatient } from '../interpretation/report-summaries.ts';
import {
  findShare,
  findShareByToken,
  insertShare,
  listSharesOfReport,
  markShareRevoked,
  type ShareRow,
} from '../store/shares.ts';
import { hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { foundReport } from './found.ts';
import { known } from './known.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;

function stateOf(world: World, row: ShareRow): Share['state'] {
  if (row.is_revoked === 1) return 'revoked';
  return world.now().getTime() >= row.expires_at_ms ? 'expired' : 'valid';
}

function wireShare(world: World, row: ShareRow): Share {
  return {
    share_id: row.share_id,
    report_id: row.report_id,
    created_time: hospitalTime(new Date(row.created_at_ms)),
    expires_time: hospitalTime(new Date(row.expires_at_ms)),
    state: stateOf(world, row),
  };
}

/** 孟庆山 → 孟**: the family name stays, so that the reader knows whose report it is meant to be. */
export function maskedName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return rest.length === 0 ? '*' : first + '*'.repeat(rest.length);
}

/** A row names the report before it by its number: that is not for the public. */
function publicRow(row: LaboratoryRow): LaboratoryRow {
  const shown = { ...row };
  delete shown.previous;
  return shown;
}

const refusals = { expired: '分享链接已过期，请向分享者索取新的链接', revoked: '分享链接已被撤销' } as const;

export const sharesHandlers = {
  createShare: ({ body, world, session }) => {
    foundReport(world, body.report_id);
    const lifeMs = (body.days ?? DEFAULT_DAYS) * DAY_MS;
    const { row, token } = insertShare(world, { reportId: body.report_id, userId: session.userId, lifeMs });
    return { ...wireShare(world, row), token };
  },

  listShares: ({ query, world, session }) => {
    foundReport(world, query.report_id);
    return { data: listSharesOfReport(world, query.report_id, session.userId).map((row) => wireShare(world, row)) };
  },

  revokeShare: ({ params, world, session }) => {
    const row = findShare(world, params.share_id);
    if (!row) throw new Refusal('该分享链接不存在', 404);
    if (row.user_id !== session.userId) throw new Refusal('仅创建者可撤销');
    markShareRevoked(world, row.share_id);
    return {};
  },

  readSharedReport: ({ body, world }): SharedReport => {
    const row = findShareByToken(world, body.token);
    if (!row) throw new Refusal('分享链接无效', 404);
    const state = stateOf(world, row);
    if (state !== 'valid') throw new Refusal(refusals[state]);
    const view = foundReport(world, row.report_id);
    const patient = wirePatient(view.record.patient, world.nowText());
    const data = sharedReportData(world, view);
    return {
      patient_name: maskedName(patient.name),
      patient_gender: patient.gender,
      patient_age: patient.age,
      report_name: view.judged.report.report_name,
      report_time: view.judged.report.report_time,
      expires_time: hospitalTime(new Date(row.expires_at_ms)),
      laboratories: data.laboratories.map(publicRow),
      total_laboratories: data.total_laboratories,
      need_focus: data.need_focus,
      suggestion_diagnosis: data.suggestion_diagnosis,
      interpretation: data.interpretation,
      categories: data.categories,
      radar_chart: data.radar_chart,
      ...known({ knowledge_version: data.knowledge_version }),
    };
  },
} satisfies Handlers;
