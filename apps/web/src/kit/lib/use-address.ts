import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The parameters of the address, and what changes them: `next` gets those that were asked for last, so that a change made before the one
 * before it has arrived does not take it back.
 */
export function useQuery() {
  const [query, setQuery] = useSearchParams();
  const asked = useRef(query);
  useEffect(() => {
    asked.current = query;
  }, [query]);
  const change = (next: (query: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
    asked.current = next(asked.current);
    setQuery(asked.current, options);
  };
  return [query, change] as const;
}

/** The parameters of the address, and what changes some of them: '' takes one out, the others stay. */
export function useAddress() {
  const [query, ask] = useQuery();
  const change = (parts: Readonly<Record<string, string>>, options?: { replace: boolean }) =>
    ask((latest) => {
      const next = new URLSearchParams(latest);
      for (const [name, value] of Object.entries(parts)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, options);
  return [query, change] as const;
}
