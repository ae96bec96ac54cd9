import { clinicalNotation } from '../core/notation.ts';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';

/** Grounds that say nothing to a reader who does not see the rule, or say again what the limit beside them does. */
const NOT_TOLD = /^(支持|男性|女性|年龄|超出区间|另有一项|至少一项.*|.*于本院[上下]限|.*已测)$/;

const STRENGTH: Readonly<Record<string, number>> = {
  极度: 4,
  显著: 3,
  明显: 3,
  重度: 3,
  过: 3,
  中度: 2,
  轻度: 0,
  偏: 0,
};
const PLAIN_STRENGTH = 1;
const GRADED = /(.*?)(极度|显著|明显|重度|中度|轻度|过|偏)?(升高|增高|增多|高|降低|减少|不足|低)$/;
const LIMITED = /(.*?)([≥>≤<])(?:1:)?(\d+(?:\.\d+)?)(%?)$/;
/** Between what is usual and what is raised. */
const GREY = /^(.+)灰区$/;
const UPWARD = /[升增高≥>]/;

interface Degree {
  /** What it is about and on which side: grounds of one key say one thing in several degrees. */
  readonly key: string;
  readonly degree: number;
  readonly isLimit: boolean;
}

function degreeOf(ground: string): Degree | null {
  const [, what, sign = '', limit, percent] = LIMITED.exec(ground) ?? [];
  if (limit !== undefined) {
    const isUp = UPWARD.test(sign);
    return {
      key: `${what}${percent}${isUp ? '↑' : '↓'}`,
      degree: isUp ? Number(limit) : -Number(limit),
      isLimit: true,
    };
  }
  const [, grey] = GREY.exec(ground) ?? [];
  if (grey !== undefined) return { key: `${grey}↑`, degree: 0, isLimit: false };
  const [, stem = '', strength = '', side = ''] = GRADED.exec(ground) ?? [];
  if (stem === '') return null;
  const degree = STRENGTH[strength] ?? PLAIN_STRENGTH;
  return { key: `${stem}${UPWARD.test(side) ? '↑' : '↓'}`, degree, isLimit: false };
}

/** 重度高尿酸 says 高尿酸. */
const STRESSED = /^(极度|显著|明显|重度|中度)/;

/**
 * 「PGⅠ降低、PGⅠ显著降低」, 「血沉≥30、血沉≥60」 and 「校正钙降低、校正钙<2.0」 say one thing twice: the stronger stands, and a limit says
 * more than its word.
 */
function strongestOf(grounds: readonly string[]): string[] {
  const degrees = grounds.map(degreeOf);
  const isLess = (own: Degree, other: Degree): boolean =>
    own.key === other.key && own.isLimit === other.isLimit && other.degree > own.degree;
  const isWordOf = (own: Degree, other: Degree): boolean =>
    !own.isLimit && other.isLimit && own.degree <= PLAIN_STRENGTH && own.key === other.key.replace('%', '');
  return grounds.filter((ground, index) => {
    const own = degrees[index];
    if (grounds.some((other) => other !== ground && other.replace(STRESSED, '') === ground)) return false;
    return own == null || !degrees.some((other) => other != null && (isLess(own, other) || isWordOf(own, other)));
  });
}

/**
 * What a diagnosis rests on, in the words of the rule base: each ground once, in its strongest degree.
 * @param subject of the result that stands before it; 「血钾5.5~5.9」 behind 「血钾 5.7 mmol/L」 says nothing more
 */
export function groundsOf({ intermediates }: Pick<InferredDiagnosis, 'intermediates'>, subject: string): string {
  const told = intermediates.filter((each) => !NOT_TOLD.test(each));
  const isAgain = (ground: string): boolean =>
    subject !== '' && ground.startsWith(subject) && /^[≥>≤<]?\d/.test(ground.slice(subject.length));
  return clinicalNotation(
    strongestOf(told.length === 0 ? intermediates : told)
      .filter((each) => !isAgain(each))
      .join('、'),
  );
}
