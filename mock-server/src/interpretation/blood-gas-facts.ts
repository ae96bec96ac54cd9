import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import { roundHalfUp } from '@jianwei/clinical-rules/core/number';
import type { BloodGasFacts, BloodGasItem } from '@jianwei/clinical-rules/blood-gas/blood-gas';
import { readSpecimen } from '@jianwei/clinical-rules/blood-gas/blood-gas-wire';
import { valueSet } from '@jianwei/clinical-rules/flags/value-set';
import type { ValueSet } from '@jianwei/clinical-rules/flags/value-set';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { findUnit } from '@jianwei/clinical-rules/units/unit';
import type { JudgedReport, JudgedRow } from './patient-record.ts';

/** Codes of the rule's items; what stands behind FIO2 and TEMP is no laboratory item, but gas reports print it. */
export const BLOOD_GAS_CODES = {
  ph: 'PH',
  paco2: 'PCO2',
  hco3: 'HCO3',
  pao2: 'PO2',
  fio2: 'FIO2',
  na: 'NA',
  k: 'K',
  cl: 'CL',
  ica: 'ICA',
  lactate: 'LAC',
  albumin: 'ALB',
} as const satisfies Record<BloodGasItem, string>;

const TEMPERATURE = 'TEMP';

/** Rows that a gas report shows: the rule's, and what analysers print beside them. */
const SHOWN: ReadonlySet<string> = new Set([...Object.values(BLOOD_GAS_CODES), 'BE', 'SO2', 'AG', TEMPERATURE]);

export function isBloodGasRow(row: JudgedRow): boolean {
  return SHOWN.has(row.code);
}

function rowOf({ rows }: JudgedReport, code: string): JudgedRow | undefined {
  return rows.find((row) => row.code === code);
}

export function bloodGasRow(judged: JudgedReport, item: keyof typeof BLOOD_GAS_CODES): JudgedRow | undefined {
  return rowOf(judged, BLOOD_GAS_CODES[item]);
}

/** True for a report with a pH or a PaCO2 of blood. */
export function isBloodGas(judged: JudgedReport): boolean {
  return bloodGasRow(judged, 'ph') !== undefined || bloodGasRow(judged, 'paco2') !== undefined;
}

/** A single number in the catalogue's unit; a bound (`<0.3`) is none, and so is a unit that does not convert. */
function numberOf(row: JudgedRow | undefined): number | null {
  const parsed = row?.flag.parsed;
  if (row === undefined || parsed?.kind !== 'number' || parsed.comparator !== undefined) return null;
  const printed = row.store.unit === '' ? (parsed.unit ?? '') : row.store.unit;
  const converted = convert(parsed.value, printed, findItem(row.code)?.unit ?? '', row.code);
  if (!converted.ok) return null;
  // As analysers print mmHg: one decimal.
  return findUnit(printed)?.name === 'kPa' ? roundHalfUp(converted.value, 1) : converted.value;
}

/** What a row proves in the catalogue's unit, `>15` included; null for words and for a unit that does not convert. */
function setOf(row: JudgedRow | undefined): ValueSet | null {
  const parsed = row?.flag.parsed;
  if (row === undefined || parsed === undefined) return null;
  const ownUnit = parsed.kind === 'number' ? (parsed.unit ?? '') : '';
  const printed = row.store.unit === '' ? ownUnit : row.store.unit;
  const converted = convert(1, printed, findItem(row.code)?.unit ?? '', row.code);
  return converted.ok ? valueSet(parsed, converted.factor) : null;
}

/** Percent; reports print 0.29 as well as 29 %. */
function oxygenShare(row: JudgedRow | undefined): number | null {
  const parsed = row?.flag.parsed;
  if (parsed?.kind !== 'number' || parsed.comparator !== undefined) return null;
  return parsed.value <= 1 ? roundHalfUp(parsed.value * 100, 1) : parsed.value;
}

/** An empty result is none: `''`, and the dashes that laboratories print for it. */
function isPrinted(row: JudgedRow | undefined): boolean {
  return row !== undefined && row.flag.parsed.kind !== 'empty';
}

/** Judged by the range that the report prints; unknown when it prints no temperature, or none to judge it by. */
function isTemperatureNormal(row: JudgedRow | undefined): boolean | null {
  if (row === undefined || row.flag.state === 'undetermined') return null;
  return row.flag.state === 'normal';
}

/** The facts of one report, in the units of the rule; what it does not print is null, and what cannot be read is named. */
export function bloodGasFacts(judged: JudgedReport): BloodGasFacts {
  const value = (item: keyof typeof BLOOD_GAS_CODES): number | null => numberOf(bloodGasRow(judged, item));
  const facts: BloodGasFacts = {
    ph: value('ph'),
    paco2: value('paco2'),
    hco3: value('hco3'),
    pao2: value('pao2'),
    fio2: oxygenShare(bloodGasRow(judged, 'fio2')),
    na: value('na'),
    k: value('k'),
    cl: value('cl'),
    ica: value('ica'),
    lactate: setOf(bloodGasRow(judged, 'lactate')),
    albumin: value('albumin'),
    ageYears: judged.person.ageYears,
    isArterial: readSpecimen(specimenOf(judged)),
    isOnOxygen: null,
    isTemperatureNormal: isTemperatureNormal(rowOf(judged, TEMPERATURE)),
  };
  const items = Object.keys(BLOOD_GAS_CODES) as BloodGasItem[];
  return { ...facts, unread: items.filter((item) => facts[item] === null && isPrinted(bloodGasRow(judged, item))) };
}

/** Specimen of the gas itself, as printed; '' where the report does not say. */
export function specimenOf(judged: JudgedReport): string {
  return (bloodGasRow(judged, 'ph') ?? bloodGasRow(judged, 'paco2'))?.store.specimen ?? '';
}

/** The anion gap that the report prints, mmol/L; analysers may count potassium in it. */
export function printedAnionGap(judged: JudgedReport): number | null {
  return numberOf(rowOf(judged, 'AG'));
}
