import type { Flag } from './flag.ts';

/** The side on which a result is abnormal: beyond a critical limit it is so within its interval too; null for all others. */
export function sideOfFlag(flag: Flag): 'high' | 'low' | null {
  if (flag.critical !== undefined) return flag.critical;
  if (flag.state !== 'abnormal') return null;
  return flag.abnormalType === 1 ? 'high' : 'low';
}
