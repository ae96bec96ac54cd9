import type { LaboratoryRow, PreviousResult } from '@jianwei/api-client/model';
import { compareWithPrevious } from '@jianwei/clinical-rules/delta/delta';
import type { Delta, Observation } from '@jianwei/clinical-rules/delta/delta';
import { deltaText } from '@jianwei/clinical-rules/delta/wording';
import { ABNORMAL_INDICATOR, UNDETERMINED_TEXT } from '@jianwei/clinical-rules/flags/wording';
import { knowledgeIdOf, laboratoryKnowledge } from '../hospital/knowledge/laboratory-knowledge.ts';
import type { LaboratoryStoreRow } from '../store/clinical-laboratories.ts';
import type { JudgedRow, PatientRecord } from './patient-record.ts';
import { differingSourceFlag } from './source-flag.ts';

/** An earlier result that a delta may refer to. */
export interface HistoryRow extends Observation {
  readonly reportId: string;
  readonly result: string;
}

/** Headings of a report where they differ from the catalogue's group names. */
const GROUP_TITLES: Readonly<Record<string, string>> = { 电解质: '电解质与酸碱', 血糖: '糖代谢' };

const RESULT_TYPE = { number: 1, between: 1, titre: 2, qualitative: 2, text: 3, empty: 3 } as const;

export function groupTitle(group: string): string {
  return GROUP_TITLES[group] ?? group;
}

export function observationOf(row: JudgedRow, time: string): Observation {
  const { specimen, unit, result } = row.store;
  return { code: row.code === '' ? row.store.name : row.code, specimen, unit, result, time };
}

export type History = ReadonlyMap<string, readonly HistoryRow[]>;

/** All results of a patient by code, newest first; a row without a code is followed by its name. */
export function historyOf(record: PatientRecord): History {
  const rows = record.reports.flatMap(({ report, rows: printedRows }) =>
    printedRows.map((row): HistoryRow => ({
      ...observationOf(row, report.report_time),
      result: row.store.result,
      reportId: report.report_id,
    })),
  );
  return Map.groupBy(rows, (row) => row.code);
}

/** Earlier results that are looked at first, and how many times more each time they do not suffice. */
const RECENT = 3;
const RECENT_GROWTH = 4;

/** True when none of the rows is left out of a comparison. */
function isUniform(rows: readonly HistoryRow[], { specimen, unit }: Observation): boolean {
  return rows.every((row) => row.specimen === specimen && row.unit === unit);
}

/** True when still earlier results would say nothing else: the run has ended, and the stage was there before. */
function isSettled({ streak, notes }: Delta<HistoryRow>, reach: number): boolean {
  return Math.abs(streak) < reach && !notes.some((note) => note.code === 'stage_changed' && note.isFirst);
}

/** A result against the patient's earlier ones. Reads only as far back as what it says depends on. */
export function deltaOf(row: JudgedRow, time: string, history: History): Delta<HistoryRow> {
  const current = observationOf(row, time);
  const all = history.get(current.code) ?? [];
  const first = all.findIndex((entry) => entry.time < time);
  if (first === -1) return compareWithPrevious(current, []);
  for (let reach = RECENT; first + reach < all.length; reach *= RECENT_GROWTH) {
    const recent = all.slice(first, first + reach);
    if (!isUniform(recent, current)) break;
    const delta = compareWithPrevious(current, recent);
    if (isSettled(delta, reach)) return delta;
  }
  return compareWithPrevious(current, all.slice(first));
}

function previousOf(delta: Delta<HistoryRow>): PreviousResult | undefined {
  const { previous, difference, notes } = delta;
  if (previous === undefined) return undefined;
  // The last note is the step itself; stages and runs come before it.
  const step = notes.at(-1);
  return {
    report_id: previous.reportId,
    report_time: previous.time,
    original_result: previous.result,
    ...(difference === undefined ? {} : { delta: difference }),
    ...(step === undefined ? {} : { note: deltaText(step) }),
  };
}

function bounds(row: JudgedRow): Pick<LaboratoryRow, 'range_lower' | 'range_upper'> {
  const { low, high } = row.flag.interval ?? {};
  return {
    ...(low === undefined ? {} : { range_lower: String(low) }),
    ...(high === undefined ? {} : { range_upper: String(high) }),
  };
}

function printed(row: LaboratoryStoreRow): LaboratoryRow {
  return {
    laboratory_id: row.laboratory_id,
    key: row.laboratory_id,
    laboratory_name: row.name,
    original_laboratory_name: row.name,
    original_specimen: row.specimen,
    original_result: row.result,
    original_units: row.unit,
    original_reference_interval: row.range_text,
    group_name: groupTitle(row.group_name),
    abnormal: false,
    ...(row.code === '' ? {} : { code: row.code }),
    ...(row.source_text ? { source_result: row.source_text } : {}),
    ...(row.source_status ? { source_status: row.source_status } : {}),
  };
}

/** A row that could not be cleaned: as printed, with the reason. */
export function failedRow(row: LaboratoryStoreRow): LaboratoryRow & { error: string } {
  const sourceFlag = row.source_flag ? { source_flag: row.source_flag } : {};
  return { ...printed(row), ...sourceFlag, state: 'undetermined', error: row.error ?? '未能解读' };
}

/** The row of the wire: what was printed beside what the rules say about it. */
export function wireRow(row: JudgedRow, delta: Delta<HistoryRow>): LaboratoryRow {
  const { flag, item } = row;
  const { parsed } = flag;
  const previous = previousOf(delta);
  const sourceFlag = differingSourceFlag(row.store.source_flag, flag);
  const knowledge = laboratoryKnowledge(row.code);
  const base: LaboratoryRow = {
    ...printed(row.store),
    ...bounds(row),
    state: flag.state,
    abnormal: flag.state === 'abnormal',
    standard_result_type: RESULT_TYPE[parsed.kind],
    ...(item === undefined
      ? { standard_specimen: row.store.specimen }
      : { laboratory_name: item.name, short_name: item.shortName, standard_specimen: item.specimen, code: item.code }),
    ...(flag.rangeSource === undefined ? {} : { range_source: flag.rangeSource }),
    ...(flag.critical === undefined ? {} : { critical: flag.critical }),
    ...(knowledge.length === 0 ? {} : { knowledge_id: knowledgeIdOf(row.code), knowledge }),
    ...(previous === undefined ? {} : { previous }),
    ...(sourceFlag === undefined ? {} : { source_flag: sourceFlag }),
  };
  if (parsed.kind === 'number') {
    base.calculate_result = parsed.value;
    base.decimals = parsed.decimals;
    if (parsed.comparator !== undefined) base.comparator = parsed.comparator;
  }
  if (flag.state === 'abnormal') {
    base.abnormal_type = flag.abnormalType;
    base.abnormal_indicator = ABNORMAL_INDICATOR[flag.abnormalType] as NonNullable<LaboratoryRow['abnormal_indicator']>;
  }
  if (flag.state === 'undetermined') base.undetermined_reason = UNDETERMINED_TEXT[flag.reason];
  // A catalogue range is shown where the report prints none; range_source says whose it is.
  if (base.original_reference_interval === '' && flag.rangeSource === 'catalogue') {
    base.original_reference_interval = catalogueText(row);
  }
  return base;
}

function catalogueText(row: JudgedRow): string {
  const { low, high } = row.flag.interval ?? {};
  if (low !== undefined && high !== undefined) return `${low}–${high}`;
  if (high !== undefined) return `≤ ${high}`;
  return low === undefined ? (row.item?.qualitativeReference ?? '') : `≥ ${low}`;
}
