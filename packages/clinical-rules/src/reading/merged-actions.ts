import type { Inference } from '../lab-inference/infer.ts';
import { covers, stepRow } from './actions.ts';
import type { Action } from './actions.ts';
import { CLASSIFYING, neededRows } from './pictures.ts';
import type { Finding } from './reading.ts';

const MOST_ACTIONS = 3;

/** To look at the patient is part of every other first step; to classify an acidosis is no safeguard. */
const NO_SAFEGUARD = ['A-GEN', ...CLASSIFYING.map((id) => `D-${id}`)];

/** A diagnosis that rests on a critical value of its own line is acted on with the steps of that value. */
function isOfCriticalRow(finding: Finding, critical: ReadonlySet<string>, { diagnoses }: Inference): boolean {
  if (finding.kind !== 'diagnosis') return false;
  const diagnosis = diagnoses.find(({ id }) => id === finding.diagnosisId);
  return diagnosis !== undefined && [...neededRows(diagnosis)].some((id) => critical.has(id));
}

/** First steps that must stand in the list of the report: one for each danger of minutes. */
function firstSteps(findings: readonly Finding[], inference: Inference): Action[] {
  const urgent = findings.filter(({ urgency }) => urgency === 1);
  const critical = new Set(
    urgent.filter(({ rank }) => rank.isCriticalValue).flatMap(({ evidences }) => evidences.slice(0, 1)),
  );
  const kept: Action[] = [];
  for (const finding of urgent) {
    const [first] = finding.actions;
    if (first === undefined || isOfCriticalRow(finding, critical, inference)) continue;
    const row = stepRow(first.id);
    const isTold = kept.some((other) => stepRow(other.id) === row || covers(stepRow(other.id), row));
    if (!NO_SAFEGUARD.includes(row) && !isTold) kept.push(first);
  }
  return kept;
}

function eachOnce(actions: readonly Action[]): Action[] {
  const told = new Set<string>();
  return actions.filter(({ id, text }) => {
    const isNew = !told.has(id) && !told.has(text);
    told.add(id).add(text);
    return isNew;
  });
}

/**
 * What to do now (J-71): the steps of the findings, most urgent first, each once, three in all. The first step of every danger of minutes
 * comes before the second of any: an INR of 6 beside a low glucose is not passed over for two more steps of the glucose.
 */
export function mergedActions(findings: readonly Finding[], inference: Inference): Action[] {
  const all = findings.flatMap(({ actions }) => actions);
  return eachOnce([...firstSteps(findings, inference), ...all]).slice(0, MOST_ACTIONS);
}
