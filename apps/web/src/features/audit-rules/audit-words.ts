import type { AuditHold, HoldDecisionDecision, LaboratoryRule } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';

export const CATEGORIES: Readonly<Record<string, string>> = {
  limit: '限值',
  critical: '危急值',
  delta: '差值',
  consistency: '一致性',
  completeness: '完整性',
};

const STATES: Readonly<Record<string, string>> = { draft: '草稿', in_use: '在用', archived: '停用' };

const HOLD_STATES: Readonly<Record<string, string>> = {
  held: '待审',
  release: '放行',
  rechecked: '已复检一致',
  corrected: '已更正',
  returned: '退回',
  timed_out: '超时放行',
};

export const DECISIONS: readonly {
  readonly value: HoldDecisionDecision;
  readonly label: string;
  readonly key?: string;
}[] = [
  { value: 'release', label: '放行', key: 'a' },
  { value: 'rechecked', label: '已复检一致' },
  { value: 'corrected', label: '已更正' },
  { value: 'returned', label: '退回' },
];

export const categoryName = ({ category }: Pick<LaboratoryRule, 'category'>): string =>
  sayOf(category, CATEGORIES[category] ?? category);

export const ruleState = ({ state }: Pick<LaboratoryRule, 'state'>): string => sayOf(state, STATES[state] ?? '');

export const holdStateName = ({ state }: Pick<AuditHold, 'state'>): string => sayOf(state, HOLD_STATES[state] ?? '');

/** 「26 / 31，84%」: how far people agree with a rule; — where nobody decided yet. */
export function agreementText({ decided = 0, agreed = 0 }: Pick<LaboratoryRule, 'decided' | 'agreed'>): string {
  if (typeof decided !== 'number' || typeof agreed !== 'number') return sayOf(decided, String(agreed));
  return decided === 0 ? '—' : `${agreed} / ${decided}，${Math.round((agreed / decided) * 100)}%`;
}

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
