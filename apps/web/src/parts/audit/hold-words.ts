import type { AuditHold, HoldDecisionDecision } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';

/** How a hold stands, in words. */
export const HOLD_STATES: Readonly<Record<string, string>> = {
  held: '待审',
  release: '放行',
  rechecked: '已复检一致',
  corrected: '已更正',
  returned: '退回',
  timed_out: '超时放行',
};

export const DECISIONS: readonly { readonly value: HoldDecisionDecision; readonly label: string }[] = [
  { value: 'release', label: '放行' },
  { value: 'rechecked', label: '已复检一致' },
  { value: 'corrected', label: '已更正' },
  { value: 'returned', label: '退回' },
];

export const holdStateName = ({ state }: Pick<AuditHold, 'state'>): string => sayOf(state, HOLD_STATES[state] ?? '');

const MINUTE_MS = 60_000;

/** Minutes between two times: 「12 分钟」, 「2 小时 5 分」. */
export function minutesText(from: string, to: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE_MS));
  if (Number.isNaN(minutes)) return sayOf(from, sayOf(to, '—'));
  return minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`;
}

/** 「男 71」; without an age the sex alone. */
export function personText({
  patient_gender: gender,
  patient_age: age,
}: Pick<AuditHold, 'patient_gender' | 'patient_age'>): string {
  return age === undefined ? gender : `${gender} ${age}`;
}
