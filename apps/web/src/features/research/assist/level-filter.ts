import type { ResearchDistribution } from '@jianwei/api-client/model';
import { type Cohort, type CohortCondition, newCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { freshId } from './editor-state.ts';

type Conditions = readonly CohortCondition[];

function levelCondition({ conditions }: Cohort, code: string) {
  return conditions.find(
    (each) => each.enabled && !each.negate && (each.kind === 'sex' || each.kind === 'department') && each.kind === code,
  );
}

function keysOf(condition: CohortCondition | undefined): readonly string[] {
  if (condition?.kind === 'sex') return condition.values.map(String);
  return condition?.kind === 'department' ? condition.ids : [];
}

/** The classes that a condition in use lets in; none where there is no such condition. */
export function chosenLevels(code: string, cohort: Cohort): readonly string[] {
  return keysOf(levelCondition(cohort, code));
}

function withKeys(condition: CohortCondition, keys: readonly string[]): CohortCondition {
  if (condition.kind === 'sex') return { ...condition, values: keys.map(Number) };
  return condition.kind === 'department' ? { ...condition, ids: keys } : condition;
}

/** Pressing a class lets it in or out; with the last one out the condition goes. Diagnoses are let in whole. */
export function withLevel(code: string, key: string, cohort: Cohort): Conditions {
  const { conditions } = cohort;
  if (code !== 'sex' && code !== 'department') return conditions;
  const there = levelCondition(cohort, code);
  const before = keysOf(there);
  const keys = before.includes(key) ? before.filter((each) => each !== key) : [...before, key];
  if (there === undefined) return [...conditions, withKeys(newCondition(code, freshId(conditions)), keys)];
  if (keys.length === 0) return conditions.filter(({ id }) => id !== there.id);
  return conditions.map((each) => (each.id === there.id ? withKeys(each, keys) : each));
}

/** A bound that every result of an item lies above, so that it only asks whether there is one. */
function lowestOf(of: ResearchDistribution): number {
  const [first] = of.bins;
  return first !== undefined && first.from < 0 ? -1_000_000 : 0;
}

/** Conditions that keep only people with a value of a variable, or only those without. */
export function missingChoices(
  of: ResearchDistribution,
  cohort: Cohort,
): readonly { readonly label: string; readonly conditions: Conditions }[] {
  if (of.kind !== 'number' || of.code === 'age' || of.missing.shown === '0') return [];
  const { conditions } = cohort;
  const present = newCondition('result', freshId(conditions));
  if (present.kind !== 'result') return [];
  const asks = { ...present, laboratory_code: of.code, comparator: '≥' as const, value: lowestOf(of) };
  return [
    { label: '只看缺失', conditions: [...conditions, { ...asks, negate: true }] },
    { label: '排除缺失', conditions: [...conditions, asks] },
  ];
}
