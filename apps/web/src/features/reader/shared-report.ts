import { readSharedReport } from '@jianwei/api-client/shares/shares';
import type { SharedReport } from '@jianwei/api-client/model';
import { ApiError, isRefusal } from '@jianwei/api-client/transport/api-error';
import { keepReaderKey, readerKey, takeToken } from './reader-link.ts';

export type SharedState =
  | { readonly kind: 'no-token' }
  | { readonly kind: 'loading' }
  /** The server's own words; it may be tried again where no answer came. */
  | { readonly kind: 'refused'; readonly message: string; readonly mayRetry: boolean }
  | { readonly kind: 'open'; readonly report: SharedReport; readonly isVerified: boolean };

/** What a page shows of a report: its words, or every row as well. Rows are two thirds of the answer. */
export type SharedPart = 'words' | 'rows';

/** Reads the report of a token, with the key of the second step where there is one. Never rejects. */
async function openShared(token: string, key: string, part: SharedPart): Promise<SharedState> {
  try {
    const report = await readSharedReport(
      { token, without_rows: part === 'words', ...(key === '' ? {} : { reader_key: key }) },
      { suppress: true },
    );
    return { kind: 'open', report, isVerified: key !== '' };
  } catch (error) {
    // The key is over: the report without it says whether the link still counts.
    if (key !== '' && isRefusal(error)) {
      keepReaderKey('');
      return openShared(token, '', part);
    }
    const message = error instanceof ApiError ? error.message : '暂时打不开，请稍后再试';
    return { kind: 'refused', message, mayRetry: !isRefusal(error) };
  }
}

interface Sent {
  readonly token: string;
  readonly part: SharedPart;
  readonly state: Promise<SharedState>;
}
let ahead: Sent | undefined;

/** Sends for the report of the tab's link before there is a page to show it. */
export function readAhead(part: SharedPart): void {
  const token = takeToken();
  if (token !== '') ahead = { token, part, state: openShared(token, readerKey(), part) };
}

/** The report that was sent for ahead, once; the call is made now where none was. */
export function takeShared(token: string, part: SharedPart): Promise<SharedState> {
  const sent = ahead;
  ahead = undefined;
  return sent?.token === token && sent.part === part ? sent.state : openShared(token, readerKey(), part);
}
