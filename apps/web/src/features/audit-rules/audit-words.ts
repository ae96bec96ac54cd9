import type { LaboratoryRule } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';

export const CATEGORIES: Readonly<Record<string, string>> = {
  limit: '限值',
  critical: '危急值',
  delta: '差值',
  consistency: '一致性',
  completeness: '完整性',
};

const STATES: Readonly<Record<string, string>> = { draft: '草稿', in_use: '在用', archived: '停用' };

export const categoryName = ({ category }: Pick<LaboratoryRule, 'category'>): string =>
  sayOf(category, CATEGORIES[category] ?? category);

export const ruleState = ({ state }: Pick<LaboratoryRule, 'state'>): string => sayOf(state, STATES[state] ?? '');

/** 「26 / 31，84%」: how far people agree with a rule; — where nobody decided yet. */
export function agreementText({ decided = 0, agreed = 0 }: Pick<LaboratoryRule, 'decided' | 'agreed'>): string {
  if (typeof decided !== 'number' || typeof agreed !== 'number') return sayOf(decided, String(agreed));
  return decided === 0 ? '—' : `${agreed} / ${decided}，${Math.round((agreed / decided) * 100)}%`;
}
