import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import type { ResearchDistribution } from '@jianwei/api-client/model';
import { type Cohort, type CohortCondition, newCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { takenOf } from '@jianwei/clinical-rules/cohort/taken';
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

/** What everybody with a value of a variable satisfies; undefined for a variable that nobody lacks. */
function hasValue(
  of: ResearchDistribution,
  cohort: Cohort,
  departments: readonly string[],
): CohortCondition | undefined {
  const id = freshId(cohort.conditions);
  const { code, kind } = of;
  if (code === 'age') return { ...newCondition('age', id), kind: 'age', from: 0 };
  if (code === 'sex') return { ...newCondition('sex', id), kind: 'sex', values: [1, 2] };
  if (code === 'department') return { ...newCondition('department', id), kind: 'department', ids: departments };
  if (code.startsWith('diagnosis:') || isUndetermined(kind)) return undefined;
  // The results that the chart has drawn: it stays the chart of these.
  return {
    ...newCondition('result', id),
    kind: 'result',
    laboratory_code: code,
    ...takenOf(cohort, code),
    comparator: 'present',
  };
}

/**
 * Conditions that keep only people without a value of a variable, or only those with one.
 * @param departments ids of all departments
 */
export function missingChoices(
  of: ResearchDistribution,
  cohort: Cohort,
  departments: readonly string[],
): readonly { readonly label: string; readonly conditions: Conditions }[] {
  const asks = of.missing.shown === '0' ? undefined : hasValue(of, cohort, departments);
  if (asks === undefined) return [];
  const { conditions } = cohort;
  return [
    { label: '只看缺失', conditions: [...conditions, { ...asks, negate: true }] },
    { label: '排除缺失', conditions: [...conditions, asks] },
  ];
}
