import { setTimeout } from 'node:timers/promises';
import { answerQuestion } from './answer.ts';
import { prepareAsked } from './asked-like.ts';
import { prepareNear } from './near-questions.ts';
import { prepareDanger } from './told-danger.ts';

/** Milliseconds after the start in which the first pages are served. */
const AFTER_MS = 1000;

/**
 * What the first question would wait for: near questions, what is like an emergency, and the patterns, which are made ready when they are
 * first looked for. Others are served in between; a question that comes before does the rest at once.
 */
export async function prepareChat(after = AFTER_MS): Promise<void> {
  await setTimeout(after, undefined, { ref: false });
  await prepareNear();
  await prepareDanger();
  await prepareAsked();
  answerQuestion('血钾高怎么办', null);
}
