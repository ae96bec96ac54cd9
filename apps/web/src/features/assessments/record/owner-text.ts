import { isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';

/** Who saved a record: `own` where it is the reader, `other` where not, and both left open where the answer does not say. */
export function ownerText(mine: unknown, own: string, other: string): string {
  if (isUndetermined(mine)) return `${other}（${UNDETERMINED}）`;
  return mine === true ? own : other;
}
