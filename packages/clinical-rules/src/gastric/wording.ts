import { roundHalfUp } from '../core/number.ts';
import type { AbcGroup, GastricLevel, GastricVersion } from './gastric-table.ts';
import { ABC_YEARS, ENDOSCOPY_YEARS, GASTRIC_VERSION } from './gastric-table.ts';
import type { GastricHint, GastricItem, GastricResult, GastricScoreItem } from './gastric.ts';

export const GASTRIC_LEVEL_TEXT: Record<GastricLevel, string> = { low: '低危', medium: '中危', high: '高危' };

export const GASTRIC_ITEM_TEXT: Record<GastricItem, string> = {
  age: '年龄',
  sex: '性别',
  hp: '幽门螺杆菌抗体',
  pgr: 'PG I/PG II 比值',
  g17: '胃泌素17',
  pg1: '胃蛋白酶原 I',
  pg2: '胃蛋白酶原 II',
};

export const GASTRIC_INVALID_TEXT: Record<GastricItem, string> = {
  age: '年龄不合理，未采用',
  sex: '性别不合理，未采用',
  hp: '幽门螺杆菌抗体结果不合理，未采用',
  pgr: 'PG I/PG II 比值不合理，未采用',
  g17: '胃泌素17超出 0–300 pmol/L，未采用',
  pg1: '胃蛋白酶原 I 超出 0–500 μg/L，未采用',
  pg2: '胃蛋白酶原 II 超出 0–500 μg/L，未采用',
};

export const ABC_TEXT: Record<AbcGroup, string> = {
  A: '胃癌低风险',
  B: '每3年胃镜',
  C: '每2年胃镜',
  D: '每年胃镜',
};

export const GASTRIC_HINT_TEXT: Record<GastricHint, string> = {
  severe_corpus_atrophy: '提示胃体重度萎缩可能',
  g17_low: '胃窦萎缩或高胃酸',
  g17_raised: '胃体萎缩、低酸或PPI影响',
};

const HINT_GROUND: Record<GastricHint, string> = {
  severe_corpus_atrophy: 'PG I <30 μg/L 且 PGR <3：',
  g17_low: 'G-17 <1 pmol/L：',
  g17_raised: 'G-17 >15 pmol/L：',
};

export const TOO_YOUNG_TEXT = '评分适用于≥40岁人群';
export const PPI_TEXT = '近2周内使用PPI会影响全部结果';

const intervalText = (years: number): string => `建议${years === 1 ? '每年' : `每${years}年`}胃镜检查`;

/** Hints that speak against a low risk. */
const NOT_LOW: readonly GastricHint[] = ['severe_corpus_atrophy', 'g17_raised'];

/** Levels of the score beside which group A is no low risk. */
const LEVEL_NOT_LOW: Record<GastricVersion, readonly GastricLevel[]> = {
  '2017.2': ['high'],
  '2017.3': ['medium', 'high'],
};

/** Group A is low risk only where neither a hint nor the score says otherwise (J-80, 09); then what says so stands in its place. */
function groupA({ level, hints }: GastricResult, version: GastricVersion): string[] {
  const against = hints.filter((hint) => NOT_LOW.includes(hint)).map((hint) => GASTRIC_HINT_TEXT[hint]);
  const isLow = against.length === 0 && (level === null || !LEVEL_NOT_LOW[version].includes(level));
  return [`ABC(D)法A组${isLow ? `，${ABC_TEXT.A}` : ''}`, ...against];
}

/** Score and group in one order: what has the shorter interval first, with it; the other without, as its ground. */
function graded(result: GastricResult, version: GastricVersion): string[] {
  const { score, level, abc, isTooYoung } = result;
  const parts = [
    ...(level === null
      ? []
      : [{ text: `新型胃癌筛查评分${String(score)}分，${GASTRIC_LEVEL_TEXT[level]}`, years: ENDOSCOPY_YEARS[level] }]),
    ...(abc === null || abc === 'A' ? [] : [{ text: `ABC(D)法${abc}组`, years: ABC_YEARS[abc] }]),
  ].toSorted((a, b) => a.years - b.years);
  const texts = parts.map(({ text, years }, place) => {
    if (place === 0) return isTooYoung ? text : `${text}，${intervalText(years)}`;
    return years === parts[0]?.years ? text : `${text}（间隔取较短者）`;
  });
  return abc === 'A' ? [...texts, ...groupA(result, version)] : texts;
}

/** Score with band and group with one interval, or why there is no score, in the words of a version. */
export function gastricConclusion(result: GastricResult, version: GastricVersion = GASTRIC_VERSION): string {
  const unscored = result.missing.map((item) => GASTRIC_ITEM_TEXT[item]).join('、');
  return [
    ...(result.isTooYoung ? [TOO_YOUNG_TEXT] : []),
    ...(unscored === '' || result.isTooYoung ? [] : [`缺少${unscored}，无法完成评分`]),
    ...graded(result, version),
  ].join('；');
}

/** What stands beside the conclusion. */
export function gastricTips(result: GastricResult): string[] {
  return [
    ...result.hints.map((hint) => `${HINT_GROUND[hint]}${GASTRIC_HINT_TEXT[hint]}`),
    ...result.invalid.map((item) => GASTRIC_INVALID_TEXT[item]),
    ...(result.isPgrComputed ? ['报告未给 PG I/PG II 比值，由 PG I ÷ PG II 计算'] : []),
    PPI_TEXT,
  ];
}

/** The value of a contribution as a reader sees it. */
export function gastricValueText(item: GastricScoreItem, value: number | string | boolean): string {
  const shown = typeof value === 'number' ? `${roundHalfUp(value, 2)}` : `${value}`;
  switch (item) {
    case 'age':
      return `${shown} 岁`;
    case 'sex':
      return value === 'male' ? '男' : '女';
    case 'hp':
      return value === true ? '阳性' : '阴性';
    case 'pgr':
      return shown;
    case 'g17':
      return `${shown} pmol/L`;
  }
}
