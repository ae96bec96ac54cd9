import { covidInputRows } from '../covid19/covid19-replay.ts';
import { covid19Rule } from '../covid19/covid19-rule.ts';
import { graceInputRows } from '../grace/grace-replay.ts';
import { graceRule } from '../grace/grace-rule.ts';
import { pleuralInputRows } from '../pleural/pleural-replay.ts';
import { pleuralRule } from '../pleural/pleural-rule.ts';
import { thyroidInputRows } from '../thyroid-followup/thyroid-followup-replay.ts';
import { thyroidFollowUpRule } from '../thyroid-followup/thyroid-followup-rule.ts';
import type { ReplayRule } from './replay.ts';

/** The tools whose results doctors save. */
export const REPLAY_RULES: readonly ReplayRule[] = [
  { slug: graceRule.slug, title: graceRule.title, inputs: graceInputRows },
  { slug: pleuralRule.slug, title: pleuralRule.title, inputs: pleuralInputRows },
  { slug: thyroidFollowUpRule.slug, title: thyroidFollowUpRule.title, inputs: thyroidInputRows },
  { slug: covid19Rule.slug, title: covid19Rule.title, inputs: covidInputRows },
];

/** Undefined for tools whose results nobody saves. */
export const replayRule = (slug: string): ReplayRule | undefined => REPLAY_RULES.find((rule) => rule.slug === slug);
