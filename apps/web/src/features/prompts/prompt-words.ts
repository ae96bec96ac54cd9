import type { LaboratoryRule } from '@jianwei/api-client/model';
import { sayOf } from '@jianwei/api-client/transport/undetermined';

export const LIST_PATH = '/comprehensive-prompt';
export const DETAIL_PATH = '/comprehensive-prompt-detail';

export const SYSTEMS: Readonly<Record<string, string>> = {
  blood: '血液',
  endocrine: '内分泌代谢',
  renal: '肾脏',
  liver: '肝胆胰',
  heart: '心血管',
  infection: '感染',
  immune: '免疫',
  general: '综合',
};

export const LEVELS = { remark: '提示', attention: '需关注' } as const;

export const PLACES = { reading: '报告解读', row: '结果行旁', print: '打印报告', citizen: '居民端' } as const;
export type Place = keyof typeof PLACES;

const STATES: Readonly<Record<string, string>> = { draft: '草稿', in_use: '启用', archived: '停用' };

export const systemName = ({ category }: Pick<LaboratoryRule, 'category'>): string =>
  sayOf(category, SYSTEMS[category] ?? category);

export const levelName = ({ level }: Pick<LaboratoryRule, 'level'>): string =>
  level === undefined ? '—' : sayOf(level, LEVELS[level]);

export function stateText({ state, version, draft_version: draft }: LaboratoryRule): string {
  const own = sayOf(state, STATES[state] ?? '');
  const more = draft === undefined || version === 0 ? '' : `，v${draft} 草稿`;
  return version === 0 ? own : `${own} v${version}${more}`;
}

/** 「18 / 2」: useful and not; — where nobody answered. */
export function usefulText({ useful = 0, not_useful: not = 0 }: LaboratoryRule): string {
  if (typeof useful !== 'number' || typeof not !== 'number') return sayOf(useful, sayOf(not, '—'));
  return useful + not === 0 ? '—' : `${useful} / ${not}`;
}
