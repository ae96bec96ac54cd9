import type { ReportAuditState } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';

const WORDS: Readonly<Record<string, string>> = { held: '暂缓', released: '放行', timed_out: '超时放行' };

/** How a report was reviewed, in a word; — where it was never held. */
export const auditText = ({ audit_state: state }: { readonly audit_state?: ReportAuditState }): string =>
  state === undefined ? '—' : sayOf(state, WORDS[state] ?? '');
