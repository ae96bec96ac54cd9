import { searchCommand } from '@jianwei/api-client/command/command';
import type { CommandItem } from '@jianwei/api-client/model';
import { useEffect, useState } from 'react';

const PAUSE_MS = 120;
const LONGEST = 40;

interface Found {
  /** What was asked; an answer to another text is not shown. */
  readonly text: string;
  /** Undefined where the server could not say. */
  readonly items: readonly CommandItem[] | undefined;
}

/**
 * What the server finds for a text, after a pause in typing. The text travels in the body only; an answer that comes after
 * the next key is dropped. Nobody is asked unless `isSearched`. `isFailed` where the back end has no such call or does not answer.
 */
export function useCommandSearch(typed: string, reportId: string | undefined, isSearched: boolean) {
  const text = Array.from(typed.trim()).slice(0, LONGEST).join('');
  const [found, setFound] = useState<Found>({ text: '', items: [] });
  useEffect(() => {
    if (!isSearched) return;
    const asking = new AbortController();
    const ask = async () => {
      const body = { q: text, ...(reportId !== undefined && { report_id: reportId }) };
      try {
        const { items } = await searchCommand(body, { suppress: true }, asking.signal);
        if (!asking.signal.aborted) setFound({ text, items });
      } catch {
        if (!asking.signal.aborted) setFound({ text, items: undefined });
      }
    };
    const timer = setTimeout(() => void ask(), text === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, reportId, isSearched]);
  const isAnswered = !isSearched || found.text === text;
  return {
    text,
    // Rows of the text before stay until the next ones are there, as long as something is typed.
    items: text === '' && !isAnswered ? [] : (found.items ?? []),
    isAnswered,
    isFailed: isAnswered && found.items === undefined,
  };
}
