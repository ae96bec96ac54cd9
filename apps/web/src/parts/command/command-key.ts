import { useHasListSearch } from '../../kit/lib/list-search.ts';
import { useHasSingleKeys } from '../session/single-keys.ts';

/** Whether / opens the command box now: not where a list has its own search, or single keys are switched off; Ctrl K always does. */
export function useHasCommandSlash(): boolean {
  const isListFirst = useHasListSearch();
  const [hasKeys] = useHasSingleKeys();
  return hasKeys && !isListFirst;
}
