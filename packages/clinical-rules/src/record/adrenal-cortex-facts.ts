import { ACTH_UNITS, CORTISOL_UNITS } from '../adrenal-cortex/adrenal-cortex-table.ts';
import { readAdrenalInput } from '../adrenal-cortex/adrenal-cortex-wire.ts';
import type { AdrenalWireInput } from '../adrenal-cortex/adrenal-cortex-wire.ts';
import { evaluateAdrenalCortex } from '../adrenal-cortex/adrenal-cortex.ts';
import type { AdrenalItem, AdrenalResult } from '../adrenal-cortex/adrenal-cortex.ts';
import { convert } from '../units/convert.ts';
import { episodeRows, hasAnyCode } from './episode-rows.ts';
import type { ModelInput, UsedRow } from './episode-rows.ts';
import type { JudgedReport, PatientRecord } from './judged.ts';
import { episodeReading } from './tool-reading.ts';
import type { EpisodeReading } from './tool-reading.ts';

/** Function tests of one stay are drawn on consecutive days. */
const EPISODE = { daysBefore: 3, daysAfter: 3 } as const;

const CORTISOL_ROW = { unit: 'nmol/L', ownUnits: CORTISOL_UNITS, analyte: 'COR8', window: EPISODE } as const;

/**
 * What the tool reads: the report's own rows, and from reports of up to three calendar days before or after it the values it
 * lacks (8:00, 16:00 and 0:00 cortisol, ACTH, urinary cortisol, dexamethasone and stimulation tests). COR-DST, COR-STIM and
 * HDDST are codes of the hospital's laboratory; of the function tests the catalogue has the 1 mg test alone (DST1).
 */
export const ADRENAL_INPUTS: readonly ModelInput<Exclude<AdrenalItem, 'ufc_uln'>>[] = [
  { item: 'cortisol_8am', codes: ['COR8'], ...CORTISOL_ROW },
  { item: 'cortisol_4pm', codes: ['COR16'], ...CORTISOL_ROW },
  { item: 'cortisol_midnight', codes: ['COR0'], ...CORTISOL_ROW },
  { item: 'dst_1mg', codes: ['COR-DST', 'DST1'], ...CORTISOL_ROW },
  { item: 'acth_stim_peak', codes: ['COR-STIM'], ...CORTISOL_ROW },
  { item: 'acth', codes: ['ACTH'], unit: 'pg/mL', ownUnits: ACTH_UNITS, window: EPISODE },
  { item: 'ufc', codes: ['UFC'], unit: 'nmol/24h', window: EPISODE },
  { item: 'hddst_suppression', codes: ['HDDST'], unit: '%', window: EPISODE },
];

export const ADRENAL_CODES: ReadonlySet<string> = new Set(ADRENAL_INPUTS.flatMap(({ codes }) => codes));
const ENTRY_CODES = [...ADRENAL_CODES].filter((code) => code !== 'ACTH');

/** A report belongs to the model when it holds cortisol in any form; ACTH alone is no entry. */
export function isAdrenalReport(judged: JudgedReport): boolean {
  return hasAnyCode(judged, ENTRY_CODES);
}

/** Values added by hand; the units are those of all cortisol values and of ACTH, nmol/L and pg/mL where absent. */
export type AdrenalManualValues = { readonly [item in AdrenalItem]?: number | null } & {
  readonly cortisol_unit?: string;
  readonly acth_unit?: string;
};

export const ADRENAL_FIELDS: readonly AdrenalItem[] = [
  'cortisol_8am',
  'cortisol_4pm',
  'cortisol_midnight',
  'dst_1mg',
  'acth_stim_peak',
  'acth',
  'ufc',
  'ufc_uln',
  'hddst_suppression',
];

const isCortisol = (field: AdrenalItem): boolean =>
  field.startsWith('cortisol') || field === 'dst_1mg' || field === 'acth_stim_peak';

/** What was added by hand as it was typed, each with its unit; absent ones are left out. */
function typedInput(values: AdrenalManualValues): AdrenalWireInput {
  return Object.fromEntries(
    ADRENAL_FIELDS.flatMap((field) => {
      const value = values[field];
      if (value == null) return [];
      const unit = isCortisol(field) ? values.cortisol_unit : field === 'acth' ? values.acth_unit : undefined;
      return Object.entries({ [field]: value, [`${field}_unit`]: unit });
    }),
  );
}

/** Manually added values in the units in which later rows are compared with them (nmol/L, pg/mL); absent ones are left out. */
export function manualInput(values: AdrenalManualValues): Partial<Record<AdrenalItem, number>> {
  const cortisol = convert(1, values.cortisol_unit ?? 'nmol/L', 'nmol/L', 'COR8');
  const acth = convert(1, values.acth_unit ?? 'pg/mL', 'pg/mL', 'ACTH');
  const factorOf = (field: AdrenalItem): number => {
    if (field === 'acth') return acth.ok ? acth.value : Number.NaN;
    return isCortisol(field) ? (cortisol.ok ? cortisol.value : Number.NaN) : 1;
  };
  return Object.fromEntries(
    ADRENAL_FIELDS.flatMap((field) => {
      const value = values[field];
      return value == null ? [] : [[field, value * factorOf(field)]];
    }),
  );
}

/** The printed upper limit of ACTH in the unit of the ACTH that is judged. */
function acthLimit(row: UsedRow | undefined, unit: string | undefined): number | undefined {
  if (row?.high === undefined || unit === undefined) return row?.high;
  const limit = convert(row.high, row.unit, unit, 'ACTH');
  return limit.ok ? limit.value : undefined;
}

/** The laboratory's values with the manual ones over them; limits are those printed beside the laboratory's rows. */
function adrenalInput(rows: ReadonlyMap<string, UsedRow>, manual: AdrenalManualValues): AdrenalWireInput {
  const fromRows = Object.fromEntries(
    [...rows].flatMap(([item, { value, unit }]) => [
      [item, value],
      [`${item}_unit`, unit],
    ]),
  );
  return {
    ...fromRows,
    ufc_uln: rows.get('ufc')?.high,
    acth_uln: acthLimit(rows.get('acth'), manual.acth == null ? undefined : manual.acth_unit),
    ...typedInput(manual),
  };
}

/**
 * Cortisol and ACTH of the days around a report, values added by hand before those of the laboratory; null for a report that
 * holds no cortisol.
 */
export function adrenalCortexOf(
  record: PatientRecord,
  judged: JudgedReport,
  manual: AdrenalManualValues = {},
): EpisodeReading<AdrenalResult> | null {
  if (!isAdrenalReport(judged)) return null;
  const rows: ReadonlyMap<string, UsedRow> = episodeRows(record, judged, ADRENAL_INPUTS);
  const byHand = manualInput(manual);
  const result = evaluateAdrenalCortex(readAdrenalInput(adrenalInput(rows, manual)));
  return episodeReading(result, rows, (item) => !(item in byHand));
}
