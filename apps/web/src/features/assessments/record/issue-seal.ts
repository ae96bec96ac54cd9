import { issuePaper } from '@jianwei/api-client/papers/papers';
import type { IssuePaperInput, IssuedPaper } from '@jianwei/api-client/model';
import { isUndetermined } from '@jianwei/api-client/transport/undetermined';
import { readPaperCode } from '@jianwei/clinical-rules/paper/paper-code';
import { encode } from 'uqr';
import { notice } from '../../../kit/ui/notice.tsx';

/** Printing waits so long for a code, in milliseconds. */
const PATIENCE_MS = 8000;
/** After so long the user is told what is waited for, in milliseconds. */
const TOLD_AFTER_MS = 500;

/** What makes a paper one that can be checked. */
export interface Seal {
  readonly paper: IssuedPaper;
  /** The page that checks it, without the protocol, as it is typed. */
  readonly page: string;
  /** Modules of the QR code of its address, row by row; true = dark. */
  readonly modules: readonly (readonly boolean[])[];
}

/** Asks for the code of a saved record; undefined where none can be had. */
export async function issueSeal(input: IssuePaperInput): Promise<Seal | undefined> {
  const telling = setTimeout(() => notice.info('正在取得核验码'), TOLD_AFTER_MS);
  try {
    const paper = await issuePaper(input, { suppress: true }, AbortSignal.timeout(PATIENCE_MS));
    // A code that would be refused where it is typed is none.
    if ('problem' in readPaperCode(paper.code) || isUndetermined(paper.verify_url)) return undefined;
    const address = new URL(paper.verify_url, window.location.origin);
    const { data } = encode(address.href, { ecc: 'M', border: 0 });
    return { paper, page: `${address.host}${address.pathname}`, modules: data };
  } catch {
    // The paper says that it has none.
    return undefined;
  } finally {
    clearTimeout(telling);
  }
}
