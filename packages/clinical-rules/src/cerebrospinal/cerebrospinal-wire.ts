import { missingTexts } from '../core/model-answer.ts';
import type { ModelWireAnswer } from '../core/model-answer.ts';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readMeasured } from '../flags/measured.ts';
import { parseResult } from '../results/result.ts';
import { CEREBROSPINAL_NUMBERS } from './cerebrospinal-facts.ts';
import { evaluateCerebrospinal } from './cerebrospinal.ts';
import type { Barrier } from './barrier.ts';
import type { CerebrospinalFacts, CerebrospinalSign } from './cerebrospinal-facts.ts';
import type { CerebrospinalAssessment, CerebrospinalResult } from './cerebrospinal.ts';
import { MENINGITIS } from './cerebrospinal-table.ts';
import { cerebrospinalDistance } from './distance.ts';
import * as text from './wording.ts';

const SIGNS: readonly CerebrospinalSign[] = ['gram', 'afb', 'india_ink', 'xanthochromia'];

/** true, false, or a printed 阳性 / 阴性 / 2+; a doubtful or prose result is not known. */
export function readSign(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return null;
  const parsed = parseResult(value);
  // A titre of an antigen was diluted until it was no longer found.
  if (parsed.kind === 'titre') return parsed.comparator === '<' || parsed.comparator === '≤' ? null : true;
  if (parsed.kind !== 'qualitative' || parsed.grade === 0.5) return null;
  return parsed.grade > 0;
}

/** Plain names, numbers or printed results, in the units of the facts. */
export function readCerebrospinalInput(input: PlainInput): CerebrospinalFacts {
  return {
    values: Object.fromEntries(
      CEREBROSPINAL_NUMBERS.map((item) => [item, readMeasured(input[item])]),
    ) as CerebrospinalFacts['values'],
    signs: Object.fromEntries(SIGNS.map((sign) => [sign, readSign(input[sign])])) as CerebrospinalFacts['signs'],
  };
}

function barrierFindings(barrier: Barrier): ModelWireAnswer['findings'] {
  const { qalb, qalbLimit, isImpaired, iggIndex, isIntrathecal, qlim, qigg } = barrier;
  const limit = qalbLimit === null ? '' : `（上限 ${qalbLimit}）`;
  const state = isImpaired === null ? '' : isImpaired ? '，血脑屏障受损' : '，未见受损';
  return [
    ...(qalb === null ? [] : [{ code: 'qalb', label: '白蛋白商 QAlb（×10^-3）', text: `${qalb}${limit}${state}` }]),
    ...(iggIndex === null
      ? []
      : [
          {
            code: 'igg_index',
            label: 'IgG指数',
            text: `${iggIndex}${isIntrathecal === true ? '，鞘内IgG合成增加' : ''}`,
          },
        ]),
    ...(qlim === null ? [] : [{ code: 'qigg', label: 'QIgG（×10^-3）', text: `${qigg}（Reiber 上限 ${qlim}）` }]),
  ];
}

function findings(result: CerebrospinalAssessment): ModelWireAnswer['findings'] {
  const { correctedWbc, correction, glucoseRatio } = result;
  return [
    { code: 'pattern', label: '综合判断', text: text.headTexts(result).join('；') },
    ...(correctedWbc === null || correction === null
      ? []
      : [
          {
            code: 'wbc_corrected',
            label: '校正白细胞',
            text: `${correctedWbc} ×10^6/L（${text.CORRECTION_TEXT[correction]}）`,
          },
        ]),
    ...(glucoseRatio === null
      ? []
      : [{ code: 'glucose_ratio', label: '脑脊液/血清葡萄糖比值', text: `${glucoseRatio}` }]),
    ...barrierFindings(result.barrier),
  ];
}

function tips(result: CerebrospinalAssessment): string[] {
  const { pattern, barrier, glucoseClass, inputsUsed } = result;
  const isInfection = pattern.kind === 'meningitis' || pattern.kind === 'inflammatory';
  return [
    ...(pattern.kind === 'dissociation' ? [text.DISSOCIATION_TIP] : []),
    ...(result.isBleedingOpen ? [text.BLEEDING_OPEN_TIP] : []),
    ...(glucoseClass !== null && inputsUsed.values.serum_glucose === null ? [text.SERUM_GLUCOSE_TIP] : []),
    ...(isInfection ? [text.ORGANISM_TIP, text.TREATED_TIP] : []),
    ...(barrier.isAboveQlim === true && barrier.isIntrathecal === false ? [text.QLIM_TIP] : []),
  ];
}

export interface CerebrospinalWireAnswer extends ModelWireAnswer {
  readonly scores: { name: string; score: number }[];
}

function barrierTexts(barrier: Barrier): string[] {
  return [
    ...(barrier.isImpaired === true ? ['血脑屏障受损'] : []),
    ...(barrier.isIntrathecal === true ? ['鞘内IgG合成增加'] : []),
  ];
}

/** The answer to an input in plain names; nothing throws. */
export function answerCerebrospinal(input: PlainInput): CerebrospinalWireAnswer {
  return cerebrospinalWire(evaluateCerebrospinal(readCerebrospinalInput(input)));
}

/** The pattern in words; an input that cannot be used is named in `missing`. */
export function cerebrospinalWire(result: CerebrospinalResult): CerebrospinalWireAnswer {
  const common = {
    missing: missingTexts(text.CEREBROSPINAL_ITEM_TEXT, result.missing, result.invalid),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
  if (result.status === 'incomplete') {
    // The quotients stand without cells or protein.
    const { barrier } = result;
    const known = { conclusion: barrierTexts(barrier).join('；'), findings: barrierFindings(barrier) };
    return { ...common, ...known, tips: [], contributions: [], distance: [], scores: [] };
  }
  const { scores } = result;
  return {
    ...common,
    conclusion: [...text.headTexts(result), ...barrierTexts(result.barrier)].join('；'),
    findings: findings(result),
    tips: tips(result),
    contributions: result.contributions.map((row) => {
      const value = typeof row.value === 'boolean' ? (row.value ? '阳性' : '阴性') : `${row.value}`;
      return {
        item: row.item,
        label: text.CEREBROSPINAL_ITEM_TEXT[row.item],
        value: `${value} ${text.CEREBROSPINAL_ITEM_UNIT[row.item]}`.trim(),
        points: row.points,
        source: row.source,
      };
    }),
    distance: cerebrospinalDistance(result.inputsUsed),
    scores:
      scores === null ? [] : MENINGITIS.map((type) => ({ name: text.MENINGITIS_TEXT[type], score: scores[type] })),
  };
}
