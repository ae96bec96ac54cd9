import type { Group } from '@jianwei/clinical-rules/rule-condition/condition';
import { unknownChip } from '@jianwei/clinical-rules/rule-condition/reason';
import { callsDiagnosis, neverSaid } from '../interpretation/said-words.ts';
import type { RuleKind, RuleOutcome } from '../store/rule-records.ts';

const ACTIONS: Readonly<Record<RuleKind, readonly string[]>> = {
  audit: ['note', 'hold', 'critical'],
  prompt: ['prompt'],
  push: [],
};

function promptProblem({ reason, show }: RuleOutcome, name: string): string | undefined {
  const word = neverSaid(`${name} ${reason} ${show?.lay_text ?? ''}`);
  if (word !== undefined) return `名称与提示文字不能用『${word}』`;
  if (show === undefined || show.places.length === 0) return '请至少选择一个位置';
  if (!show.places.includes('citizen')) return undefined;
  const lay = show.lay_text?.trim() ?? '';
  if (lay === '') return '选了居民端，请写给居民看的文字';
  return callsDiagnosis(lay) ? '居民端文字不能含诊断名称' : undefined;
}

/** What keeps an outcome from acting, in words for its author; undefined where nothing does. */
export function outcomeProblem(kind: RuleKind, outcome: RuleOutcome, condition: Group, name = ''): string | undefined {
  const word = kind === 'prompt' ? '提示文字' : '理由';
  if (!ACTIONS[kind].includes(outcome.action)) return '请选择命中后做什么';
  if (outcome.reason.trim() === '') return `${word}不能为空`;
  for (const text of [outcome.reason, outcome.show?.lay_text ?? '']) {
    const chip = unknownChip(text, condition);
    if (chip !== undefined) return `${word}中的『${chip}』不在条件中，结果可能没有`;
  }
  return kind === 'prompt' ? promptProblem(outcome, name) : undefined;
}
