import { readSpecimen } from '../blood-gas/blood-gas-wire.ts';
import { evaluateBloodGas } from '../blood-gas/blood-gas.ts';
import type { BloodGasFacts, BloodGasItem, BloodGasResult } from '../blood-gas/blood-gas.ts';
import { roundHalfUp } from '../core/number.ts';
import { firstOfCode } from '../core/rows-by-code.ts';
import { resultUnit } from '../flags/flag.ts';
import { findUnit } from '../units/unit.ts';
import { usableResult } from './judged.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import type { JudgedRow } from './judged-row.ts';
import { rangeIn } from './newest-result.ts';
import type { ToolReading } from './tool-reading.ts';

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

const ITEMS = Object.keys(BLOOD_GAS_CODES) as BloodGasItem[];

/** Rows that a gas report shows: the rule's, and what analysers print beside them. */
const SHOWN: ReadonlySet<string> = new Set([...Object.values(BLOOD_GAS_CODES), 'BE', 'SO2', 'AG', TEMPERATURE]);

export function isBloodGasRow(row: JudgedRow): boolean {
  return SHOWN.has(row.code);
}

function rowOf({ rows }: JudgedReport, code: string): JudgedRow | undefined {
  return firstOfCode(rows, code);
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
  if (row?.number == null || row.suspicion !== undefined) return null;
  const { value } = row.number;
  // As analysers print mmHg: one decimal.
  return findUnit(resultUnit(row.printed, row.flag.parsed))?.name === 'kPa' ? roundHalfUp(value, 1) : value;
}

/** Percent; reports print 0.29 as well as 29 %. */
function oxygenShare(row: JudgedRow | undefined): number | null {
  const parsed = usableResult(row);
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

/** The side on which a row lies by the range that its report prints. */
function ownSide(row: JudgedRow | undefined): 'low' | 'high' | null {
  if (row?.flag.state !== 'abnormal' || row.flag.rangeSource !== 'report') return null;
  return row.flag.abnormalType === 1 ? 'high' : 'low';
}

/** The facts of one report, in the units of the rule; what it does not print is null, and what cannot be read is named. */
function bloodGasFacts(judged: JudgedReport): BloodGasFacts {
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
    lactate: rangeIn(bloodGasRow(judged, 'lactate'), 'mmol/L'),
    albumin: value('albumin'),
    ageYears: judged.person.ageYears,
    isArterial: readSpecimen(bloodGasSpecimen(judged)),
    isOnOxygen: null,
    isTemperatureNormal: isTemperatureNormal(rowOf(judged, TEMPERATURE)),
    flagged: Object.fromEntries(
      (['lactate', 'k', 'na'] as const).flatMap((item) => {
        const side = ownSide(bloodGasRow(judged, item));
        return side === null ? [] : [[item, side]];
      }),
    ),
  };
  return { ...facts, unread: ITEMS.filter((item) => facts[item] === null && isPrinted(bloodGasRow(judged, item))) };
}

/** pH(静脉), 静脉血pH: the name tells the vessel. */
const OF_VEIN = /静脉|venous/i;

/** Specimen of the gas itself, as printed; '' where the report does not say. */
export function bloodGasSpecimen(judged: JudgedReport): string {
  const { specimen = '', name = '' } = (bloodGasRow(judged, 'ph') ?? bloodGasRow(judged, 'paco2'))?.printed ?? {};
  return specimen === '' && OF_VEIN.test(name) ? '静脉血' : specimen;
}

/** The anion gap that the report prints, mmol/L; analysers may count potassium in it. */
export function printedAnionGap(judged: JudgedReport): number | null {
  return numberOf(rowOf(judged, 'AG'));
}

/** The gas of one report, read as acute and as chronic; null for a report without one. */
export function bloodGasOf(_record: PatientRecord, judged: JudgedReport): ToolReading<BloodGasResult> | null {
  if (!isBloodGas(judged)) return null;
  const facts = bloodGasFacts(judged);
  const used = [
    ...ITEMS.filter((item) => facts[item] !== null).map((item) => bloodGasRow(judged, item)),
    facts.isTemperatureNormal === null ? undefined : rowOf(judged, TEMPERATURE),
  ];
  return {
    result: evaluateBloodGas(facts),
    laboratoryIds: used.flatMap((row) => row?.printed.laboratory_id ?? []),
  };
}
