import { COVID_VERSION } from '../covid19/covid19.ts';
import { covidReplay } from '../covid19/covid19-replay.ts';
import { graceReplay } from '../grace/grace-replay.ts';
import { GRACE_VERSION } from '../grace/grace-table.ts';
import { INFERENCE_VERSION } from '../lab-inference/rule-base.ts';
import { PLEURAL_VERSION } from '../pleural/pleural.ts';
import { pleuralReplay } from '../pleural/pleural-replay.ts';
import { THYROID_VERSION } from '../thyroid-followup/targets.ts';
import { thyroidReplay } from '../thyroid-followup/thyroid-followup-replay.ts';
import { READING_VERSIONS } from './reading-versions.ts';
import { versionOn } from './replay.ts';
import type { ComputedVersion, RuleVersion } from './replay.ts';

/** No day: it is the first, and there was none before it. */
const FIRST = '';

/**
 * Rules whose results doctors save, by the day from which a version holds. A change of a rule that changes an answer or its words is a new
 * row here with a computation of its own; the old one stays, so that what was saved by it can be computed again.
 */
export const SAVED_RULE_VERSIONS: readonly ComputedVersion[] = [
  { slug: 'grace', version: GRACE_VERSION, holdsFrom: FIRST, answer: graceReplay },
  { slug: 'pleural', version: PLEURAL_VERSION, holdsFrom: FIRST, answer: pleuralReplay },
  {
    slug: 'thyroid-followup',
    version: THYROID_VERSION['2012'],
    holdsFrom: FIRST,
    answer: thyroidReplay({ guideline: '2012' }),
  },
  // 国卫办医函〔2022〕71号，2022-03-14；国卫办医急函〔2023〕4号，2023-01-05.
  { slug: 'covid19', version: COVID_VERSION[9], holdsFrom: '2022-03-14', answer: covidReplay({ edition: 9 }) },
  { slug: 'covid19', version: COVID_VERSION[10], holdsFrom: '2023-01-05', answer: covidReplay({ edition: 10 }) },
];

/** Every rule of a tool and the rule base. The second edition of the thyroid guideline is not listed: nobody judges by it yet. */
export const RULE_VERSIONS: readonly RuleVersion[] = [
  ...SAVED_RULE_VERSIONS,
  ...READING_VERSIONS,
  { slug: 'lab-inference', version: INFERENCE_VERSION, holdsFrom: FIRST },
];

/**
 * Name of the version that held on a day; on a day before the first that is kept here, of that first.
 * @param day yyyy-MM-dd, or a time that begins with it
 * @throws where there is no such rule
 */
export function ruleVersionOn(slug: string, day: string): string {
  const found = versionOn(RULE_VERSIONS, slug, day) ?? RULE_VERSIONS.find((version) => version.slug === slug);
  if (found === undefined) throw new Error(`没有规则 ${slug}`);
  return found.version;
}
