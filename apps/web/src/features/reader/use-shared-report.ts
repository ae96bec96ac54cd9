import { useEffect, useState } from 'react';
import { takeToken } from './reader-link.ts';
import { takeShared } from './shared-report.ts';
import type { SharedPart, SharedState } from './shared-report.ts';

/** The report of the tab's link. `reload` reads it again, with the key of the second step where there is one. */
export function useSharedReport(part: SharedPart = 'words'): {
  readonly state: SharedState;
  readonly token: string;
  readonly reload: () => void;
} {
  const [token] = useState(takeToken);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<SharedState>(token === '' ? { kind: 'no-token' } : { kind: 'loading' });
  useEffect(() => {
    if (token === '') return;
    let isOver = false;
    void takeShared(token, part).then((next) => {
      if (!isOver) setState(next);
    });
    return () => {
      isOver = true;
    };
  }, [token, part, round]);
  const reload = () => {
    setState((now) => (now.kind === 'open' ? now : { kind: 'loading' }));
    setRound((before) => before + 1);
  };
  return { state, token, reload };
}
