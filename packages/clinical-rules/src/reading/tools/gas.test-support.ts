import type { BloodGasReading } from '../../blood-gas/blood-gas.ts';
import { bloodGasOf } from '../../record/blood-gas-facts.ts';
import { readPlainReport } from '../plain-report.ts';
import { rowsOf } from '../rows.ts';
import { bloodGasTool } from './blood-gas.ts';
import type { ToolContext } from './statement.ts';

/** pH, PaCO₂ and PaO₂ in mmHg, HCO₃⁻ in mmol/L; of an artery, breathing air. */
export type Figures = readonly [ph: string, paco2: string, pao2: string, hco3: string];

const gas = ([ph, paco2, pao2, hco3]: Figures) => [
  { code: 'PH', value: ph, unit: '', range: '7.35-7.45', specimen: '动脉血' },
  { code: 'PCO2', value: paco2, unit: 'mmHg', range: '35-45', specimen: '动脉血' },
  { code: 'PO2', value: pao2, unit: 'mmHg', range: '80-100', specimen: '动脉血' },
  { code: 'HCO3', value: hco3, unit: 'mmol/L', range: '22-27', specimen: '动脉血' },
  { code: 'FIO2', value: '21', unit: '%', range: '' },
];

interface Patient {
  /** Further rows of the report; a row of a code that the gas has stands in its place. */
  readonly more?: readonly {
    readonly code: string;
    readonly value: string;
    readonly unit: string;
    readonly range: string;
  }[];
  readonly earlier?: readonly (readonly [at: string, figures: Figures])[];
  readonly tags?: readonly string[];
  /** Case types that doctors saved, the earlier gas first: 1 acute, 2 chronic. */
  readonly types?: readonly (1 | 2)[];
}

export function contextOf(now: Figures, { more = [], earlier = [], tags = [], types = [] }: Patient = {}): ToolContext {
  const { record, judged } = readPlainReport({
    at: '2025-11-18T10:26:00+08:00',
    sex: '男',
    age: 61,
    tags,
    results: [...gas(now).filter(({ code }) => more.every((row) => row.code !== code)), ...more],
    earlier: earlier.map(([at, figures]) => ({ at, results: gas(figures) })),
  });
  const ids = record.reports.toReversed().map(({ report }) => report.report_id);
  const gasTypes = new Map(
    types.flatMap((type, place) => (ids[place] === undefined ? [] : [[ids[place], type] as const])),
  );
  return { record, judged, rows: rowsOf(record, judged), forms: [], gasTypes, known: new Set(), tags };
}

export function partsOf(now: Figures, patient?: Patient) {
  const parts = bloodGasTool(contextOf(now, patient))?.parts ?? [];
  const of = (wanted: string) => parts.find(({ key }) => key === wanted);
  return { oxygen: of('oxygen'), acidBase: of('acid-base') };
}

export function bloodGasResult({ record, judged }: ToolContext): BloodGasReading {
  const result = bloodGasOf(record, judged)?.result;
  if (result?.status !== 'complete') throw new Error('no complete gas');
  return result;
}

export const YESTERDAY = '2025-11-17T10:26:00+08:00';
export const usual: Figures = ['7.40', '40', '90', '24'];
