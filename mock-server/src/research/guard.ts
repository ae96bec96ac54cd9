import type { DatabaseSync } from 'node:sqlite';
import type { Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import { logNearQuestion, nearQuestionsToday } from '../store/research-guard.ts';
import { askForNear, nearRequestToday } from '../store/research-near.ts';
import type { Session } from '../store/session.ts';
import type { World } from '../store/world.ts';
import { isNear, questionOf } from './near.ts';
import { cohortSentences } from './project-content.ts';
import { researchStore } from './store.ts';
import { isSmall, THRESHOLD } from './suppress.ts';
import { vocabularyOf } from './vocabulary.ts';

const WITHIN_MS = 600_000;
/** From so many near questions in a day on, all totals of the account are rounded that day, unless role 8 allows them. */
export const MOST_NEAR = 30;
const KEPT = 500;

interface AskedBefore {
  readonly question: string;
  readonly time: number;
  readonly total: number;
  readonly members: Uint8Array;
  readonly dataTime: string;
  /** What it was answered with, where that was not its own total. */
  readonly guardedTotal: number | undefined;
}

/** In memory only: exact totals are written nowhere. */
const asked = new WeakMap<DatabaseSync, Map<string, AskedBefore[]>>();

function recent(world: World, userId: string): AskedBefore[] {
  const byUser = asked.get(world.db) ?? new Map<string, AskedBefore[]>();
  asked.set(world.db, byUser);
  const since = world.now().getTime() - WITHIN_MS;
  const kept = (byUser.get(userId) ?? []).filter(({ time }) => time >= since).slice(-KEPT);
  byUser.set(userId, kept);
  return kept;
}

/** The account asked near questions too often today, and role 8 did not allow exact totals. */
export function isAskedOften(world: World, userId: string): boolean {
  return nearQuestionsToday(world, userId) >= MOST_NEAR && nearRequestToday(world, userId)?.state !== 'allowed';
}

/**
 * Everybody of the one is in the other: what they differ by is a number of people, whatever the definitions say. From a cohort that is
 * hidden itself nothing can be taken.
 */
function isNested(one: AskedBefore, other: Uint8Array, total: number): boolean {
  if (Math.min(one.total, total) < THRESHOLD) return false;
  const [small, large] = one.total < total ? [one.members, other] : [other, one.members];
  return small.length === large.length && small.every((bit, patient) => bit === 0 || large[patient] === 1);
}

interface Told {
  readonly cohort: Cohort;
  readonly total: number;
  readonly members: Uint8Array;
  readonly dataTime: string;
}

/** The total to be told instead of the own one, and whether a question of before lies too near; asked of from now on. */
function judged(world: World, userId: string, { cohort, total, members, dataTime }: Told) {
  const question = questionOf(cohort);
  const before = recent(world, userId);
  const same = before.find((one) => one.question === question && one.dataTime === dataTime);
  if (same !== undefined) return { question, guardedTotal: same.guardedTotal, isNearAnother: false };
  const near = before.filter(
    (one) =>
      isSmall(Math.abs(one.total - total)) &&
      (isNear(one.question, question) || (one.dataTime === dataTime && isNested(one, members, total))),
  );
  const isOften = isAskedOften(world, userId);
  const guardedTotal = near.length > 0 ? Math.max(total, ...near.map((one) => one.total)) : isOften ? total : undefined;
  before.push({ question, time: world.now().getTime(), total, members, dataTime, guardedTotal });
  return { question, guardedTotal, isNearAnother: near.length > 0 };
}

/**
 * The differencing guard (R5): two definitions that differ in one value, or of which one holds the other's people (two cohorts and what
 * they share), and by 1 to 9 people would tell who these are. The total to be
 * answered rounded instead; undefined where the own total may be told. The same question is answered as the first time.
 */
export function guardTotal(
  world: World,
  { userId, nickname }: Pick<Session, 'userId' | 'nickname'>,
  { cohort, members, dataTime }: Pick<Told, 'cohort' | 'members' | 'dataTime'>,
): number | undefined {
  const total = members.reduce((sum, bit) => sum + bit, 0);
  const { question, guardedTotal, isNearAnother } = judged(world, userId, { cohort, total, members, dataTime });
  if (isNearAnother) {
    logNearQuestion(world, userId, question);
    const questions = nearQuestionsToday(world, userId);
    if (questions >= MOST_NEAR) {
      const sentences = cohortSentences(cohort, vocabularyOf(researchStore(world)));
      askForNear(world, { userId, userName: nickname, questions, sentences });
    }
  }
  return guardedTotal;
}

const NOBODY = new Uint8Array();

/**
 * As `guardTotal`, for a total that was saved and is only shown again: what was answered rounded a moment ago is not told exactly by a
 * list. Nobody asked it, so nothing is logged.
 */
export function guardSaved(
  world: World,
  { userId }: Pick<Session, 'userId'>,
  { members = NOBODY, ...saved }: Omit<Told, 'members'> & { readonly members?: Uint8Array },
): number | undefined {
  return isSmall(saved.total) ? undefined : judged(world, userId, { ...saved, members }).guardedTotal;
}
