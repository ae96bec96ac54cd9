import { isUndetermined, sayOf, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { BloodGasCase, BloodGasReport, BloodGasReportType, LaboratoryRow } from '@jianwei/api-client/model';
import {
  BLOOD_GAS_ITEM_TEXT,
  CASE_TYPE_TEXT,
  HYPOXIA_TEXT,
  LACTATE_TEXT,
  NOTHING_FOUND_TEXT,
  PH_BALANCE_TEXT,
} from '@jianwei/clinical-rules/blood-gas/wording';
import { labShortName } from '../../../parts/lab/lab-text.ts';
import { recordText } from '../shared/record-text.ts';

/** Said above every judgment; stands in copies too. */
export const WARNING_TEXT = '本结果仅在体温正常时有效；氧合分析仅适用于未吸氧的动脉血标本';

export const CASE_TYPE_LABEL: Record<BloodGasReportType, string> = {
  1: CASE_TYPE_TEXT.acute,
  2: CASE_TYPE_TEXT.chronic,
};

/** Under a case type that nobody can read. */
const UNKNOWN_CASE: BloodGasCase = {
  group_result: UNDETERMINED,
  ph_balance: UNDETERMINED,
  electrolyte: [UNDETERMINED],
  lactic_acid: UNDETERMINED,
  hypoxia: UNDETERMINED,
  tips: [],
  hints: [],
};

/** The judgment of a case type; the answer always holds both. */
export function caseOf(report: BloodGasReport, type: BloodGasReportType): BloodGasCase {
  if (isUndetermined(type)) return UNKNOWN_CASE;
  return type === 2 ? report.chronic : report.acute;
}

/**
 * What the report's conclusion says beyond acid-base, such as respiratory failure: the same for both case types, so it stays
 * while a choice is being saved. '' where the conclusion belongs to the other case type as a whole.
 */
function beyondAcidBase(report: BloodGasReport, displayed: BloodGasReportType): string {
  const conclusion = report.natural_conclusion.trim();
  const judgments = [report.acute.group_result, report.chronic.group_result];
  const [acidBase] = judgments
    .filter((judgment) => judgment !== '' && conclusion.startsWith(judgment))
    .toSorted((a, b) => b.length - a.length);
  if (acidBase !== undefined) return conclusion.slice(acidBase.length).replace(/^；/, '');
  const isNothing = judgments.some((judgment) => judgment === '' || judgment === NOTHING_FOUND_TEXT);
  return isNothing || displayed === (report.type ?? 1) ? conclusion : '';
}

/** The combined judgment, in one or two lines; the text for nothing found stands where it is empty. */
export function judgmentLines(report: BloodGasReport, displayed: BloodGasReportType): string[] {
  const acidBase = caseOf(report, displayed).group_result || NOTHING_FOUND_TEXT;
  const beyond = beyondAcidBase(report, displayed);
  return beyond === '' ? [acidBase] : [`${acidBase}；`, beyond];
}

/** Said where both case types are read alike. */
export const EITHER_WAY_TEXT = '病例类型不影响本次判断';

/**
 * What a doctor pastes into the record: the sample, the case type, the judgment and where it does not hold.
 * @param isChosen nobody chose a type where both are read alike: then none stands in the record
 */
export function judgmentText(report: BloodGasReport, displayed: BloodGasReportType, isChosen = true): string {
  const sample = [report.specimen, '血气分析'].filter(Boolean).join(' ');
  const judgment = judgmentLines(report, displayed).join('');
  const type = isChosen ? `按${sayOf(displayed, CASE_TYPE_LABEL[displayed])}判读` : EITHER_WAY_TEXT;
  return recordText(
    { time: report.report_time, name: `${sample}，${type}` },
    [judgment, WARNING_TEXT],
    report.review_notes,
  );
}

/** Whether both case types are read alike: then the choice decides nothing. */
export function isSameReading({ acute, chronic }: BloodGasReport): boolean {
  return acute.group_result === chronic.group_result;
}

/** What is said before anybody chose: what holds either way, or nothing where the back end does not say it. */
export function unchosenLines(report: BloodGasReport): string[] {
  const [acidBase, beyond] = (report.common_result ?? '').split('；');
  if (!acidBase) return [];
  return beyond === undefined ? [acidBase] : [`${acidBase}；`, beyond];
}

/** For the record before anybody chose. */
export function unchosenText(report: BloodGasReport): string | undefined {
  if (!report.common_result) return undefined;
  const sample = [report.specimen, '血气分析'].filter(Boolean).join(' ');
  const name = `${sample}，病例类型未选择`;
  return recordText({ time: report.report_time, name }, [report.common_result, WARNING_TEXT], report.review_notes);
}

/** Lower and upper end of the range that compensation explains, and what was measured; undefined where nothing was reckoned. */
export function compensationRange(entry: BloodGasCase, { laboratories: rows = [] }: BloodGasReport) {
  const text = String(entry.contributions?.find(({ item }) => item === 'compensation')?.value ?? '');
  const [, target = '', low, high] = /^(HCO|PaCO)\S*\s+([\d.]+)–([\d.]+)/.exec(text) ?? [];
  const row = rows.find(({ code }) => code === (target === 'HCO' ? 'HCO3' : 'PCO2'));
  const measured = Number(row?.original_result);
  // The name of the range comes with both of its ends.
  if (row === undefined || high === undefined || Number.isNaN(measured)) return undefined;
  return { name: labShortName(row), low: Number(low), high: Number(high), measured, text: row.original_result };
}

const ELECTROLYTES = ['K', 'NA', 'CL', 'ICA'];
const ELECTROLYTE_NAMES = (['k', 'na', 'cl', 'ica'] as const).map((item) => BLOOD_GAS_ITEM_TEXT[item]);
const NO_FINDING = '未见异常';
const UNKNOWN_TEXTS = /^(?:无法判定|无法判读|缺少|不适用)|未采用|无法分级/;
const NORMAL_TEXTS: readonly string[] = [PH_BALANCE_TEXT.normal, LACTATE_TEXT.normal, HYPOXIA_TEXT.normal, NO_FINDING];

/** Ions as clinicians write them in a gas, by the short name of the item. */
const CHARGED: Readonly<Record<string, string>> = { Na: 'Na⁺', K: 'K⁺', Cl: 'Cl⁻' };

/** The name of a result of the gas: PaCO₂, HCO₃⁻, Na⁺. */
export function gasName(row: Parameters<typeof labShortName>[0]): string {
  const name = labShortName(row);
  return CHARGED[name] ?? name;
}

const toneOf = (text: string): 'found' | 'normal' | 'unknown' =>
  UNKNOWN_TEXTS.test(text) || text === '' ? 'unknown' : NORMAL_TEXTS.includes(text) ? 'normal' : 'found';

/** The results that an item rests on: pH 7.312，PCO₂ 68.4. */
const figuresOf = (rows: readonly LaboratoryRow[], codes: readonly string[]) =>
  codes
    .flatMap((code) => rows.filter((row) => row.code === code))
    .map((row) => `${gasName(row)} ${row.original_result}`)
    .join('，');

/** No finding is said only where there was something to find. */
function electrolyteText(entry: BloodGasCase, { laboratories: rows, not_used: notUsed = [] }: BloodGasReport): string {
  const unused = ELECTROLYTE_NAMES.filter((name) => notUsed.some((text) => text.startsWith(name)));
  const unusedText = unused.length === 0 ? [] : [`${unused.join('、')}未采用`];
  if (entry.electrolyte.length > 0) return [...entry.electrolyte, ...unusedText].join('、');
  if (entry.contributions?.length === 0) return '无法判读';
  if (unused.length > 0) return `${unusedText.join('')}，其余未见异常`;
  const isMeasured = rows === undefined || rows.some((row) => ELECTROLYTES.includes(row.code ?? ''));
  return isMeasured ? NO_FINDING : '缺少电解质，无法判读';
}

/** What the rule reckoned of one item: 阴离子间隙 9.5 mmol/L; '' where it did not. */
function contributionText({ contributions = [] }: BloodGasCase, item: string): string {
  const found = contributions.find((entry) => entry.item === item);
  return found ? `${found.label ?? item} ${String(found.value)}` : '';
}

/** The range that compensation explains, beside what was measured. */
function compensationText(entry: BloodGasCase, rows: readonly LaboratoryRow[]): string {
  const range = contributionText(entry, 'compensation');
  const measured = rows.find((row) => row.code === (range.includes(' HCO') ? 'HCO3' : 'PCO2'));
  return range !== '' && measured ? `${range}，实测 ${measured.original_result}` : range;
}

/** Acid-base, electrolytes, lactate and hypoxia of one case type. */
export function analysisItems(report: BloodGasReport, displayed: BloodGasReportType) {
  const entry = caseOf(report, displayed);
  const rows = report.laboratories ?? [];
  const conspicuous = rows.filter((row) => row.abnormal);
  const items = [
    {
      label: '酸碱平衡',
      value: entry.ph_balance,
      figures: figuresOf(rows, ['PH', 'PCO2']),
      detail: compensationText(entry, rows),
    },
    {
      label: '电解质',
      value: electrolyteText(entry, report),
      figures: figuresOf(conspicuous, ELECTROLYTES),
      detail: contributionText(entry, 'anion_gap_corrected') || contributionText(entry, 'anion_gap'),
    },
    { label: '乳酸', value: entry.lactic_acid, figures: figuresOf(rows, ['LAC']), detail: '' },
    { label: '缺氧', value: entry.hypoxia, figures: figuresOf(rows, ['PO2', 'SO2']), detail: '' },
  ];
  return items.map((item) => ({ ...item, tone: toneOf(item.value) }));
}
