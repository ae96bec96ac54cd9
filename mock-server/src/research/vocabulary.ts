import { CATALOGUE, findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { cohortProblems } from '@jianwei/clinical-rules/cohort/check';
import { readCohort, type Cohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';
import { DIAGNOSES } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { ResearchStore } from './store.ts';

const vocabularies = new WeakMap<ResearchStore, Vocabulary>();

/** What conditions may name: every item of the catalogue, every diagnosis, the departments of the store. */
export function vocabularyOf(store: ResearchStore): Vocabulary {
  const known = vocabularies.get(store);
  if (known !== undefined) return known;
  const vocabulary: Vocabulary = {
    items: CATALOGUE.map(({ code, name, shortName, specimen, unit, aliases }) => ({
      laboratory_code: code,
      name,
      short_name: shortName,
      specimen,
      unit,
      aliases,
    })),
    diagnoses: DIAGNOSES.map(({ id, name }) => ({ diagnosis_id: id, name })),
    departments: store.departments.filter((name) => name !== '').map((name) => ({ department_id: name, name })),
  };
  vocabularies.set(store, vocabulary);
  return vocabulary;
}

export type CheckedCohort = { readonly cohort: Cohort } | { readonly problem: string };

/** A cohort that can be counted, or the first thing that is wrong with it. */
export function checkedCohort(store: ResearchStore, given: unknown): CheckedCohort {
  const [problem] = cohortProblems(given, vocabularyOf(store));
  return problem === undefined ? { cohort: readCohort(given) } : { problem: problem.message };
}

export function itemName(code: string): string {
  return findItem(code)?.name ?? code;
}
