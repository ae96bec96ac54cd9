import type { LayAnswer, LayItem } from '@jianwei/api-client/model';
import { LAY_WORDS } from '@jianwei/clinical-rules/lay/lay-tables';
import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { cutQuestion } from './lexicon.ts';
import type { Word } from './lexicon.ts';
import type { WordKind } from './word-kinds.ts';
import { itemsOf, ownItem } from './own-item.ts';
import type { OwnReport } from './own-item.ts';
import { readQuestion } from './question.ts';

const DIRECTION_TEXT: Readonly<Record<LayItem['direction'], string>> = {
  high: '偏高',
  low: '偏低',
  positive: '阳性',
  within: '在参考区间内',
  undetermined: '没能判定',
};
const SECOND_STEP = '核对手机号后 4 位之后，才能看上次的结果。';
const MOST_TOLD = 5;

function valueOf({ plain_name: name, value, unit }: LayItem): string {
  return [name, value, unitText(unit)].filter((part) => part !== '').join(' ');
}

/** 「您的血钾 5.62 mmol/L，偏高。」 */
export function withValue(item: LayItem): string {
  return `您的${valueOf(item)}，${DIRECTION_TEXT[item.direction]}。`;
}

function answer(text: string, items: readonly LayItem[]): LayAnswer {
  return { kind: 'report', text, items: items.slice(0, MOST_TOLD), passages: [], near: [], rule_id: 'CHAT-3' };
}

function listed(items: readonly LayItem[], heading: string, none: string): LayAnswer {
  if (items.length === 0) return answer(none, []);
  const told = items.slice(0, MOST_TOLD).map(({ plain_name: name, value }) => `${name} ${value}`);
  const more = items.length > MOST_TOLD ? `等 ${items.length} 项` : '';
  return answer(`${heading}：${told.join('、')}${more}。`, items);
}

function changes(own: OwnReport, items: readonly LayItem[]): LayAnswer {
  if (!own.isVerified) return answer(SECOND_STEP, []);
  const changed = items.filter(({ previous }) => previous !== undefined);
  if (changed.length === 0) return answer('没有可以比的上次结果。', []);
  const told = changed
    .slice(0, MOST_TOLD)
    .map(
      ({ plain_name: name, previous, value }) =>
        `${name}上次 ${previous?.value ?? ''}，这次 ${value}，${previous?.change ?? ''}`,
    );
  return answer(`${told.join('；')}。`, changed);
}

const SIDES = {
  high: { said: '偏高', directions: ['high', 'positive'] },
  low: { said: '偏低', directions: ['low'] },
  positive: { said: '阳性', directions: ['positive'] },
} as const satisfies Record<string, { said: string; directions: readonly LayItem['direction'][] }>;

/** The results that lie on one side. */
function ofSide(own: OwnReport, side: keyof typeof SIDES): LayAnswer {
  const { said, directions } = SIDES[side];
  const items = itemsOf(own).filter(({ direction }) => directions.some((each) => each === direction));
  return listed(items, `${said}的有`, `没有${said}的项目。`);
}

/** About the report as a whole: which are off, what changed, what to do. Null where nothing of that is asked. */
function ofWhole(own: OwnReport, kinds: ReadonlySet<WordKind>): LayAnswer | null {
  const items = itemsOf(own);
  const off = items.filter(({ rank }) => rank !== undefined);
  if (kinds.has('compare')) return changes(own, off.length > 0 ? off : items);
  if (kinds.has('which') || kinds.has('abnormal')) {
    if (kinds.has('high') !== kinds.has('low')) return ofSide(own, kinds.has('high') ? 'high' : 'low');
    if (kinds.has('positive')) return ofSide(own, 'positive');
    return listed(off, '需要留意的有', '没有需要留意的项目。');
  }
  if (kinds.has('summary') || kinds.has('mean') || kinds.has('do'))
    return answer(`${own.lay.headline}。${own.lay.advice.sentence}`, off.slice(0, MOST_TOLD));
  // 「有没有偏高的」
  if (kinds.has('positive')) return ofSide(own, 'positive');
  if (kinds.has('high') !== kinds.has('low')) return ofSide(own, kinds.has('high') ? 'high' : 'low');
  return null;
}

/** The report as a whole is asked about, in known words alone: without it nothing is answered, and nothing of the asker is told. */
export function asksOfReport(question: string): boolean {
  const { words, left } = cutQuestion(question);
  return left === '' && words.some(({ kind }) => kind === 'which' || kind === 'summary' || kind === 'compare');
}

/** How much it is, and nothing else. */
function asksOfValue(kinds: ReadonlySet<WordKind>): boolean {
  const others: readonly WordKind[] = ['eat', 'do', 'range', 'cause', 'mean', 'about'];
  return kinds.has('value') && !others.some((kind) => kinds.has(kind));
}

/** The reader's own value is asked for: 「我的尿酸是多少」. */
function isOwnValue(words: readonly Word[], kinds: ReadonlySet<WordKind>): boolean {
  return asksOfValue(kinds) && words.some(({ text }) => /^(?:我|报告|这次|本次|结果|化验单|单子)/.test(text));
}

function notReported(code: string): LayAnswer {
  return answer(`这份报告里没有${LAY_WORDS.get(code)?.plain ?? '这一项'}。`, []);
}

/** What the own report answers; null where the question is not about it. */
export function ownAnswer(question: string, own: OwnReport): LayAnswer | null {
  const { words, left } = cutQuestion(question);
  if (left !== '') return null;
  const kinds = new Set(words.map(({ kind }) => kind));
  if (!kinds.has('item'))
    return kinds.has('food') || kinds.has('eat') || kinds.has('range') ? null : ofWhole(own, kinds);
  const read = readQuestion(question, own);
  if (read === null) return null;
  const item = ownItem(own, read.codes[0] ?? '');
  if (item === null) return isOwnValue(words, kinds) ? notReported(read.codes[0] ?? '') : null;
  if (kinds.has('compare') && (read.topic === 'none' || read.topic === 'mean')) return changes(own, [item]);
  const isValueOnly = asksOfValue(kinds);
  // 「肌酐呢」 asks how the own one is.
  const isBare = words.every(({ kind }) => kind === 'item' || kind === 'filler') && read.topic === 'none';
  const isWhichSide = kinds.has('high') && kinds.has('low') && (read.topic === 'none' || read.topic === 'mean');
  return isValueOnly || isWhichSide || isBare ? answer(withValue(item), [item]) : null;
}
