import type { Interval } from '../catalogue/row.ts';
import { finiteOrNull } from '../core/number.ts';
import { missingTexts } from '../core/model-answer.ts';
import type { ModelWireAnswer } from '../core/model-answer.ts';
import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readMeasured } from '../flags/measured.ts';
import { thyroidFunctionDistance } from './distance.ts';
import { evaluateThyroidFunction, trimesterOf } from './thyroid-function.ts';
import type {
  ThyroidFunctionAssessment,
  ThyroidFunctionFacts,
  ThyroidFunctionResult,
  ThyroidItem,
} from './thyroid-function.ts';
import type { PregnantStatus } from './thyroid-function-table.ts';
import * as text from './wording.ts';

export function isPregnantStatus(value: unknown): value is PregnantStatus {
  return value === 0 || value === 1 || value === 2 || value === 3 || value === 4;
}

/** `[low, high]` or `{low, high}`; a pair that is inverted or holds no number is no range. */
function readRange(value: unknown): Interval | null {
  const [lowCell, highCell]: readonly unknown[] = Array.isArray(value)
    ? (value as unknown[])
    : isRecord(value)
      ? [value['low'], value['high']]
      : [];
  const [low, high] = [finiteOrNull(lowCell), finiteOrNull(highCell)];
  if ((low === null && high === null) || (low !== null && high !== null && low > high)) return null;
  return { ...(low === null ? {} : { low }), ...(high === null ? {} : { high }) };
}

const ITEMS: readonly ThyroidItem[] = ['tsh', 'ft4', 'ft3', 'tpoab', 'tgab', 'trab'];

/** Plain names: the six items, `<item>_range`, `pregnant_status` (anything but 0 to 4 is 0), `tsh_range_trimester`, `critically_ill`. */
export function readThyroidFunctionInput(input: PlainInput): ThyroidFunctionFacts {
  const status = input['pregnant_status'];
  return {
    values: Object.fromEntries(
      ITEMS.map((item) => [item, readMeasured(input[item])]),
    ) as ThyroidFunctionFacts['values'],
    ranges: Object.fromEntries(
      ITEMS.flatMap((item) => {
        const range = readRange(input[`${item}_range`]);
        return range === null ? [] : [[item, range]];
      }),
    ),
    pregnantStatus: isPregnantStatus(status) ? status : 0,
    trimesterTsh: readRange(input['tsh_range_trimester']),
    isCriticallyIll: input['critically_ill'] === true,
  };
}

/** What a missing test leaves open about the diagnosis that was made without it. */
function openTips({ diagnosis, missing }: ThyroidFunctionAssessment): string[] {
  const isSubclinical = diagnosis.startsWith('subclinical_hyper') || diagnosis === 'pregnancy_tsh_low';
  const isToxic = diagnosis === 'pregnancy_undecided' || diagnosis === 'pregnancy_thyrotoxicosis';
  const isNormal = diagnosis === 'normal' || diagnosis === 'antibodies_only';
  return [
    ...(isSubclinical && missing.includes('ft3') ? [text.FT3_OPEN_TIP] : []),
    ...(isToxic && missing.includes('trab') ? [text.TRAB_OPEN_TIP] : []),
    ...(isNormal && missing.includes('ft3') ? [text.FT3_MISSING_TIP] : []),
  ];
}

function findings(result: ThyroidFunctionAssessment, status: PregnantStatus): ModelWireAnswer['findings'] {
  const { levels, treatment } = result;
  return [
    ...(['tsh', 'ft4', 'ft3'] as const).flatMap((item) => {
      const level = levels[item];
      return level === null ? [] : [{ code: item, label: text.THYROID_ITEM_TEXT[item], text: text.LEVEL_TEXT[level] }];
    }),
    { code: 'diagnosis', label: '甲功判断', text: text.THYROID_DIAGNOSIS_TEXT[result.diagnosis] },
    ...result.etiology.map((code) => ({ code: 'etiology', label: '病因提示', text: text.ETIOLOGY_TEXT[code] })),
    ...(status === 0 ? [] : [{ code: 'pregnant_status', label: '妊娠状态', text: text.PREGNANT_STATUS_TEXT[status] }]),
    ...(treatment == null ? [] : [{ code: 'treat', label: '处理建议', text: text.TREATMENT_TEXT[treatment] }]),
  ];
}

/** The answer to an input in plain names; nothing throws. */
export function answerThyroidFunction(input: PlainInput): ModelWireAnswer {
  return thyroidFunctionWire(evaluateThyroidFunction(readThyroidFunctionInput(input)));
}

/** The pattern in words; an input that cannot be used is named in `missing`. */
export function thyroidFunctionWire(result: ThyroidFunctionResult): ModelWireAnswer {
  const { pregnantStatus } = result.inputsUsed;
  const common = {
    missing: missingTexts(text.THYROID_ITEM_TEXT, result.missing, result.invalid),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
  if (result.status === 'incomplete') {
    return { ...common, conclusion: '', findings: [], tips: [], contributions: [], distance: [] };
  }
  const diagnosisTip = text.THYROID_DIAGNOSIS_TIP[result.diagnosis];
  const isPregnant = trimesterOf(pregnantStatus) !== null;
  const parts = [
    text.THYROID_DIAGNOSIS_TEXT[result.diagnosis],
    ...result.etiology.map((code) => text.ETIOLOGY_TEXT[code]),
    ...(result.treatment == null ? [] : [text.TREATMENT_TEXT[result.treatment]]),
  ];
  return {
    ...common,
    conclusion: parts.join('，'),
    findings: findings(result, pregnantStatus),
    tips: [
      ...(diagnosisTip === undefined ? [] : [diagnosisTip]),
      ...openTips(result),
      ...(result.isFallbackRange
        ? [`${text.FALLBACK_RANGE_TIP}（${result.tshRange.low}–${result.tshRange.high} mIU/L）`]
        : []),
      ...(isPregnant && result.treatment != null ? [text.TARGET_TIP] : []),
    ],
    contributions: result.contributions.map((row) => ({
      item: row.item,
      label: text.THYROID_ITEM_TEXT[row.item],
      value: `${row.value} ${text.THYROID_ITEM_UNIT[row.item]}`,
      points: row.points,
      source: row.source,
    })),
    distance: thyroidFunctionDistance(result),
  };
}
