import { clinicalNotation } from '../core/notation.ts';
import { finiteOrNull, roundHalfUp } from '../core/number.ts';
import { REVIEW_NOTE_TEXT } from '../core/wording.ts';
import { measuredText, readMeasured } from '../flags/measured.ts';
import { convert } from '../units/convert.ts';
import { findUnit } from '../units/unit.ts';
import { BLOOD_GAS_VERSION } from './blood-gas-table.ts';
import type { BloodGasVersion } from './blood-gas-table.ts';
import { evaluateBloodGas } from './blood-gas.ts';
import type {
  BloodGasCase,
  BloodGasFacts,
  BloodGasItem,
  BloodGasReading,
  BloodGasResult,
  CaseType,
} from './blood-gas.ts';
import type { FlaggedItem } from './blood-gas-facts.ts';
import type { FocusFinding } from './grades.ts';
import { hintTexts } from './hint-wording.ts';
import {
  BLOOD_GAS_ITEM_TEXT,
  disorderName,
  electrolyteTexts,
  FOCUS_UNIT,
  focusText,
  FORMULA_TEXT,
  groupResultText,
  hypoxiaText,
  lactateText,
  naturalConclusion,
  notUsedTexts,
  PH_BALANCE_TEXT,
  TIP_TEXT,
  unusableText,
} from './wording.ts';

/** Plain input by the names of the items; units are those of the facts unless named. */
export type BloodGasWireInput = Readonly<Record<string, unknown>>;

/** Arterial, not arterial, or not told by the name of a specimen. */
export function readSpecimen(text: unknown): boolean | null {
  if (typeof text !== 'string') return null;
  const word = text.normalize('NFKC').toLowerCase();
  if (/静脉|毛细|末梢|指血|venous|vein|capillary/.test(word)) return false;
  return /动脉|arterial|artery/.test(word) ? true : null;
}

function pressure(value: unknown, unit: unknown): number | null {
  const number = finiteOrNull(value);
  if (number === null || unit === undefined || unit === null) return number;
  if (typeof unit !== 'string') return null;
  const converted = convert(number, unit, 'mmHg');
  if (!converted.ok) return null;
  // Analysers print mmHg with one decimal; what was printed in kPa is compared in the same steps.
  return findUnit(unit)?.name === 'kPa' ? roundHalfUp(converted.value, 1) : converted.value;
}

function albumin(value: unknown, unit: unknown): number | null {
  const number = finiteOrNull(value);
  if (number === null || unit === undefined || unit === null) return number;
  const converted = typeof unit === 'string' ? convert(number, unit, 'g/L', 'ALB') : null;
  return converted?.ok === true ? converted.value : null;
}

function flag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

const FLAGGED: readonly FlaggedItem[] = ['lactate', 'k', 'na'];
const SIDES: Readonly<Record<string, 'low' | 'high'>> = { L: 'low', H: 'high' };

/** `lactate_flag`, `k_flag`, `na_flag`: H or L of the row by the range that its report prints. */
function readFlags(input: BloodGasWireInput): NonNullable<BloodGasFacts['flagged']> {
  return Object.fromEntries(
    FLAGGED.flatMap((item) => {
      const side = SIDES[String(input[`${item}_flag`])];
      return side === undefined ? [] : [[item, side]];
    }),
  );
}

const ITEMS = Object.keys(BLOOD_GAS_ITEM_TEXT) as BloodGasItem[];

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Reads `ph`, `paco2`, `hco3`, … with `paco2_unit`, `pao2_unit`, `albumin_unit`, `sample`, `on_oxygen`, `temperature_normal`. */
export function readBloodGasInput(input: BloodGasWireInput): BloodGasFacts {
  const number = (name: string): number | null => finiteOrNull(input[name]);
  const facts: BloodGasFacts = {
    ph: number('ph'),
    paco2: pressure(input['paco2'], input['paco2_unit']),
    hco3: number('hco3'),
    pao2: pressure(input['pao2'], input['pao2_unit']),
    fio2: number('fio2'),
    na: number('na'),
    k: number('k'),
    cl: number('cl'),
    ica: number('ica'),
    lactate: readMeasured(input['lactate']),
    albumin: albumin(input['albumin'], input['albumin_unit']),
    ageYears: number('age'),
    isArterial: readSpecimen(input['sample']),
    isOnOxygen: flag(input['on_oxygen']),
    isTemperatureNormal: flag(input['temperature_normal']),
    flagged: readFlags(input),
  };
  return { ...facts, unread: ITEMS.filter((item) => facts[item] === null && isSaid(input[item])) };
}

/** The choice as it is sent: 1 acute, 2 chronic. */
export const CASE_TYPE_NUMBER: Record<CaseType, 1 | 2> = { acute: 1, chronic: 2 };

export function caseTypeOf(type: unknown): CaseType {
  return type === CASE_TYPE_NUMBER.chronic ? 'chronic' : 'acute';
}

export interface BloodGasWireCase {
  readonly group_result: string;
  readonly tips: string[];
  readonly hints: string[];
  readonly ph_balance: string;
  readonly electrolyte: string[];
  readonly lactic_acid: string;
  readonly hypoxia: string;
  readonly disorders: string[];
  readonly contributions: { item: string; label: string; value: string; points: number; source: string }[];
}

export interface BloodGasWireFocus {
  readonly item: FocusFinding['item'];
  readonly note: string;
  /** For an item of which the report prints no row: its name, value and unit. */
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly side: FocusFinding['side'];
}

export interface BloodGasWireAnswer {
  readonly natural_conclusion: string;
  readonly acute: BloodGasWireCase;
  readonly chronic: BloodGasWireCase;
  /** Items by their code; the rows are the report's. */
  readonly focus: readonly BloodGasWireFocus[];
  /** True under the chosen case type. */
  readonly isTriple: boolean;
  readonly anionGap: number | null;
  readonly missing: string[];
  /** What the report prints and the reading does not use, with the reason. */
  readonly not_used: string[];
  readonly rule_version: string;
  readonly review_notes: string[];
}

const UNITS: Partial<Record<string, string>> = {
  consistency: '%',
  calculated_hco3: ' mmol/L',
  anion_gap: ' mmol/L',
  anion_gap_corrected: ' mmol/L',
  potential_hco3: ' mmol/L',
  excess_gap: ' mmol/L',
};

function contributionValue(entry: BloodGasCase, item: string, value: number | string | boolean): string {
  if (item === 'primary') {
    const codes = String(value) === '' ? [] : String(value).split('+');
    const names = codes.map((code) => disorderName(code as BloodGasCase['disorders'][number], entry.caseType));
    return names.length === 0 ? '未见' : names.join('、');
  }
  if (item === 'compensation')
    return clinicalNotation(`${value}${String(value).startsWith('HCO3') ? ' mmol/L' : ' mmHg'}`);
  return `${value}${UNITS[item] ?? ''}`;
}

function wireCase(reading: BloodGasReading, entry: BloodGasCase, version: BloodGasVersion): BloodGasWireCase {
  return {
    group_result: groupResultText(reading, entry),
    tips: entry.tips.map((code) => TIP_TEXT[code]),
    hints: hintTexts(reading, entry, version),
    ph_balance: PH_BALANCE_TEXT[reading.phBalance],
    electrolyte: electrolyteTexts(reading),
    lactic_acid: lactateText(reading),
    hypoxia: hypoxiaText(reading, version),
    disorders: [...entry.disorders],
    contributions: entry.contributions.map(({ item, value, points, source }) => ({
      item,
      label: FORMULA_TEXT[item],
      value: contributionValue(entry, item, value),
      points,
      source,
    })),
  };
}

function unusableCase(text: string): BloodGasWireCase {
  const unknown = '无法判读';
  return {
    group_result: text,
    tips: [],
    hints: [],
    ph_balance: unknown,
    electrolyte: [],
    lactic_acid: unknown,
    hypoxia: unknown,
    disorders: [],
    contributions: [],
  };
}

function wireFocus({ inputsUsed, hco3Source }: BloodGasReading, finding: FocusFinding): BloodGasWireFocus {
  const { item, side } = finding;
  const value = inputsUsed[item];
  const isCalculated = item === 'hco3' && hco3Source === 'calculated';
  return {
    item,
    note: focusText(finding),
    label: `${BLOOD_GAS_ITEM_TEXT[item]}${isCalculated ? '（计算值）' : ''}`,
    value: typeof value === 'number' ? `${value}` : value === null ? '' : measuredText(value),
    unit: FOCUS_UNIT[item].trim(),
    side,
  };
}

const labels = (items: readonly BloodGasItem[]): string[] => items.map((item) => BLOOD_GAS_ITEM_TEXT[item]);

/** The answer to the facts of one sample. */
export function answerBloodGas(facts: BloodGasFacts, caseType: CaseType): BloodGasWireAnswer {
  return bloodGasWire(evaluateBloodGas(facts), caseType);
}

/**
 * Both case types in the wire's field names; the conclusion is that of the chosen type, acute while none was chosen. What
 * cannot be judged says so in place of a judgment.
 * @param version whose words are taken
 */
export function bloodGasWire(
  reading: BloodGasResult,
  caseType: CaseType,
  version: BloodGasVersion = BLOOD_GAS_VERSION,
): BloodGasWireAnswer {
  const stamp = {
    rule_version: reading.ruleVersion,
    review_notes: reading.reviewNotes.map((note) => REVIEW_NOTE_TEXT[note]),
  };
  if (reading.status === 'incomplete') {
    const text = unusableText(reading);
    const entry = unusableCase(text);
    return {
      ...stamp,
      natural_conclusion: text,
      acute: entry,
      chronic: entry,
      focus: [],
      isTriple: false,
      anionGap: null,
      missing: labels(reading.missing),
      not_used: notUsedTexts(reading),
    };
  }
  return {
    ...stamp,
    natural_conclusion: naturalConclusion(reading, reading[caseType]),
    acute: wireCase(reading, reading.acute, version),
    chronic: wireCase(reading, reading.chronic, version),
    focus: reading.focus.map((finding) => wireFocus(reading, finding)),
    isTriple: reading[caseType].isTriple,
    anionGap: reading.anionGap,
    missing: labels(reading.missing),
    not_used: notUsedTexts(reading),
  };
}
