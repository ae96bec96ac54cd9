import type { ResearchCatalogue, ResearchCohort, ResearchCount } from '@jianwei/api-client/model';
import { type Cohort, readCohort } from '@jianwei/clinical-rules/cohort/cohort';
import type { Vocabulary } from '@jianwei/clinical-rules/cohort/vocabulary';

/** A cohort as the contract writes it: what is not said is left out, which JSON does by itself. */
export function wireCohort(cohort: Cohort): ResearchCohort {
  return JSON.parse(JSON.stringify(cohort)) as ResearchCohort;
}

export function cohortOf(wire: ResearchCohort): Cohort {
  return readCohort(wire);
}

/** The catalogue names what conditions may speak of. */
export function vocabularyOf({ items, diagnoses, departments }: ResearchCatalogue): Vocabulary {
  return { items, diagnoses, departments };
}

/** The number behind what is shown; undefined where it is not told. */
export function countValue(count: ResearchCount | undefined): number | undefined {
  return typeof count?.value === 'number' ? count.value : undefined;
}

/** A part of a whole from 0 to 1; 0 where one of them is not told. */
export function shareOf(part: ResearchCount | undefined, whole: ResearchCount | undefined): number {
  const [one, all] = [countValue(part), countValue(whole)];
  return one === undefined || all === undefined || all <= 0 ? 0 : Math.min(1, one / all);
}
