import { findItem } from '../catalogue/catalogue.ts';
import { subjectOf } from '../reading/words.ts';
import { unitText } from '../units/unit-text.ts';
import { FLAGS, isGroup } from './condition.ts';
import type { FlagWord, Group, Leaf, Node, Within } from './condition.ts';
import { FACT_WORDS, FLAG_NOT_WORDS, FLAG_WORDS, OP_WORDS, RELIABILITY_WORDS, WEEKDAYS } from './words.ts';

/** The name of an item in a sentence: 血钾; a code that the catalogue does not hold stands as it is. */
export function itemName(code: string | undefined): string {
  if (code === undefined || code === '') return '（未选项目）';
  return subjectOf(code, findItem(code)?.name ?? code);
}

function listText(value: Leaf['value']): string {
  const names = Array.isArray(value) ? value.map(String) : [String(value)];
  return names.length === 0 ? '（未填）' : names.join('、');
}

function numberText({ op, value, unit }: Leaf, own: string): string {
  const behind = (unit ?? own) === '' ? '' : ` ${unitText(unit ?? own)}`;
  if (op === 'between') {
    const [low = '', high = ''] = Array.isArray(value) ? value.map(String) : [];
    return `${low}–${high}${behind}`;
  }
  return `${OP_WORDS[op] ?? op} ${value === '' ? '（未填）' : listText(value)}${behind}`;
}

export function withinText(within: Within | undefined): string {
  if (within?.hours !== undefined) return `${within.hours} 小时内`;
  return within?.days === undefined ? '' : `${within.days} 日内`;
}

function ofSpecimen({ specimen }: Leaf): string {
  return specimen === undefined ? '' : `（${specimen}）`;
}

function isFlag(word: unknown): word is FlagWord {
  return FLAGS.some((flag) => flag === word);
}

function flagText(leaf: Leaf): string {
  if (!isFlag(leaf.value)) return '（未填）';
  return (leaf.op === 'is_not' ? FLAG_NOT_WORDS : FLAG_WORDS)[leaf.value];
}

function deltaText(leaf: Leaf): string {
  const against = leaf.of === 'mean_3' ? '较前 3 次均值' : '较前次';
  const unit = leaf.op === 'change_percent_at_least' ? '%' : (leaf.unit ?? findItem(leaf.code ?? '')?.unit ?? '');
  const amount = `${OP_WORDS[leaf.op] ?? leaf.op} ${String(leaf.value)}${unit === '%' ? '%' : unit === '' ? '' : ` ${unitText(unit)}`}`;
  return `${itemName(leaf.code)}${ofSpecimen(leaf)} ${withinText(leaf.within)}${against}${amount}`;
}

function weekdayText({ op, value }: Leaf): string {
  const day = (each: number | string): string => WEEKDAYS[Number(each) - 1] ?? String(each);
  const days = Array.isArray(value) ? value.map(day) : [];
  return op === 'between' ? days.join('至') : days.join('、');
}

function namesText({ fact, op, value, within, reliability }: Leaf): string {
  const word = FACT_WORDS[fact] ?? fact;
  const sure =
    reliability === undefined || reliability === 0 ? '' : `（可靠性${RELIABILITY_WORDS[reliability] ?? ''}及以上）`;
  const back = withinText(within);
  return `${back === '' ? '' : `近 ${back.replace('内', '')}`}${word}${sure}${OP_WORDS[op] ?? op}${listText(value)}`;
}

/** One leaf in words: 「血钾 ≥ 5.5 mmol/L」. */
export function leafSentence(leaf: Leaf): string {
  switch (leaf.fact) {
    case '':
      return '（未填）';
    case 'lab':
      return `${itemName(leaf.code)}${ofSpecimen(leaf)} ${numberText(leaf, findItem(leaf.code ?? '')?.unit ?? '')}`;
    case 'lab_flag':
      return `${itemName(leaf.code)}${ofSpecimen(leaf)}${flagText(leaf)}`;
    case 'lab_text':
      return `${itemName(leaf.code)} ${leaf.op === 'at_least' ? '≥' : '为'} ${String(leaf.value)}`;
    case 'tested':
      return `${leaf.value === false ? '未检' : '已检'}${itemName(leaf.code)}`;
    case 'delta':
      return deltaText(leaf);
    case 'ratio':
      return `${itemName(leaf.code)}与${itemName(leaf.of_code)}之比 ${numberText(leaf, '')}`;
    case 'count':
      return `${leaf.group ?? '（未选组）'}${isFlag(leaf.flag) ? FLAG_WORDS[leaf.flag] : '异常'} ≥ ${String(leaf.value)} 项`;
    case 'age':
      return `年龄 ${numberText(leaf, '岁')}`;
    case 'sex':
      return `性别${OP_WORDS[leaf.op] ?? ''}${listText(leaf.value)}`;
    case 'hour':
      return `时刻${leaf.op === 'between' ? '介于' : '为'} ${listText(leaf.value).replace('、', leaf.op === 'between' ? '–' : '、')} 时`;
    case 'weekday':
      return weekdayText(leaf);
    default:
      return namesText(leaf);
  }
}

function joined({ kind, of }: Group, isInner: boolean): string {
  if (of.length === 0) return '（还没有条件）';
  const parts = of.map((child) => nodeSentence(child, true));
  if (kind === 'none')
    return parts.length === 1 ? `并非${bracketed(parts[0] ?? '')}` : `以下均不成立：${parts.join('；')}`;
  const text = parts.join(kind === 'any' ? '，或 ' : '，');
  return isInner && parts.length > 1 ? `（${text}）` : text;
}

function bracketed(text: string): string {
  return text.startsWith('（') ? text : `（${text}）`;
}

function nodeSentence(node: Node, isInner: boolean): string {
  if (!isGroup(node)) return leafSentence(node);
  const text = joined(node, isInner);
  return node.kind === 'none' && isInner && node.of.length > 1 ? `（${text}）` : text;
}

/**
 * A condition as a sentence, without its outcome: 「血钾 ≥ 5.5 mmol/L，（乳酸脱氢酶高于参考上限，或 肌酐不高于参考上限），科室不属于血液透析中心」.
 * Screen, list, log and export show this one text.
 */
export function conditionSentence(condition: Group): string {
  return nodeSentence(condition, false);
}

export const OUTCOME_WORDS = {
  note: '标注',
  hold: '暂缓解读，转人工审核',
  critical: '转危急值流程',
  prompt: '提示',
} as const;
export type OutcomeKind = keyof typeof OUTCOME_WORDS;

/** A whole rule as a sentence: condition and what follows. */
export function ruleSentence(condition: Group, outcome: OutcomeKind): string {
  return `${conditionSentence(condition)}：${OUTCOME_WORDS[outcome]}。`;
}
