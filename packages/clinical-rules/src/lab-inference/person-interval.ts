import { CATALOGUE_ADULT_AGE, findItem, intervalFor } from '../catalogue/catalogue.ts';
import type { Interval } from '../catalogue/catalogue.ts';
import type { Sex } from '../core/rule-stamp.ts';
import type { Person } from './condition.ts';

/** The rule base is one of adults: a child is read by their intervals, an unknown sex by the male column. */
export function asAdult(person: Person): Person & { readonly sex: Sex } {
  const { sex, ageYears } = person;
  return { ...person, sex: sex ?? 'male', ageYears: (ageYears ?? 0) < CATALOGUE_ADULT_AGE ? null : ageYears };
}

/** The catalogue's interval for a person, {} where there is none. */
export function catalogueInterval(code: string, person: Person): Interval {
  const item = findItem(code);
  const { sex, ageYears } = asAdult(person);
  const found = item && intervalFor(item, sex, ageYears);
  return found?.status === 'found' ? found.interval : {};
}
