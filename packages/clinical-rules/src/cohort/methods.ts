import type { Cohort, CohortCondition } from './cohort.ts';
import { countedGroups } from './cohort.ts';
import { isMeanByLimit, MEAN_LIMIT_NOTE } from './mean-limit.ts';
import { entrySentence, sentenceParts, textOfParts } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the text may add once it is counted, as it may be printed: 「1,087」 or 「<10」. */
export interface Counted {
  readonly patients?: string | undefined;
  readonly data_time?: string | undefined;
}

function withoutSpaces(text: string): string {
  return text.replace(/(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g, '');
}

function clause(condition: CohortCondition, vocabulary: Vocabulary, cohort: Cohort): string {
  return withoutSpaces(textOfParts(sentenceParts(condition, vocabulary, cohort)).replace('，可靠性 ', '且可靠性'));
}

function ofGroup(group: readonly CohortCondition[], vocabulary: Vocabulary, cohort: Cohort): string {
  const words = group.map(
    (each) => `${each.negate ? '不符合“' : ''}${clause(each, vocabulary, cohort)}${each.negate ? '”' : ''}`,
  );
  return words.length === 1 ? (words[0] ?? '') : `（${words.join('，或')}）`;
}

function calendarText({ from, to }: Cohort['calendar']): string {
  if (from === undefined && to === undefined) return '全部';
  return ` ${from ?? '最早一份'} 至 ${to ?? '最近一份'} 的`;
}

/**
 * 方法学描述: the cohort as the paragraph of a paper. Only what is counted is said; a condition that is turned round by itself
 * excludes, inside 或 it is said where it stands.
 */
export function methodsText(cohort: Cohort, vocabulary: Vocabulary, counted: Counted = {}): string {
  const groups = countedGroups(cohort);
  const excluded = groups.filter((group) => group.length === 1 && group[0]?.negate === true);
  const included = groups.filter((group) => !excluded.includes(group));
  const entry = withoutSpaces(entrySentence(cohort.entry, vocabulary).replace('，可靠性 ', '（可靠性'));
  const day0 = cohort.entry?.kind === 'diagnosis' ? `${entry}）` : entry;
  const sentences = [
    `检索${calendarText(cohort.calendar)}检验报告，以${day0}之日为入组日（第 0 天）`,
    ...(included.length === 0
      ? ['纳入全部患者']
      : [`纳入同时满足以下条件者：${included.map((group) => ofGroup(group, vocabulary, cohort)).join('；')}`]),
    ...(excluded.length === 0
      ? []
      : [
          `排除符合以下任一条件者：${excluded
            .flat()
            .map((each) => clause(each, vocabulary, cohort))
            .join('；')}`,
        ]),
    ...([...included, ...excluded].flat().some(isMeanByLimit) ? [MEAN_LIMIT_NOTE] : []),
    ...(counted.patients === undefined ? [] : [`共 ${counted.patients} 人`]),
    ...(counted.data_time === undefined ? [] : [`数据时点 ${counted.data_time}`]),
  ];
  return `${sentences.join('。')}。`;
}
