import { useCallback, useEffect, useState } from 'react';

/** What the mock hospital says now, and how to ask it again. A stable `load` (a constant) is asked once by itself. */
export function usePanelData<T>(load: () => Promise<readonly T[]>): [readonly T[], () => Promise<void>] {
  const [data, setData] = useState<readonly T[]>([]);
  const reload = useCallback(async () => setData(await load()), [load]);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (answer) => {
        if (isWanted) setData(answer);
      },
      // A world that is gone is told by the first thing that is done with it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return [data, reload];
}
