import type { AdrenalCortexValues, NewerEvidence } from '@jianwei/api-client/model';
import type { AdrenalItem } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex';
import type { AdrenalWireInput } from '@jianwei/clinical-rules/adrenal-cortex/adrenal-cortex-wire';
import { ADRENAL_ITEM_TEXT } from '@jianwei/clinical-rules/adrenal-cortex/wording';
import { convert } from '@jianwei/clinical-rules/units/convert';
import { episodeRow, hasAnyCode } from './episode-rows.ts';
import type { ModelInput, UsedRow } from './episode-rows.ts';
import type { JudgedReport, PatientRecord } from './patient-record.ts';

/** Function tests of one stay are drawn on consecutive days. */
const EPISODE = { daysBefore: 3, daysAfter: 3 } as const;

/**
 * What the tool reads: the report's own rows, and from reports of up to three calendar days before or after it the values it
 * lacks (8:00, 16:00 and 0:00 cortisol, ACTH, urinary cortisol, dexamethasone and stimulation tests). COR-DST, COR-STIM and
 * HDDST are codes of the hospital's laboratory; the catalogue has none for function tests.
 */
export const ADRENAL_INPUTS: readonly ModelInput<Exclude<AdrenalItem, 'ufc_uln'>>[] = [
  { item: 'cortisol_8am', codes: ['COR8'], unit: 'nmol/L', window: EPISODE },
  { item: 'cortisol_4pm', codes: ['COR16'], unit: 'nmol/L', window: EPISODE },
  { item: 'cortisol_midnight', codes: ['COR0'], unit: 'nmol/L', window: EPISODE },
  { item: 'dst_1mg', codes: ['COR-DST'], unit: 'nmol/L', analyte: 'COR8', window: EPISODE },
  { item: 'acth_stim_peak', codes: ['COR-STIM'], unit: 'nmol/L', analyte: 'COR8', window: EPISODE },
  { item: 'acth', codes: ['ACTH'], unit: 'pg/mL', window: EPISODE },
  { item: 'ufc', codes: ['UFC'], unit: 'nmol/24h', window: EPISODE },
  { item: 'hddst_suppression', codes: ['HDDST'], unit: '%', window: EPISODE },
];

export const ADRENAL_CODES: ReadonlySet<string> = new Set(ADRENAL_INPUTS.flatMap(({ codes }) => codes));
const ENTRY_CODES = [...ADRENAL_CODES].filter((code) => code !== 'ACTH');

/** A report belongs to the model when it holds cortisol in any form; ACTH alone is no entry. */
export function isAdrenalReport(judged: JudgedReport): boolean {
  return hasAnyCode(judged, ENTRY_CODES);
}

type NumberField = Exclude<keyof AdrenalCortexValues, 'cortisol_unit' | 'acth_unit'>;

export const ADRENAL_FIELDS: readonly NumberField[] = [
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

/** Manually added values in the rule's units (nmol/L, pg/mL); absent ones are left out. */
export function manualInput(values: AdrenalCortexValues): Partial<Record<NumberField, number>> {
  const cortisol = convert(1, values.cortisol_unit ?? 'nmol/L', 'nmol/L', 'COR8');
  const acth = convert(1, values.acth_unit ?? 'pg/mL', 'pg/mL', 'ACTH');
  const factorOf = (field: NumberField): number => {
    if (field === 'acth') return acth.ok ? acth.value : Number.NaN;
    const isCortisol = field.startsWith('cortisol') || field === 'dst_1mg' || field === 'acth_stim_peak';
    return isCortisol ? (cortisol.ok ? cortisol.value : Number.NaN) : 1;
  };
  return Object.fromEntries(
    ADRENAL_FIELDS.flatMap((field) => {
      const value = values[field];
      return value == null ? [] : [[field, value * factorOf(field)]];
    }),
  );
}

/** The laboratory's values with the manual ones over them; limits are those printed beside the laboratory's rows. */
export function adrenalInput(
  rows: ReadonlyMap<string, UsedRow>,
  manual: AdrenalCortexValues | undefined,
): AdrenalWireInput {
  const fromRows = Object.fromEntries([...rows].map(([item, { value }]) => [item, value]));
  const ufcUpper = rows.get('ufc')?.high;
  const acthUpper = rows.get('acth')?.high;
  return {
    ...fromRows,
    ...(ufcUpper === undefined ? {} : { ufc_uln: ufcUpper }),
    ...(acthUpper === undefined ? {} : { acth_uln: acthUpper }),
    ...(manual === undefined ? {} : manualInput(manual)),
  };
}

/** The newest laboratory results after `savedTime` that differ from what was added by hand for the same item. */
export function newerAdrenalEvidence(
  record: PatientRecord,
  manual: AdrenalCortexValues,
  savedTime: string,
): NewerEvidence[] {
  const values: Readonly<Record<string, number | undefined>> = manualInput(manual);
  const later = record.reports.filter(({ report }) => report.report_time > savedTime);
  return ADRENAL_INPUTS.flatMap(({ item, codes, unit, analyte }) => {
    if (values[item] === undefined) return [];
    for (const judged of later) {
      const used = episodeRow(record, judged, { item, codes, unit, ...(analyte === undefined ? {} : { analyte }) });
      if (used === undefined || used.value === null) continue;
      if (used.value === values[item]) return [];
      const { store } = used.row;
      return [
        {
          item,
          label: ADRENAL_ITEM_TEXT[item],
          value: `${store.result} ${store.unit}`.trim(),
          report_id: judged.report.report_id,
          report_time: judged.report.report_time,
        },
      ];
    }
    return [];
  });
}
