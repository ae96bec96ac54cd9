import type { AssessmentReplay, ReplaySide as WireSide } from '@jianwei/api-client/model';
import { isSameAnswer } from '@jianwei/clinical-rules/replay/replay';
import type { ReplayRow } from '@jianwei/clinical-rules/replay/replay';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { compareShown } from '../interpretation/shown-differences.ts';
import { fillShown } from '../interpretation/shown-before.ts';
import { shownNow } from '../interpretation/shown.ts';
import { wireShown } from '../interpretation/wire-shown.ts';
import type { Replayed, ReplaySide } from '../replay/assessment-replay.ts';
import type { Cause } from '../replay/causes.ts';
import { findReplayable } from '../replay/replay-tools.ts';
import { causeText, replaySentence } from '../replay/sentence.ts';
import type { Saving } from '../replay/savings.ts';
import { findShownRow } from '../store/interpretation-log.ts';
import { foundPatient, foundReport } from './found.ts';
import { RECORD_GONE } from './records.ts';

const NO_SAVING = '没有这一次保存';

const wireRows = (rows: readonly ReplayRow[]) => rows.map((row) => ({ ...row }));

function wireSide({ at, version, holdsFrom = '', inputs, answer }: ReplaySide): WireSide {
  return {
    at,
    rule_version: version,
    ...(holdsFrom !== '' && { holds_from: holdsFrom }),
    inputs: wireRows(inputs),
    results: wireRows(answer.rows),
  };
}

function wireCause(cause: Cause): AssessmentReplay['causes'][number] {
  const { changesResult, report, ...rest } = cause;
  return { ...rest, ...report, changes_result: changesResult, text: causeText(cause) };
}

function wireSaving(saving: Saving, index: number): AssessmentReplay['savings'][number] {
  const { saved_time, user_name, rule_version, isKept, isShown } = saving;
  return {
    saving: index + 1,
    act: isShown === true ? 'shown' : 'saved',
    saved_time,
    user_name,
    rule_version,
    is_kept: isKept,
  };
}

function wireReplay(replayed: Replayed): Omit<AssessmentReplay, 'api_type' | 'report_id' | 'patient_id'> {
  const { savings, chosen, then, again, now, causes, unread } = replayed;
  return {
    saving: chosen + 1,
    savings: savings.map(wireSaving),
    then: wireSide(then),
    again: { status: again.status, results: wireRows(again.answer.rows) },
    now: wireSide(now),
    problem: now.answer.problem,
    causes: causes.map(wireCause),
    unread: unread.map((one) => ({ ...one })),
    is_same: isSameAnswer(then.answer, now.answer),
    sentence: replaySentence(replayed),
  };
}

export const replayHandlers = {
  replayAssessment: ({ params, query, world }) => {
    const { api_type: apiType, id } = params;
    const tool = findReplayable(apiType);
    const row = tool?.find(world, id);
    if (tool === undefined || row === undefined) throw new Refusal(RECORD_GONE, 404);
    const replayed = tool.replay(world, foundPatient(world, row.patient_id), id, query.saving - 1);
    if (replayed === undefined) throw new Refusal(NO_SAVING, 404);
    return { api_type: apiType, report_id: id, patient_id: row.patient_id, ...wireReplay(replayed) };
  },

  replayReport: ({ params, world }) => {
    const view = foundReport(world, params.report_id);
    const head = { report_id: params.report_id, patient_id: view.record.patient.patient_id };
    fillShown(world);
    const log = findShownRow(world, params.report_id);
    if (log === undefined) return { ...head, now: wireShown(shownNow(world, view)), differences: [] };
    const { then, now, isReplayed, differences } = compareShown(world, view, log.shown);
    return {
      ...head,
      shown_at: log.shown_at,
      shown_by: log.user_name,
      then: wireShown(then),
      now: wireShown(now),
      is_replayed: isReplayed,
      differences: differences.map((one) => ({ ...one })),
    };
  },
} satisfies Handlers;
