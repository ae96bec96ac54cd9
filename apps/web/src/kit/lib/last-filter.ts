import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettingName } from './page-frame.tsx';
import { readStored, writeStored } from './storage.ts';

/** Where in a list somebody is, which narrows nothing. */
const PLACES = ['page', 'size', 'open', 'tab', 'sort', 'hits'];

/**
 * Keeps what narrows a list in its address for the next visit, and brings it back; undefined where there is nothing to bring back.
 * It is never applied by itself: the empty search box offers it.
 * @param name of the list: kept as a setting of the user
 */
export function useLastFilter(name: string): (() => void) | undefined {
  const [query, setQuery] = useSearchParams();
  const setting = useSettingName(`last-filter:${name}`);
  const isNarrowed = [...query.keys()].some((key) => !PLACES.includes(key));
  const kept = new URLSearchParams(query);
  for (const key of ['page', 'open', 'hits']) kept.delete(key);
  const text = kept.toString();
  useEffect(() => {
    if (isNarrowed) writeStored(setting, text);
  }, [isNarrowed, setting, text]);
  const last = isNarrowed ? null : readStored(setting);
  return last === null ? undefined : () => setQuery(new URLSearchParams(last));
}
