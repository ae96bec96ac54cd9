import { use, useCallback, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router-dom';
import { useLayerHistory } from './layer-history.ts';

function withPart(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * A dialog or drawer over a page that the address names, so that a reload and a link show it again and the back button closes it.
 * @param name of its parameter
 * @returns what it is open for, '' while it is closed; and what opens it, or with '' closes it
 */
export function useAddressLayer(name: string): readonly [value: string, change: (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const router = use(DataRouterContext)?.router;
  const layers = useLayerHistory();
  const change = (value: string): void => {
    if (value === '' && layers.goBack(name)) return;
    const options = value === '' ? { replace: true, state: layers.state } : { state: layers.over(name) };
    // Two that close one after the other: what the first wrote may not have been drawn yet.
    const latest = router === undefined ? query : new URLSearchParams(router.state.location.search);
    setQuery(withPart(latest, name, value), options);
  };
  return [query.get(name) ?? '', change];
}

/**
 * A choice inside a part of a page that the address remembers for a reload. It is read once, as the part is first drawn, and written
 * without a step in the history: the part is not drawn again with every other change of the address.
 */
export function useRemembered(name: string): readonly [atFirst: string, remember: (value: string) => void] {
  const router = use(DataRouterContext)?.router;
  const [atFirst] = useState(() => new URLSearchParams(router?.state.location.search).get(name) ?? '');
  const remember = useCallback(
    (value: string) => {
      if (router === undefined) return;
      const { location } = router.state;
      const search = withPart(new URLSearchParams(location.search), name, value).toString();
      void router.navigate({ search }, { replace: true, state: location.state as unknown });
    },
    [router, name],
  );
  return [atFirst, remember];
}
