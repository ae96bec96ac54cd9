import { useSearchParams } from 'react-router-dom';

/** The parameters of the address, and what changes some of them: '' takes one out, the others stay. */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  const change = (parts: Readonly<Record<string, string>>, options?: { replace: boolean }) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(parts)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, options);
  };
  return [query, change] as const;
}
