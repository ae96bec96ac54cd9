import { isAgeOfChild, findItem, intervalFor } from '../catalogue/catalogue.ts';
import type { Interval } from '../catalogue/catalogue.ts';
import type { Sex } from '../core/rule-stamp.ts';
import type { Person } from './condition.ts';

/** A report that nobody judged, as cases have it, is read by the intervals of adults. */
export function asAdult(person: Person): Person {
  return isAgeOfChild(person.ageYears) ? { ...person, ageYears: null } : person;
}

/** An unknown sex is read by the male column. */
export function withSex(person: Person): Person & { readonly sex: Sex } {
  return { ...person, sex: person.sex ?? 'male' };
}

/** The catalogue's interval for a person, {} where there is none; a child that has none of its own takes multiples of that of adults. */
export function catalogueInterval(code: string, person: Person): Interval {
  const item = findItem(code);
  const { sex, ageYears } = withSex(person);
  const own = item && intervalFor(item, sex, ageYears);
  if (own?.status === 'found') return own.interval;
  const adult = item && intervalFor(item, sex, asAdult(person).ageYears);
  return adult?.status === 'found' ? adult.interval : {};
}
