import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

interface AddressPart<T> {
  /** What holds where the address says nothing, or something else than it may; then it is not written either. */
  readonly initial: T;
  readonly read: (text: string) => T | undefined;
  readonly write?: (value: T) => string;
}

/** A text; '' = not said. */
export function textPart(clean: (text: string) => string = (text) => text): AddressPart<string> {
  return { initial: '', read: clean };
}

/** A day of the calendar, yyyy-MM-dd; '' = not said. */
export function dayPart(): AddressPart<string> {
  const isDay = (text: string) => {
    const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  };
  return { initial: '', read: (text) => (isDay(text) ? text : undefined) };
}

/** A page, zero-based; counted from 1 in the address. */
export function pagePart(): AddressPart<number> {
  return {
    initial: 0,
    read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : undefined),
    write: (page) => String(page + 1),
  };
}

/** One of a few; the first of them unless another is said. */
export function choicePart<const T extends string | number>(values: readonly [T, ...T[]]): AddressPart<T> {
  return { initial: values[0], read: (text) => values.find((value) => String(value) === text) };
}

/** What a page keeps in its address, by the names it has there. */
export interface AddressState<S> {
  readonly initial: S;
  readonly read: (query: URLSearchParams) => S;
  readonly write: (state: Partial<S>) => URLSearchParams;
}

export function addressState<S extends object>(parts: { readonly [K in keyof S]: AddressPart<S[K]> }): AddressState<S> {
  const names = Object.keys(parts) as (keyof S & string)[];
  const collect = (valueOf: (name: keyof S & string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as S;
  const initial = collect((name) => parts[name].initial);
  return {
    initial,
    read: (query) => collect((name) => parts[name].read(query.get(name) ?? '') ?? initial[name]),
    write: (state) => {
      const all = { ...initial, ...state };
      const said = names.filter((name) => all[name] !== initial[name]);
      return new URLSearchParams(said.map((name) => [name, (parts[name].write ?? String)(all[name])]));
    },
  };
}

/**
 * The parameters of the address, and what changes them: `next` gets those that were asked for last, so that a change made before the one
 * before it has arrived does not take it back.
 */
function useQuery() {
  const [query, setQuery] = useSearchParams();
  const asked = useRef(query);
  /** Those asked for that have not arrived yet: one that arrives says nothing about those after it. */
  const pending = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = pending.current.indexOf(query.toString());
    pending.current = place === -1 ? [] : pending.current.slice(place + 1);
    if (pending.current.length === 0) asked.current = query;
  }, [query]);
  const change = (next: (query: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
    asked.current = next(asked.current);
    pending.current = [...pending.current, asked.current.toString()];
    setQuery(asked.current, options);
  };
  return [query, change] as const;
}

/** State that lives in the address: it can be linked to, and the back button undoes a change that does not replace. */
export function useAddressState<S>({ read, write }: AddressState<S>) {
  const [query, ask] = useQuery();
  const change = (part: Partial<S>, isReplacing = false) =>
    ask((latest) => write({ ...read(latest), ...part }), { replace: isReplacing });
  return [read(query), change] as const;
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

/** The address of a screen with what it is told; what is undefined is left out. */
export function addressOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const told = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(told).toString()}`;
}
