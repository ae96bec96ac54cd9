import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettingName } from './page-frame.tsx';
import { readStored, writeStored } from './storage.ts';

/** Where in a list somebody is. */
const PLACES = ['page', 'open', 'hits', 'opens'];
/** How it is shown: kept beside what narrows it, and narrows nothing. */
const LOOKS = ['size', 'sort'];
const NOTHING: readonly string[] = [];

/**
 * Keeps what narrows a list in its address for the next visit, and brings it back; undefined where there is nothing to bring back.
 * It is never applied by itself: the empty search box offers it.
 * @param name of the list: kept as a setting of the user
 * @param which list it is, by more names of its address than `tab`: they narrow nothing, and stay as they are
 */
export function useLastFilter(name: string, which = NOTHING): (() => void) | undefined {
  const [query, setQuery] = useSearchParams();
  const setting = useSettingName(`last-filter:${name}`);
  const isOfList = (key: string) => key === 'tab' || which.includes(key);
  const kept = [...query].filter(([key]) => !PLACES.includes(key) && !isOfList(key));
  const isNarrowed = kept.some(([key]) => !LOOKS.includes(key));
  const text = new URLSearchParams(kept).toString();
  useEffect(() => {
    if (isNarrowed) writeStored(setting, text);
  }, [isNarrowed, setting, text]);
  const last = isNarrowed ? null : readStored(setting);
  if (last === null) return undefined;
  const here = [...query].filter(([key]) => isOfList(key));
  return () => setQuery(new URLSearchParams([...here, ...new URLSearchParams(last)]));
}
