import type { Share, SharedReport } from '@jianwei/api-client/model';
import { setTimeout as wait } from 'node:timers/promises';
import { answerQuestion } from '../chat/answer.ts';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../contract/refusal.ts';
import { flagCounts } from '../interpretation/report-view.ts';
import type { ReportView } from '../interpretation/report-view.ts';
import { layOf, openedReport, sharedReport } from '../interpretation/shared-report.ts';
import { countQuestion, createReader, findPhoneTail, isReader, keepQuestion } from '../store/share-readers.ts';
import {
  countOpening,
  findShare,
  findShareByToken,
  insertShare,
  listSharesOfReport,
  markShareRevoked,
  setWrongTries,
  type ShareRow,
} from '../store/shares.ts';
import { hospitalTime } from '../store/time.ts';
import type { World } from '../store/world.ts';
import { foundReport } from './found.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 7;
const MOST_TRIES = 5;
const QUESTIONS = { most: 20, windowMs: 10 * 60_000 };
/** Every refusal of a link takes as long, so that its time does not tell a link that was from one that never was. */
const REFUSAL_MS = 80;

function isExpired(world: World, row: ShareRow): boolean {
  return world.now().getTime() >= row.expires_at_ms;
}

function stateOf(world: World, row: ShareRow): Share['state'] {
  if (row.is_revoked === 1) return 'revoked';
  return isExpired(world, row) ? 'expired' : 'valid';
}

function wireShare(world: World, row: ShareRow): Share {
  return {
    share_id: row.share_id,
    report_id: row.report_id,
    created_time: hospitalTime(new Date(row.created_at_ms)),
    expires_time: hospitalTime(new Date(row.expires_at_ms)),
    state: stateOf(world, row),
    audience: row.audience,
    include_sensitive: row.include_sensitive === 1,
    opened: row.opened,
    locked: row.wrong_tries >= MOST_TRIES,
    ...(row.opened === 0 ? {} : { opened_time: hospitalTime(new Date(row.opened_at_ms)) }),
  };
}

const LOCKED = '验证次数过多，请联系开单科室';
const refusals = { expired: '链接已过期，可请医院重新发送', revoked: '链接已停用' } as const;

/** Throws what refuses a link; a link that counts passes. */
function countingShare(world: World, token: string): ShareRow {
  const row = findShareByToken(world, token);
  if (!row) throw new Refusal('链接无效', 404);
  const state = stateOf(world, row);
  if (state !== 'valid') throw new Refusal(refusals[state]);
  if (row.wrong_tries >= MOST_TRIES) throw new Refusal(LOCKED);
  return row;
}

/** Runs what a reader asked for; a refusal waits until the time that all of them take. */
async function slowly<Answer>(answer: () => Answer): Promise<Answer> {
  const until = performance.now() + REFUSAL_MS;
  try {
    return answer();
  } catch (error) {
    await wait(Math.max(0, until - performance.now()));
    throw error;
  }
}

function isVerified(world: World, share: ShareRow, key: string | undefined): boolean {
  if (key === undefined || key === '') return false;
  if (!isReader(world, share.share_id, key)) throw new Refusal('核对已过期，请重新输入手机号后 4 位');
  return true;
}

function hasCritical({ danger, judged }: ReportView): boolean {
  return danger.level === 'critical' || flagCounts(judged).critical > 0;
}

function verify(world: World, token: string, tail: string): { reader_key: string; expires_time: string } {
  const share = countingShare(world, token);
  const known = findPhoneTail(world, foundReport(world, share.report_id).record.patient.patient_id);
  if (known === undefined) throw new Refusal('登记信息中没有手机号，请联系开单科室');
  if (known !== tail) {
    const tries = share.wrong_tries + 1;
    setWrongTries(world, share.share_id, tries);
    throw new Refusal(tries >= MOST_TRIES ? LOCKED : `与登记的手机号不符，还可再试 ${MOST_TRIES - tries} 次`);
  }
  setWrongTries(world, share.share_id, 0);
  const { key, expiresAtMs } = createReader(world, share.share_id);
  return { reader_key: key, expires_time: hospitalTime(new Date(expiresAtMs)) };
}

export const sharesHandlers = {
  createShare: ({ body, world, session }) => {
    const view = foundReport(world, body.report_id);
    if (hasCritical(view) && body.contacted !== true) throw new Refusal('报告含危急值，请先确认已联系患者');
    const { row, token } = insertShare(world, {
      reportId: body.report_id,
      userId: session.userId,
      lifeMs: (body.days ?? DEFAULT_DAYS) * DAY_MS,
      audience: body.audience ?? 'citizen',
      includesSensitive: body.include_sensitive === true,
    });
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

  readSharedReport: ({ body, world }): Promise<SharedReport> =>
    slowly(() => {
      const share = countingShare(world, body.token);
      const verified = isVerified(world, share, body.reader_key);
      const answer = sharedReport(
        world,
        openedReport(world, foundReport(world, share.report_id), share),
        share,
        verified,
      );
      // The second step is the same visit.
      if (!verified) countOpening(world, share.share_id);
      return body.without_rows === true ? { ...answer, laboratories: [], need_focus: [], radar_chart: [] } : answer;
    }),

  verifySharedReader: ({ body, world }) => slowly(() => verify(world, body.token, body.phone_tail)),

  askSharedReport: ({ body, world }) =>
    slowly(() => {
      const share = countingShare(world, body.token);
      const verified = isVerified(world, share, body.reader_key);
      const seconds = countQuestion(world, share.share_id, QUESTIONS.most, QUESTIONS.windowMs);
      if (seconds > 0) throw new Refusal('提问较多，请稍后再试', 429, seconds);
      const opened = openedReport(world, foundReport(world, share.report_id), share);
      return answerQuestion(body.question, { lay: layOf(opened), isVerified: verified });
    }),

  rateSharedAnswer: ({ body, world }) =>
    slowly(() => {
      countingShare(world, body.token);
      if (!body.helpful && body.consent === true) keepQuestion(world, body.question);
      return {};
    }),
} satisfies Handlers;
