import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EntryRequest } from '../../parts/session/entry-parameters.ts';
import { setEnteringMode } from '../../parts/session/product-mode.ts';
import { enter, readRequest, type EntryFailure, type EntryParts } from './enter.ts';

export type EntryState =
  | { readonly kind: 'working' }
  /** `request` is what can be tried again; undefined for an address that could not be read. */
  | { readonly kind: 'failed'; readonly failure: EntryFailure; readonly request: EntryRequest | undefined };

/**
 * Takes what the address says, out of the address bar at once, and follows it. An address is followed once, however often the
 * page is drawn: its ticket counts once.
 * @returns the state, and the function that tries the same request again
 */
export function useEntry(parts: EntryParts, onUnreadable: () => void): readonly [EntryState, () => void] {
  const { search, pathname, key } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<EntryState>({ kind: 'working' });
  const taken = useRef<string | null>(null);

  const follow = useCallback(
    async (request: EntryRequest) => {
      setState({ kind: 'working' });
      setEnteringMode(request.mode);
      const outcome = await enter(request, parts);
      if ('target' in outcome) void navigate(outcome.target, { replace: true });
      else setState({ kind: 'failed', failure: outcome.failure, request });
    },
    [navigate, parts],
  );

  useEffect(() => {
    const isOwnCleaning = search === '' && taken.current !== null;
    if (isOwnCleaning || taken.current === key) return;
    taken.current = key;
    const query = new URLSearchParams(search);
    if (search !== '') void navigate(pathname, { replace: true });
    void readRequest(query, parts).then((request) => {
      if (request === undefined) {
        setState({ kind: 'failed', failure: { kind: 'unreadable' }, request });
        onUnreadable();
      } else void follow(request);
    });
  }, [search, pathname, key, navigate, parts, follow, onUnreadable]);

  const retry = useCallback(() => {
    if (state.kind === 'failed' && state.request !== undefined) void follow(state.request);
  }, [state, follow]);

  return [state, retry];
}
