import { finiteOrNull, roundHalfUp } from '../core/number.ts';
import { readSex } from '../core/rule-stamp.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { readSet } from '../flags/printed-set.ts';
import { parseResult } from '../results/result.ts';
import type { QualitativeGrade } from '../results/result.ts';
import { convert } from '../units/convert.ts';
import { findUnit } from '../units/unit.ts';
import { unitText } from '../units/unit-text.ts';
import { CKD_DEFAULTS, evaluateCkd } from './ckd.ts';
import type { CkdFacts, CkdOptions, CkdResult } from './ckd.ts';
import type { CkdRisk } from './ckd-table.ts';
import { ckdDistance } from './distance.ts';
import {
  CKD_AXIS_TEXT,
  CKD_EQUATION_TEXT,
  CKD_ITEM_TEXT,
  CKD_RISK_TEXT,
  ckdConclusion,
  ckdName,
  ckdTips,
  estimateText,
  measuredText,
  SEX_TEXT,
} from './wording.ts';

/** Results as a report prints them (`'39'`, `'>90'`, `'2+'`) or as numbers; everything may be absent. */
export interface CkdWireInput {
  readonly age?: unknown;
  readonly sex?: unknown;
  readonly egfr?: unknown;
  /** As the report prints it; kept for showing. */
  readonly egfr_unit?: unknown;
  readonly creatinine?: unknown;
  readonly creatinine_unit?: unknown;
  readonly acr?: unknown;
  readonly acr_unit?: unknown;
  /** mg/24h. */
  readonly aer?: unknown;
  /** mg/g. */
  readonly pcr?: unknown;
  readonly dipstick?: unknown;
  readonly previous_egfr?: unknown;
  /** `yyyy-MM-dd`, first of two abnormal values more than 90 days apart. */
  readonly chronic_since?: unknown;
  /** `yyyy-MM-dd` of this report. */
  readonly report_date?: unknown;
  /** A tag or an earlier diagnosis names the disease. */
  readonly known?: unknown;
  /** Haematuria or earlier albuminuria. */
  readonly damage_evidence?: unknown;
  /** '2021' (default) or '2009'. */
  readonly equation?: unknown;
  /** '2012' (default) or '2024'. */
  readonly visits_edition?: unknown;
}

/** A bare 阳性 does not say how many plus signs, so it stages nothing. */
function readDipstick(value: unknown): QualitativeGrade | null {
  if (typeof value !== 'string') return null;
  const parsed = parseResult(value);
  if (parsed.kind !== 'qualitative' || parsed.isWeak) return null;
  return parsed.grade < 1 || /\+/.test(value.normalize('NFKC')) ? parsed.grade : null;
}

function unitName(value: unknown, byDefault: string): string | null {
  if (value == null) return byDefault;
  return typeof value === 'string' ? (findUnit(value)?.name ?? null) : null;
}

const EGFR_UNIT = 'mL/min/1.73m²';

/** The spelling of a unit that means the rule's own: laboratories print mL/min as well. */
function readEgfrUnit(value: unknown): string | null {
  const name = unitName(value, EGFR_UNIT);
  const converted = name === null ? null : convert(1, name, EGFR_UNIT, 'EGFR');
  return converted?.ok === true && converted.factor === 1 ? name : null;
}

/** `yyyy-MM-dd`, a time behind it is left out; anything else is unknown. */
function readDay(value: unknown): string | null {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return /\d{4}-\d{2}-\d{2}/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/**
 * Reads plain names. An absent unit is the form's default (μmol/L, mg/g); a unit that is present but not one of those that
 * convert makes the value unusable (null), never a wrong one.
 */
export function readCkdInput(input: CkdWireInput): CkdFacts {
  const creatinineUnit = unitName(input.creatinine_unit, 'μmol/L');
  const isCreatinineUsable = creatinineUnit === 'μmol/L' || creatinineUnit === 'mg/dL';
  const egfrUnit = readEgfrUnit(input.egfr_unit);
  const acrUnit = unitName(input.acr_unit, 'mg/g');
  const isAcrUsable = acrUnit === 'mg/g' || acrUnit === 'mg/mmol';
  return {
    ageYears: finiteOrNull(input.age),
    sex: readSex(input.sex),
    egfr: egfrUnit === null ? null : readSet(input.egfr),
    egfrUnit: egfrUnit ?? EGFR_UNIT,
    creatinine: isCreatinineUsable ? finiteOrNull(input.creatinine) : null,
    creatinineUnit: creatinineUnit === 'mg/dL' ? 'mg/dl' : 'μmol/L',
    acr: isAcrUsable ? readSet(input.acr) : null,
    acrUnit: acrUnit === 'mg/mmol' ? 'mg/mmol' : 'mg/g',
    aer: readSet(input.aer),
    pcr: readSet(input.pcr),
    dipstick: readDipstick(input.dipstick),
    previousEgfr: finiteOrNull(input.previous_egfr),
    chronicSince: readDay(input.chronic_since),
    reportDate: readDay(input.report_date),
    isKnown: input.known === true,
    hasDamageEvidence: input.damage_evidence === true,
  };
}

export function readCkdOptions(input: CkdWireInput): CkdOptions {
  return {
    equation: input.equation === '2009' ? '2009' : CKD_DEFAULTS.equation,
    visitsEdition: input.visits_edition === '2024' ? '2024' : CKD_DEFAULTS.visitsEdition,
  };
}

export interface CkdWireSource {
  readonly item: string;
  readonly label: string;
  readonly value: string;
  readonly text: string;
}

export interface CkdWireResult {
  readonly diagnosis_name: string;
  readonly evidence_inference: { lab_x: string; lab_y: string; reliable_name: string };
  readonly level?: CkdRisk;
  readonly egfr?: number;
  readonly acr_mg_per_g?: number;
  readonly visits_per_year?: string;
  readonly conclusion: string;
  readonly tips: string[];
  readonly missing: string[];
  /** Named only when the eGFR was computed here. */
  readonly equation?: string;
  readonly albuminuria_estimated: boolean;
  readonly sources: CkdWireSource[];
  readonly distance: { item: string; label: string; from: string; to: string; target: string }[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

function egfrSource({ egfr, gfrSource, equation, inputsUsed }: CkdResult): CkdWireSource[] {
  const named = { item: 'egfr', label: CKD_ITEM_TEXT.egfr };
  const { creatinine, creatinineUnit, ageYears, sex } = inputsUsed;
  if (gfrSource === 'reported' && inputsUsed.egfr !== null) {
    return [
      { ...named, value: measuredText(inputsUsed.egfr, inputsUsed.egfrUnit), text: '报告值，计算方程以报告为准' },
    ];
  }
  if (egfr === null || equation === null || creatinine === null || ageYears === null || sex === null) return [];
  // The operand as it was used, without the noise of a conversion.
  const from = `血肌酐 ${Number(creatinine.toPrecision(12))} ${creatinineUnit}、${ageYears} 岁、${SEX_TEXT[sex]}`;
  return [
    { ...named, value: `${egfr} ${unitText(EGFR_UNIT)}`, text: `由${from}按 ${CKD_EQUATION_TEXT[equation]} 计算` },
  ];
}

function albuminuriaSource({ albuminuriaSource: source, inputsUsed }: CkdResult): CkdWireSource[] {
  if (source === null) return [];
  const named = { item: source, label: CKD_ITEM_TEXT[source] };
  const { acr, acrUnit, aer, pcr, dipstick } = inputsUsed;
  if (source === 'acr' && acr !== null) {
    const text = acrUnit === 'mg/g' ? '报告值' : '报告值，× 8.84 换算为 mg/g';
    return [{ ...named, value: measuredText(acr, acrUnit), text }];
  }
  const text = `报告无可用ACR，${estimateText(source)}`;
  if (source === 'aer' && aer !== null) return [{ ...named, value: measuredText(aer, 'mg/24h'), text }];
  if (source === 'pcr' && pcr !== null) return [{ ...named, value: measuredText(pcr, 'mg/g'), text }];
  const grade = dipstick === null || dipstick === 0 ? '阴性' : dipstick === 0.5 ? '±' : `${dipstick}+`;
  return [{ ...named, value: grade, text }];
}

/** The answer to an input in the wire's field names. */
export function answerCkd(input: CkdWireInput): CkdWireResult {
  const options = readCkdOptions(input);
  return ckdWire(evaluateCkd(readCkdInput(input), options), options);
}

/** Stage, risk, wording, where each value came from and the distance to another risk, in the wire's field names. */
export function ckdWire(result: CkdResult, options: CkdOptions = CKD_DEFAULTS): CkdWireResult {
  return {
    diagnosis_name: ckdName(result),
    evidence_inference: {
      lab_x: result.a ?? '',
      lab_y: result.g ?? '',
      reliable_name: result.risk === null ? '' : CKD_RISK_TEXT[result.risk],
    },
    ...(result.risk === null ? {} : { level: result.risk }),
    ...(result.egfr === null ? {} : { egfr: result.egfr }),
    ...(result.acrMgPerG === null ? {} : { acr_mg_per_g: roundHalfUp(result.acrMgPerG, 2) }),
    ...(result.visits === null ? {} : { visits_per_year: result.visits }),
    conclusion: ckdConclusion(result),
    tips: ckdTips(result),
    missing: result.missing.map((axis) => CKD_AXIS_TEXT[axis]),
    ...(result.equation === null ? {} : { equation: CKD_EQUATION_TEXT[result.equation] }),
    albuminuria_estimated: result.isEstimated,
    sources: [...egfrSource(result), ...albuminuriaSource(result)],
    distance: ckdDistance(result.inputsUsed, options).map((step) => ({
      item: step.item,
      label: CKD_ITEM_TEXT[step.item],
      from: `${roundHalfUp(step.from, 2)} ${unitText(step.unit)}`,
      to: `${step.to} ${unitText(step.unit)}`,
      target: `${CKD_RISK_TEXT[step.risk]}（${step.g} ${step.a}）`,
    })),
    rule_version: result.ruleVersion,
    review_notes: result.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
}
