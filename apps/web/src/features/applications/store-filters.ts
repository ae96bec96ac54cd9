import type { Application } from '@jianwei/api-client/model';
import { addressState, choicePart, textPart } from '../../kit/lib/address.ts';
import { applicationName } from '../../parts/applications/application.tsx';

/** Filters of the store: keyword, name of a disease system ('' = every system), and category. */
export const STORE = addressState({
  keyword: textPart(),
  system: textPart(),
  category: choicePart(['all', 'lab', 'data']),
});

export type StoreFilters = typeof STORE.initial;

/** The applications that pass; the keyword is looked for in name, description and disease, whatever its case. */
export function filterApplications(applications: readonly Application[], filters: StoreFilters): Application[] {
  const keyword = filters.keyword.trim().toLowerCase();
  return applications.filter((application) => {
    const { application_desc: text = '', disease = '', systems = [], category } = application;
    const searched = [applicationName(application), text, disease].join('\n').toLowerCase();
    return (
      searched.includes(keyword) &&
      (filters.system === '' || systems.includes(filters.system)) &&
      (filters.category === 'all' || (filters.category === 'lab') === (category === 1))
    );
  });
}

/** The systems that applications belong to, those of most applications first. */
export function systemsOf(applications: readonly Application[]): string[] {
  const groups = Map.groupBy(
    applications.flatMap(({ systems = [] }) => systems),
    (system) => system,
  );
  return [...groups].toSorted(([, left], [, right]) => right.length - left.length).map(([system]) => system);
}
