import { deltaText } from '../delta/wording.ts';
import type { DeltaNote } from '../delta/delta.ts';
import type { InferredDiagnosis } from '../lab-inference/infer.ts';
import { labText, RELIABILITY_TEXT } from '../lab-inference/wording.ts';
import type { ActionCode, Conclusion, DetailPart, HeadlinePart } from './conclusion.ts';
import type { Deviation } from './finding.ts';
import type { FocusReason } from './focus.ts';
import { PATTERN_TEXT } from './patterns.ts';

const DEVIATION_TEXT: Record<Deviation, string> = { high: '升高', low: '降低', positive: '阳性' };

export const ACTION_TEXT: Record<ActionCode, string> = {
  handle_first: '宜优先处理',
  review: '建议结合临床复核',
  recheck: '建议复查',
  none: '',
};

export const FOCUS_REASON_TEXT: Record<FocusReason, string> = {
  critical: '危急值',
  deviation: '偏离参考区间',
  near_critical: '接近危急界限',
  evidence: '疑似诊断的依据',
  change: '较前变化',
};

/** Serum ions are named after the element in the catalogue; in a sentence they want 血. */
const SUBJECT: Readonly<Record<string, string>> = {
  K: '血钾',
  NA: '血钠',
  CL: '血氯',
  CA: '血钙',
  P: '血磷',
  MG: '血镁',
  GLU: '血糖',
  LAC: '血乳酸',
  PH: '动脉血pH',
};

function subject(lab: string, name: string): string {
  return SUBJECT[lab] ?? name;
}

type HeadlineTexts = {
  readonly [Code in HeadlinePart['code']]: (part: Extract<HeadlinePart, { code: Code }>) => string;
};

const HEADLINE_TEXT: HeadlineTexts = {
  pattern: ({ pattern }) => PATTERN_TEXT[pattern],
  critical: ({ lab, name, deviation }) => `${subject(lab, name)}${DEVIATION_TEXT[deviation]}达危急值`,
  critical_more: ({ count }) => `危急值共 ${count} 项`,
  finding: ({ lab, name, deviation }) => `${subject(lab, name)}${DEVIATION_TEXT[deviation]}`,
  all_normal: () => '本次检验结果均在参考区间内',
  none_abnormal: ({ undetermined }) => `可判定的项目未见异常，另有 ${undetermined} 项无法判定`,
  undetermined_only: ({ undetermined }) => `${undetermined} 项结果均无法判定`,
  empty: () => '本次报告没有可判读的检验结果',
};

type DetailTexts = { readonly [Code in DetailPart['code']]: (part: Extract<DetailPart, { code: Code }>) => string };

function rowNote(note: DeltaNote): string {
  if (note.code === 'stage_changed' && note.isFirst) return `首次进入 ${note.to} ${note.kind === 'gfr' ? '期' : '级'}`;
  return deltaText(note);
}

const DETAIL_TEXT: DetailTexts = {
  row: ({ name, resultText, notes }) => [`${name} ${resultText}`, ...notes.map(rowNote)].join('，'),
  diagnoses: ({ rows, more }) => {
    const names = rows.map((row) => `${row.name}（${RELIABILITY_TEXT[row.reliable]}）`).join('、');
    return `疑似诊断：${names}${more > 0 ? `等 ${rows.length + more} 项` : ''}`;
  },
  no_diagnosis: () => '暂无规则支持的疑似诊断',
  normal: ({ count }) => `${count} 项结果在各自参考区间内`,
  undetermined: ({ count }) => `${count} 项结果无法判定`,
};

function headlineText(part: HeadlinePart): string {
  const write = HEADLINE_TEXT[part.code] as (value: HeadlinePart) => string;
  return write(part);
}

function detailText(part: DetailPart): string {
  const write = DETAIL_TEXT[part.code] as (value: DetailPart) => string;
  return write(part);
}

/** Headline and detail of a conclusion: '肾功能持续下降伴大量白蛋白尿，血钾升高，建议结合临床复核'. */
export function conclusionText(conclusion: Conclusion): { headline: string; detail: string } {
  const action = ACTION_TEXT[conclusion.action];
  const headline = [...conclusion.headline.map(headlineText), ...(action === '' ? [] : [action])].join('，');
  const rows = conclusion.detail
    .filter((part) => part.code === 'row')
    .map(detailText)
    .join('；');
  const rest = conclusion.detail.filter((part) => part.code !== 'row').map(detailText);
  const detail = [rows, ...rest]
    .filter((text) => text !== '')
    .map((text) => `${text}。`)
    .join('');
  return { headline, detail };
}

/** Codes as the wire carries them: 'pattern:CKD_DECLINE', 'critical:K:high', 'action:handle_first'. */
export function conclusionCodes(conclusion: Conclusion): string[] {
  const parts = conclusion.headline.map((part) => {
    if (part.code === 'pattern') return `pattern:${part.pattern}`;
    if (part.code === 'critical' || part.code === 'finding') return `${part.code}:${part.lab}:${part.deviation}`;
    return part.code;
  });
  return [...parts, `action:${conclusion.action}`];
}

/** One line under a diagnosis: what speaks for it, and what would settle it when the evidence is not yet full. */
export function diagnosisSummary(diagnosis: InferredDiagnosis): string {
  const found = diagnosis.intermediates.slice(0, 3).join('、');
  const wanted = diagnosis.missing
    .filter((code) => !code.includes('_'))
    .slice(0, 2)
    .map(labText);
  return diagnosis.reliable === 2 || wanted.length === 0 ? found : `${found}；可补查${wanted.join('、')}`;
}
