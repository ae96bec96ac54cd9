import type { Inference } from '../lab-inference/infer.ts';
import { ACTION_WIDTH, covers, stepRow } from './actions.ts';
import type { Action } from './actions.ts';
import { CLASSIFYING, diagnosisOf, neededRows } from './pictures.ts';
import type { Finding } from './reading.ts';
import { widthOf } from './width.ts';

const MOST_ACTIONS = 3;

/** To look at the patient is part of every other first step; to classify an acidosis, or to measure urine, is no safeguard. */
const NO_SAFEGUARD = new Set(['A-GEN', 'A-AKI', ...CLASSIFYING.map((id) => `D-${id}`)]);

/** A diagnosis that rests on a critical value of its own line is acted on with the steps of that value. */
function isOfCriticalRow(finding: Finding, critical: ReadonlySet<string>, inference: Inference): boolean {
  if (finding.kind !== 'diagnosis') return false;
  const diagnosis = diagnosisOf(finding, inference);
  return diagnosis !== undefined && [...neededRows(diagnosis)].some((id) => critical.has(id));
}

/** 立即心电图、心电监护 holds 立即心电图: one of its parts, word for word. */
const saysAll = (step: Action, other: Action): boolean =>
  step.text === other.text || step.text.split(/[、，；]/).includes(other.text);

/** The step with those of other rows that are done with it. */
function holding(step: Action, ...others: readonly Action[]): Action {
  const ids = others.flatMap(({ id, holds = [] }) => [id, ...holds]).filter((id) => id !== step.id);
  return { ...step, holds: [...new Set([...(step.holds ?? []), ...ids])] };
}

/** Adds a first step, or lets another one hold it that says the same or more, whichever of the two came first. */
function taking(kept: readonly Action[], first: Action): readonly Action[] {
  const row = stepRow(first.id);
  const at = kept.findIndex((step) => saysAll(step, first) || covers(stepRow(step.id), row));
  if (at !== -1) return kept.map((step, place) => (place === at ? holding(step, first) : step));
  const less = kept.filter((step) => saysAll(first, step) || covers(row, stepRow(step.id)));
  const [place] = less;
  if (place === undefined) return [...kept, first];
  return kept.flatMap((step) => (step === place ? holding(first, ...less) : less.includes(step) ? [] : step));
}

/** First steps that must stand in the list of the report: one for each danger of minutes. */
function firstSteps(findings: readonly Finding[], inference: Inference): readonly Action[] {
  const urgent = findings.filter(({ urgency }) => urgency === 1);
  const critical = new Set(
    urgent.filter(({ rank }) => rank.isCriticalValue).flatMap(({ evidences }) => evidences.slice(0, 1)),
  );
  // Thousands of critical rows share their steps.
  const firsts = new Set(
    urgent.flatMap((finding) => (isOfCriticalRow(finding, critical, inference) ? [] : finding.actions.slice(0, 1))),
  );
  let kept: readonly Action[] = [];
  for (const first of firsts) if (!NO_SAFEGUARD.has(stepRow(first.id))) kept = taking(kept, first);
  return kept;
}

/**
 * More dangers of minutes than the list has places: a further first step is said in one line with the last one that leaves room for it
 * (「床旁血糖，立即补糖评估；查出血」). What no line has room for stands under its finding.
 */
function inThreeLines(steps: readonly Action[]): readonly Action[] {
  const lines = steps.slice(0, MOST_ACTIONS);
  for (const step of steps.slice(MOST_ACTIONS)) {
    const place = lines.findLastIndex(({ text }) => widthOf(`${text}；${step.text}`) <= ACTION_WIDTH);
    const line = lines[place];
    if (line !== undefined) lines[place] = holding({ ...line, text: `${line.text}；${step.text}` }, step);
  }
  return lines;
}

/** The first steps, each once; what a further finding says in the same words is done with them. */
function eachOnce(actions: readonly Action[]): Action[] {
  const kept: Action[] = [];
  for (const action of actions) {
    if (kept.some(({ id, holds = [] }) => id === action.id || holds.includes(action.id))) continue;
    const place = kept.findIndex((step) => saysAll(step, action));
    const same = kept[place];
    if (same === undefined && kept.length < MOST_ACTIONS) kept.push(action);
    else if (same !== undefined) kept[place] = holding(same, action);
  }
  return kept;
}

/**
 * What to do now (J-71): the steps of the findings, most urgent first, each once, three lines in all. The first step of every danger of
 * minutes comes before the second of any: an INR of 6 beside a low glucose is not passed over for two more steps of the glucose.
 */
export function mergedActions(findings: readonly Finding[], inference: Inference): Action[] {
  const first = firstSteps(findings, inference);
  const further = new Set(findings.map(({ actions }) => actions));
  return eachOnce([...inThreeLines(first), ...[...further].flat()]);
}
