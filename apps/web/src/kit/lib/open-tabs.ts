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
