import type { License } from '@jianwei/api-client/model';
import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';

const STATES: Partial<Record<number, { readonly text: string; readonly ink?: string }>> = {
  0: { text: '未激活' },
  1: { text: '有效', ink: 'jw-ink-ok' },
  2: { text: '试用', ink: 'jw-ink-ok' },
  3: { text: '已过期', ink: 'jw-ink-high' },
};

/** What a licence is, in a word with its ink, and how long it holds; what is not active has no days left. */
export function licenceWords({ state, limit }: License) {
  const { text, ink } = STATES[state] ?? { text: UNDETERMINED };
  return { text, ink, left: limit === undefined || state === 0 ? undefined : `剩余 ${limit} 天` };
}
