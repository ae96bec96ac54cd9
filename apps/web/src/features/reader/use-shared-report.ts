import { readSharedReport } from '@jianwei/api-client/shares/shares';
import type { SharedReport } from '@jianwei/api-client/model';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useEffect, useState } from 'react';
import { keepReaderKey, readerKey, takeToken } from './reader-link.ts';

export type SharedState =
  | { readonly kind: 'no-token' }
  | { readonly kind: 'loading' }
  /** The server's own words; it may be tried again where no answer came. */
  | { readonly kind: 'refused'; readonly message: string; readonly mayRetry: boolean }
  | { readonly kind: 'open'; readonly report: SharedReport; readonly isVerified: boolean };

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === BAD_REQUEST || error.status === NOT_FOUND);
}

async function open(token: string, key: string): Promise<SharedState> {
  try {
    const report = await readSharedReport(key === '' ? { token } : { token, reader_key: key }, { suppress: true });
    return { kind: 'open', report, isVerified: key !== '' };
  } catch (error) {
    // The key is over: the report without it says whether the link still counts.
    if (key !== '' && isRefusal(error)) {
      keepReaderKey('');
      return open(token, '');
    }
    const message = error instanceof ApiError ? error.message : '暂时打不开，请稍后再试';
    return { kind: 'refused', message, mayRetry: !isRefusal(error) };
  }
}

/** The report of the tab's link. `reload` reads it again, with the key of the second step where there is one. */
export function useSharedReport(): {
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
    void open(token, readerKey()).then((next) => {
      if (!isOver) setState(next);
    });
    return () => {
      isOver = true;
    };
  }, [token, round]);
  const reload = () => {
    setState((now) => (now.kind === 'open' ? now : { kind: 'loading' }));
    setRound((before) => before + 1);
  };
  return { state, token, reload };
}
