import { unitText } from '../units/unit-text.ts';
import type { Cohort, CohortCondition, CohortWindow, EntryCondition, ResultCondition } from './cohort.ts';
import { countedGroups, defaultWindow } from './cohort.ts';
import { departmentWord, diagnosisWord, itemOf, itemWord } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';
import { RELIABILITY_WORDS } from '../rule-condition/words.ts';

/** What of a condition a part of its sentence sets. */
export type Editable = 'window' | 'pick' | 'item' | 'value' | 'diagnosis' | 'reliability' | 'who' | 'reports' | 'days';

/** A piece of a sentence; one that can be edited says what it sets. */
export interface SentencePart {
  readonly text: string;
  readonly edits?: Editable;
}

export const PICK_WORDS = {
  first: '首次',
  last: '末次',
  nearest: '距入组日最近一次',
  any: '任一次',
  min: '最低',
  max: '最高',
  mean: '平均',
  change: '变化',
} as const;

const UNFILLED = '（未填）';

/** A number as it is printed: no trailing zeros, no exponent. */
export function numberWord(value: number | undefined): string {
  return value === undefined ? UNFILLED : String(value).replace('-', '−');
}

const part = (text: string, edits: Editable): SentencePart => ({ text, edits });
const plain = (text: string): SentencePart => ({ text });

/** `−90 to 0` in words: 入组前 90 天内. */
export function windowParts({ anchor, from_days: from, to_days: to }: CohortWindow): readonly SentencePart[] {
  if (anchor === 'calendar') return [part('研究时段', 'window'), plain('内')];
  const days = (count: number): string => `${Math.abs(count)} 天`;
  if (from === 0 && to === 0) return [part('入组日', 'window')];
  if (to === 0) return [plain('入组前 '), part(days(from), 'window'), plain('内')];
  if (from === 0) return [plain('入组后 '), part(days(to), 'window'), plain('内')];
  if (from === -to) return [plain('入组前后 '), part(days(to), 'window'), plain('内')];
  const side = (count: number): string => (count === 0 ? '入组日' : `入组${count < 0 ? '前' : '后'} ${days(count)}`);
  return [part(`${side(from)}至${side(to)}`, 'window'), plain('内')];
}

function unitWord(condition: ResultCondition, vocabulary: Vocabulary): string {
  const unit = condition.unit ?? itemOf(vocabulary, condition.laboratory_code)?.unit ?? '';
  return unit === '' ? '' : ` ${unitText(unit)}`;
}

/** 「≥ 110 μmol/L」, 「30–90」, 「高于参考上限」. */
export function valueWord(condition: ResultCondition, unit: string): string {
  const { comparator, value, value_to: to } = condition;
  switch (comparator) {
    case undefined:
      return UNFILLED;
    case 'between':
      return `${numberWord(value)}–${numberWord(to)}${unit}`;
    case 'above_upper':
      return '高于参考上限';
    case 'below_lower':
      return '低于参考下限';
    case 'times_upper':
      return `≥ ${numberWord(value)} 倍参考上限`;
    case 'positive':
      return '阳性';
    case 'present':
      return '有结果';
    case 'grade_ge':
      return `≥ ${numberWord(value)}+`;
    default:
      return `${comparator} ${numberWord(value)}${unit}`;
  }
}

/** 「上升 ≥ 30%」; a fall is a negative change and said as one. */
function changeWord(condition: ResultCondition, unit: string): string {
  const { comparator, value, change_kind: kind } = condition;
  const each = kind === 'per_year' ? '每年' : '';
  // A change of a percentage that is not itself a share of it is told in points.
  const behind = (kind ?? 'percent') === 'percent' ? '%' : unit === ' %' ? ' 个百分点' : unit;
  if (comparator === undefined || value === undefined) return `${each}变化 ${UNFILLED}`;
  if (comparator === '≥' || comparator === '>') {
    if (value >= 0) return `${each}上升 ${comparator} ${value}${behind}`;
  } else if ((comparator === '≤' || comparator === '<') && value < 0) {
    return `${each}下降 ${comparator === '≤' ? '≥' : '>'} ${-value}${behind}`;
  }
  return `${each}变化 ${valueWord(condition, behind)}`;
}

/** 血清肌酐, 血清 eGFR, 血钾: the specimen stands before a name that does not say it. */
function subjectText(condition: ResultCondition, vocabulary: Vocabulary): string {
  const word = itemWord(vocabulary, condition.laboratory_code);
  const specimen = condition.specimen ?? itemOf(vocabulary, condition.laboratory_code)?.specimen ?? '';
  const says = specimen === '' || word.startsWith('（') || /血|尿|脑脊|胸|腹|粪|唾/.test(word);
  return says ? word : `${specimen}${/^[\u4e00-\u9fff]/.test(word) ? '' : ' '}${word}`;
}

function resultParts(condition: ResultCondition, vocabulary: Vocabulary): SentencePart[] {
  const subject = part(subjectText(condition, vocabulary), 'item');
  const unit = unitWord(condition, vocabulary);
  if (condition.pick === 'change') {
    const gap = condition.min_gap_days ?? 90;
    return [subject, plain(' '), part(changeWord(condition, unit), 'value'), plain(`（间隔 ≥ ${gap} 天）`)];
  }
  return [
    part(PICK_WORDS[condition.pick], 'pick'),
    plain(' '),
    subject,
    plain(' '),
    part(valueWord(condition, unit), 'value'),
  ];
}

function reliabilityWord(least: number): string {
  return least === 0 ? '不限' : least === 2 ? '高' : `${RELIABILITY_WORDS[least] ?? ''}及以上`;
}

function rangeWord(from: number | undefined, to: number | undefined, unit: string): string {
  if (from !== undefined && to !== undefined) return `${from}–${to} ${unit}`;
  if (from === undefined && to === undefined) return UNFILLED;
  return from === undefined ? `≤ ${to} ${unit}` : `≥ ${from} ${unit}`;
}

function sexWord(values: readonly number[]): string {
  const words = values.flatMap((value) => (value === 1 ? ['男'] : value === 2 ? ['女'] : []));
  return words.length === 0 ? UNFILLED : words.join('或');
}

/**
 * A condition as one Chinese sentence: 「入组前 90 天内，末次 血清肌酐 ≥ 110 μmol/L」. `cohort` says which window holds where the
 * condition names none. 排除 is not part of it: it stands before the sentence.
 */
export function sentenceParts(
  condition: CohortCondition,
  vocabulary: Vocabulary,
  cohort: { readonly entry?: unknown } = {},
): readonly SentencePart[] {
  switch (condition.kind) {
    case 'result':
      return [
        ...windowParts(condition.window ?? defaultWindow(cohort)),
        plain('，'),
        ...resultParts(condition, vocabulary),
      ];
    case 'diagnosis': {
      const { window, pick, diagnosis_id: id, reliability_min: least } = condition;
      return [
        ...(window === undefined || window.anchor === 'calendar' ? [] : [...windowParts(window), plain('，')]),
        plain(pick === 'last' ? '末份报告提示 ' : '任一份报告提示 '),
        part(diagnosisWord(vocabulary, id), 'diagnosis'),
        plain('，可靠性 '),
        part(reliabilityWord(least), 'reliability'),
      ];
    }
    case 'age':
      return [plain('入组时 '), part(rangeWord(condition.from, condition.to, '岁'), 'value')];
    case 'sex':
      return [plain('性别 '), part(sexWord(condition.values), 'who')];
    case 'department': {
      const names = condition.ids.map((id) => departmentWord(vocabulary, id));
      return [plain('入组科室为 '), part(names.length === 0 ? UNFILLED : names.join('、'), 'who')];
    }
    case 'follow_up':
      return [
        plain('入组后至少 '),
        part(`${condition.reports} 份`, 'reports'),
        plain(' 报告，跨度 '),
        part(`≥ ${condition.days} 天`, 'days'),
      ];
    case 'cohort':
      return [plain(`属于队列「${condition.name}」（${definitionText(condition.cohort, vocabulary)}）`)];
  }
}

export function textOfParts(parts: readonly SentencePart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** The sentence as text, 排除 before it where the condition is turned round. */
export function conditionSentence(
  condition: CohortCondition,
  vocabulary: Vocabulary,
  cohort: { readonly entry?: unknown } = {},
): string {
  return `${condition.negate ? '排除 ' : ''}${textOfParts(sentenceParts(condition, vocabulary, cohort))}`;
}

/** Day 0 in words: 「首次提示 糖尿病，可靠性 中及以上」. */
export function entryParts(entry: EntryCondition | undefined, vocabulary: Vocabulary): readonly SentencePart[] {
  if (entry === undefined) return [part('首份报告', 'item')];
  if (entry.kind === 'diagnosis')
    return [
      plain('首次提示 '),
      part(diagnosisWord(vocabulary, entry.diagnosis_id), 'diagnosis'),
      plain('，可靠性 '),
      part(reliabilityWord(entry.reliability_min), 'reliability'),
    ];
  if (entry.pick === 'change') return [plain('首次 '), ...resultParts(entry, vocabulary)];
  const [, , ...behind] = resultParts({ ...entry, pick: 'first' }, vocabulary);
  return [plain('首次 '), ...behind];
}

export function entrySentence(entry: EntryCondition | undefined, vocabulary: Vocabulary): string {
  return textOfParts(entryParts(entry, vocabulary));
}

/** 「研究时段 2025-01-01 至 最近一份」; undefined for all of the store. */
export function calendarSentence({ from, to }: Cohort['calendar']): string | undefined {
  return from === undefined && to === undefined ? undefined : `研究时段 ${from ?? '最早一份'} 至 ${to ?? '最近一份'}`;
}

/** What is counted of a cohort in one line: day 0, the calendar, each group of conditions. */
function definitionText(cohort: Cohort | undefined, vocabulary: Vocabulary): string {
  if (cohort === undefined) return UNFILLED;
  const calendar = calendarSentence(cohort.calendar);
  return [
    entrySentence(cohort.entry, vocabulary),
    ...(calendar === undefined ? [] : [calendar]),
    ...countedGroups(cohort).map((group) =>
      group.map((each) => conditionSentence(each, vocabulary, cohort)).join(' 或 '),
    ),
  ].join('；');
}
