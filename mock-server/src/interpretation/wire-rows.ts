import type { LaboratoryRow, PreviousResult, RowCourse } from '@jianwei/api-client/model';
import type { Delta } from '@jianwei/clinical-rules/delta/delta';
import { deltaText } from '@jianwei/clinical-rules/delta/wording';
import { ABNORMAL_INDICATOR, UNDETERMINED_TEXT } from '@jianwei/clinical-rules/flags/wording';
import type { HistoryRow } from '@jianwei/clinical-rules/record/history';
import type { JudgedRow } from '@jianwei/clinical-rules/record/judged-row';
import type { PrintedRow } from '@jianwei/clinical-rules/record/printed';
import { differingSourceFlag } from '@jianwei/clinical-rules/record/source-flag';
import { knowledgeIdOf, laboratoryKnowledge } from '../hospital/knowledge/laboratory-knowledge.ts';

/** Headings of a report where they differ from the catalogue's group names. */
const GROUP_TITLES: Readonly<Record<string, string>> = { 电解质: '电解质与酸碱', 血糖: '糖代谢' };

const RESULT_TYPE = { number: 1, between: 1, titre: 2, qualitative: 2, beyond: 3, text: 3, empty: 3 } as const;

/** Digits of a value that another unit would give. */
const SUGGESTED_DIGITS = 6;

export function groupTitle(group: string): string {
  return GROUP_TITLES[group] ?? group;
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

function printedPart(row: PrintedRow): LaboratoryRow {
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
export function failedRow(row: PrintedRow): LaboratoryRow & { error: string } {
  const sourceFlag = row.source_flag ? { source_flag: row.source_flag } : {};
  return { ...printedPart(row), ...sourceFlag, state: 'undetermined', error: row.error ?? '未能解读' };
}

function suspectOf({ suspicion }: JudgedRow): Pick<LaboratoryRow, 'suspect'> {
  if (suspicion === undefined) return {};
  const { reason, factor, suggestion } = suspicion;
  return {
    suspect: {
      reason,
      ...(factor === null ? {} : { factor }),
      ...(suggestion === null ? {} : { suggestion: Number(suggestion.toPrecision(SUGGESTED_DIGITS)) }),
    },
  };
}

/** The row of the wire: what was printed beside what the rules say about it, and its year. */
export function wireRow(row: JudgedRow, delta: Delta<HistoryRow>, course?: RowCourse): LaboratoryRow {
  const { flag, item } = row;
  const { parsed } = flag;
  const previous = previousOf(delta);
  const sourceFlag = differingSourceFlag(row.printed.source_flag, flag);
  const knowledge = laboratoryKnowledge(row.code);
  const base: LaboratoryRow = {
    ...printedPart(row.printed),
    ...bounds(row),
    state: flag.state,
    abnormal: flag.state === 'abnormal',
    standard_result_type: RESULT_TYPE[parsed.kind],
    ...(item === undefined
      ? { standard_specimen: row.printed.specimen }
      : { laboratory_name: item.name, short_name: item.shortName, standard_specimen: item.specimen, code: item.code }),
    ...(flag.rangeSource === undefined ? {} : { range_source: flag.rangeSource }),
    ...(flag.critical === undefined ? {} : { critical: flag.critical }),
    ...(knowledge.length === 0 ? {} : { knowledge_id: knowledgeIdOf(row.code), knowledge }),
    ...(previous === undefined ? {} : { previous }),
    ...(sourceFlag === undefined ? {} : { source_flag: sourceFlag }),
    ...(course === undefined ? {} : { course }),
    ...suspectOf(row),
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
