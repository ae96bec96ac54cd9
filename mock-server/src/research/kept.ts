import type { ResearchStore } from './store.ts';

type Shelf = Map<string, unknown>;

const shelves = new WeakMap<ResearchStore, Map<string, Shelf>>();

/**
 * As `compute`, but what was asked of this store before under a key is answered as then; of each kind so many stay that were asked for
 * last. A change of one condition works out that one, and nothing else.
 */
export function kept<T>(
  store: ResearchStore,
  { kind, key, most }: { readonly kind: string; readonly key: unknown; readonly most: number },
  compute: () => T,
): T {
  const ofStore = shelves.get(store) ?? new Map<string, Shelf>();
  shelves.set(store, ofStore);
  const shelf: Shelf = ofStore.get(kind) ?? new Map<string, unknown>();
  ofStore.set(kind, shelf);
  const text = JSON.stringify(key);
  const value = shelf.has(text) ? (shelf.get(text) as T) : compute();
  shelf.delete(text);
  shelf.set(text, value);
  const [longestUnused] = shelf.keys();
  if (shelf.size > most && longestUnused !== undefined) shelf.delete(longestUnused);
  return value;
}
