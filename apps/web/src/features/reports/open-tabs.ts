/** Tabs of the application detail dialog: empty means closed. */
export interface OpenTabs {
  readonly ids: readonly string[];
  readonly selectedId: string;
}

export const NO_TABS: OpenTabs = { ids: [], selectedId: '' };

/** Opens a tab, or selects it where it is open. */
export function openTab({ ids }: OpenTabs, id: string): OpenTabs {
  return { ids: ids.includes(id) ? ids : [...ids, id], selectedId: id };
}

/** Closes a tab: closing any tab but the last one selects the first that remains, closing the last one closes the dialog. */
export function closeTab({ ids }: OpenTabs, id: string): OpenTabs {
  const rest = ids.filter((other) => other !== id);
  const [first] = rest;
  return first === undefined ? NO_TABS : { ids: rest, selectedId: first };
}

/** The tabs that an address names; null where it names none. */
export function readTabs(query: URLSearchParams): OpenTabs | null {
  const ids = [...new Set((query.get('applications') ?? '').split(','))].filter((id) => id !== '');
  const asked = query.get('application') ?? '';
  const [first] = ids;
  return first === undefined ? null : { ids, selectedId: ids.includes(asked) ? asked : first };
}

/** As the address holds them; the first one goes without saying. */
export function writeTabs(tabs: OpenTabs | null): Readonly<Record<'applications' | 'application', string>> {
  const { ids, selectedId } = tabs ?? NO_TABS;
  return { applications: ids.join(','), application: selectedId === ids[0] ? '' : selectedId };
}
