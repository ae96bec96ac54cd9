import { findItem } from '../catalogue/catalogue.ts';
import { clinicalNotation } from '../core/notation.ts';
import type { Condition } from './condition-text.ts';
import { findDerived } from './derived-codes.ts';
import type { UnusableRow } from './facts.ts';
import type { Edge } from './rule-row.ts';
import { unitText } from '../units/unit-text.ts';
import { UNDETERMINED_TEXT } from '../flags/wording.ts';
import type { GraphLink } from './graph.ts';
import type { InferredDiagnosis, Reliability, SatisfiedEdge } from './infer.ts';

/** Level of evidence, as bars and word. */
export const RELIABILITY_TEXT: Record<Reliability, string> = { 2: '高', 1: '中', 0: '低' };
export const RELIABILITY_COLOUR: Record<Reliability, 'red' | 'amber' | 'blue'> = { 2: 'red', 1: 'amber', 0: 'blue' };

/** The verb of a diagnosis in a sentence: supports, suggests, to be excluded; never "confirms". */
export const RELIABILITY_VERB: Record<Reliability, string> = { 2: '支持', 1: '提示', 0: '待排' };

const PERSON_TEXT: Readonly<Record<string, string>> = { AGE: '年龄', SEX: '性别', PREG: '妊娠' };

/** Name of a lab or derived figure for a reader. */
export function labText(code: string): string {
  return PERSON_TEXT[code] ?? findDerived(code)?.name ?? findItem(code)?.name ?? code;
}

/** Unit of a lab or derived figure as sentences write it; '' for those that have none. */
export function unitOfLab(code: string): string {
  if (code === 'AGE') return '岁';
  return unitText(findItem(code)?.unit ?? findDerived(code)?.unit ?? '');
}

/** A figure that was worked out comes without its unit: 校正钙 2.7 reads 2.7 mmol/L. What was printed has its own, or none that anybody knows. */
export function withUnitOfLab(code: string, text: string | number | boolean): string {
  return findDerived(code) === undefined ? `${text}` : `${text} ${unitOfLab(code)}`.trimEnd();
}

/** Name of the figure of a condition that holds: a calcium without albumin is the total one. */
export function figureText({ edge, codes }: Pick<SatisfiedEdge, 'edge' | 'codes'>): string {
  return edge.lab === 'R_CACORR' && !codes.includes('ALB') ? '总钙' : labText(edge.lab);
}

const CONDITION_WORD: Readonly<Record<string, string>> = {
  H: '升高',
  L: '降低',
  N: '正常',
  POS: '阳性',
  NEG: '阴性',
  AGE_HF: '高于年龄界值（<50岁 450，50～75岁 900，>75岁 1800 pg/mL）',
  AGE_DD: '高于年龄校正界值（>50岁为年龄×0.01，否则 0.5 mg/L FEU）',
};

/** @param unit behind figures; a multiple of the upper limit has none */
function partText(part: string, unit: string): string {
  const word = CONDITION_WORD[part];
  if (word !== undefined) return word;
  const behind = unit === '' ? '' : ` ${unit}`;
  const readable = part
    .replace('>=', '≥ ')
    .replace('<=', '≤ ')
    .replace(/[<>](?=\d)/, '$& ')
    .replace('..', '–');
  if (readable.startsWith('x')) return `${readable.slice(1)} 倍上限`;
  return `${readable.startsWith('d') ? `超过上限 ${readable.slice(1)}` : readable}${behind}`;
}

/** A condition in words: '升高', '≥ 3 倍上限', '6.1–6.99', '正常或升高'; with the unit of its figures where one is given. */
export function conditionText(when: Condition, unit = ''): string {
  const isOfFigures = when.parts.every(({ kind }) => kind === 'number');
  return when.text
    .split('|')
    .map((part) => partText(part, unit))
    .join(isOfFigures ? ' 或 ' : '或');
}

/** The condition of an edge with the unit that its figures are of. */
export function criterionText({ when, lab }: Pick<Edge, 'when' | 'lab'>): string {
  return conditionText(when, unitOfLab(lab));
}

/** What a link stands on, one line per satisfied condition: result, condition, weight and source. */
export function linkKnowledges(link: GraphLink): string[] {
  return link.satisfied.map(({ edge, codes, text, counted }) => {
    const share = counted > 0 ? `计 ${counted} 分` : '不重复计分';
    return `${figureText({ edge, codes })} ${withUnitOfLab(edge.lab, text)}，符合「${criterionText(edge)}」→ ${clinicalNotation(edge.intermediate)}（${share}；${link.citation}）`;
  });
}

export function unusableText(reason: UnusableRow['reason']): string {
  if (reason === 'not_in_catalogue') return '项目不在目录中';
  return reason === 'repeated' ? '同一项目重复，仅取首条参与判读' : UNDETERMINED_TEXT[reason];
}

/** How many findings, and how many missing items, a summary names. */
const SUMMARY_FINDINGS = 3;
const SUMMARY_MISSING = 2;

/** What speaks for a diagnosis in a few words, and what would tell more where it is not well supported. */
export function diagnosisSummary(diagnosis: InferredDiagnosis): string {
  const found = clinicalNotation(diagnosis.intermediates.slice(0, SUMMARY_FINDINGS).join('、'));
  const wanted = diagnosis.missing
    .filter((code) => findItem(code) !== undefined)
    .slice(0, SUMMARY_MISSING)
    .map(labText);
  return diagnosis.reliable === 2 || wanted.length === 0 ? found : `${found}；可补查${wanted.join('、')}`;
}
