import { findItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import {
  countedGroups,
  isFinished,
  type Cohort,
  type CohortCondition,
  type MemberCondition,
  type ResultCondition,
} from '@jianwei/clinical-rules/cohort/cohort';
import { conditionSentence, entrySentence, textOfParts, windowParts } from '@jianwei/clinical-rules/cohort/sentence';
import { itemWord } from '@jianwei/clinical-rules/cohort/vocabulary';
import { unitText } from '@jianwei/clinical-rules/units/unit-text';
import { COMPARATOR_CODES, type Column } from './columns.ts';
import { ageAt, conditionAsker, spanAround } from './conditions.ts';
import { entryMinutes } from './entry.ts';
import { dateOfDay, dayOfMinute } from './minutes.ts';
import { meanSet } from './mean.ts';
import { figure } from './number-text.ts';
import { NO_ENTRY, OUTCOME } from './outcome.ts';
import { changeOf, pickedRow, usableRows, windowOf } from './result-condition.ts';
import { columnOf, diagnosisOf, type ResearchStore } from './store.ts';
import { vocabularyOf } from './vocabulary.ts';

/** One condition, or several of which one is enough, against one patient. */
export interface Checked {
  readonly condition_id: string;
  readonly sentence: string;
  readonly actual?: string;
  readonly lacking?: string;
}

export interface ProjectMatch {
  readonly match: 'fits' | 'fails' | 'lacking';
  readonly met: Checked[];
  readonly unmet: Checked[];
  readonly unknown: Checked[];
}

/** A patient of the store at a report. */
export interface Bedside {
  readonly store: ResearchStore;
  readonly patient: number;
  /** Minute of the report that is read. */
  readonly minute: number;
}

function unitBehind(code: string): string {
  const unit = findItem(code)?.unit ?? '';
  return unit === '' ? '' : ` ${unitText(unit)}`;
}

const shortDate = (minute: number): string => dateOfDay(dayOfMinute(minute)).slice(5);

/** 「平均 4.35 mmol/L，3 次」; a bound among the results leaves the mean a bound. */
function meanText(column: Column, rows: readonly number[]): string | undefined {
  if (rows.length === 0) return undefined;
  const { low, high, hasLow, hasHigh } = meanSet(column, rows);
  const isBound = low !== high;
  if (isBound && Number.isFinite(low) && Number.isFinite(high))
    return `平均 ${figure(low)}–${figure(high)}${unitBehind(column.code)}，${rows.length} 次`;
  const below = hasHigh ? '≤' : '<';
  const above = hasLow ? '≥' : '>';
  const sign = !isBound ? '' : Number.isFinite(high) ? below : above;
  const value = Number.isFinite(high) ? high : low;
  return Number.isFinite(value)
    ? `平均 ${sign}${figure(value)}${unitBehind(column.code)}，${rows.length} 次`
    : undefined;
}

/** The patient's own row of a column; undefined for one who has none. */
function placeIn({ who }: { readonly who: Uint32Array }, patient: number): number | undefined {
  const k = who.indexOf(patient);
  return k < 0 ? undefined : k;
}

function resultText(
  { store, patient }: Bedside,
  cohort: Cohort,
  condition: ResultCondition,
  day0: number,
): string | undefined {
  const column = columnOf(store, condition.laboratory_code ?? '');
  const k = placeIn(column, patient);
  if (k === undefined) return undefined;
  const rows = usableRows(column, k, spanAround(windowOf(condition, cohort), day0, { cohort }), condition);
  if (condition.pick === 'change') {
    const change = changeOf(column, rows, condition);
    const unit = (condition.change_kind ?? 'percent') === 'percent' ? '%' : '';
    return change === null
      ? undefined
      : `变化 ${figure(change)}${unit}，${shortDate(column.minute[rows.at(-1) ?? 0] ?? day0)}`;
  }
  if (condition.pick === 'mean') return meanText(column, rows);
  const pick = condition.pick === 'any' ? 'last' : condition.pick;
  const row = pickedRow(column, rows, { pick, day: dayOfMinute(day0) });
  const value = column.value[row];
  if (value === undefined) return undefined;
  const comparator = COMPARATOR_CODES[column.comparator[row] ?? 0] ?? '';
  return `${comparator}${figure(value)}${unitBehind(column.code)}，${shortDate(column.minute[row] ?? day0)}`;
}

const RELIABLE = ['低', '中', '高'];

function diagnosisText({ store, patient }: Bedside, id: string): string {
  const { who, start, minute, reliable } = diagnosisOf(store, id);
  const k = placeIn({ who }, patient);
  const last = k === undefined ? undefined : (start[k + 1] ?? 0) - 1;
  if (last === undefined) return '未提示';
  return `可靠性${RELIABLE[reliable[last] ?? 0] ?? ''}，${shortDate(minute[last] ?? 0)}`;
}

const SEX = ['未登记', '男', '女'];

const MATCH_WORDS = { fits: '符合', fails: '不符', lacking: '缺资料' } as const;
const MATCH_OUTCOMES = { fits: OUTCOME.match, fails: OUTCOME.fails, lacking: OUTCOME.noResult } as const;

/** How a patient stands to a cohort that is referred to. */
function memberMatch(bedside: Bedside, { cohort }: MemberCondition): ProjectMatch['match'] {
  return cohort === undefined ? 'lacking' : matchCohort(bedside, cohort).match;
}

function actualText(bedside: Bedside, cohort: Cohort, condition: CohortCondition, day0: number): string | undefined {
  const { store, patient } = bedside;
  switch (condition.kind) {
    case 'result':
      return resultText(bedside, cohort, condition, day0);
    case 'diagnosis':
      return diagnosisText(bedside, condition.diagnosis_id ?? '');
    case 'age': {
      const age = ageAt(store, patient, day0);
      return age === undefined ? undefined : `${age} 岁`;
    }
    case 'sex':
      return SEX[store.sex[patient] ?? 0];
    case 'department':
      return store.departments[store.department[patient] ?? 0] || '未登记';
    case 'follow_up': {
      const own = store.reportMinute
        .subarray(store.reportStart[patient], store.reportStart[patient + 1])
        .filter((minute) => dayOfMinute(minute) >= dayOfMinute(day0));
      const days = own.length === 0 ? 0 : dayOfMinute(own.at(-1) ?? 0) - dayOfMinute(own[0] ?? 0);
      return `${own.length} 份，${days} 天`;
    }
    case 'cohort':
      return MATCH_WORDS[memberMatch(bedside, condition)];
  }
}

/** 「缺：ACR，近 90 天」 */
function lackingText({ store }: Bedside, cohort: Cohort, condition: CohortCondition): string {
  if (condition.kind === 'cohort') return `缺：核对「${condition.name}」的资料`;
  if (condition.kind !== 'result') return '缺：登记资料';
  const { anchor, from_days: from, to_days: to } = windowOf(condition, cohort);
  const window = windowOf(condition, cohort);
  const near = anchor === 'entry' && to === 0 && from < 0 ? `近 ${-from} 天` : textOfParts(windowParts(window));
  return `缺：${itemWord(vocabularyOf(store), condition.laboratory_code)}，${near}`;
}

type Verdict = 'met' | 'unmet' | 'unknown';

function verdictOf(outcome: number, negate: boolean): Verdict {
  if (outcome === OUTCOME.match) return negate ? 'unmet' : 'met';
  if (negate) return 'met';
  return outcome === OUTCOME.fails ? 'unmet' : 'unknown';
}

const BEST: readonly Verdict[] = ['met', 'unknown', 'unmet'];

/** How a patient stands to a cohort: day 0 is that of the cohort, or the report where the entry event is still to come. */
export function matchCohort(bedside: Bedside, cohort: Cohort): ProjectMatch {
  const { store, patient, minute } = bedside;
  const asked = { cohort };
  const vocabulary = vocabularyOf(store);
  const entry = entryMinutes(store, asked).minutes;
  const own = entry[patient] ?? NO_ENTRY;
  const day0 = own === NO_ENTRY ? minute : own;
  const alone = new Int32Array(entry.length).fill(NO_ENTRY);
  alone[patient] = day0;
  const ask = conditionAsker(store, asked, alone);
  const found: Record<Verdict, Checked[]> = { met: [], unmet: [], unknown: [] };
  const { entry: event } = cohort;
  if (event !== undefined && isFinished(event)) {
    const actual = actualText(bedside, cohort, event, day0);
    const checked = {
      condition_id: 'entry',
      sentence: entrySentence(event, vocabulary),
      ...(actual === undefined ? {} : { actual }),
    };
    const place = own !== NO_ENTRY ? 'met' : actual === undefined ? 'unknown' : 'unmet';
    found[place].push(place === 'unknown' ? { ...checked, lacking: lackingText(bedside, cohort, event) } : checked);
  }
  for (const group of countedGroups(cohort)) {
    const judged = group.map((condition) => ({
      condition,
      verdict: verdictOf(
        condition.kind === 'cohort' ? MATCH_OUTCOMES[memberMatch(bedside, condition)] : (ask(condition)[patient] ?? 0),
        condition.negate,
      ),
    }));
    const verdict = BEST.find((each) => judged.some((one) => one.verdict === each)) ?? 'unmet';
    const telling = judged.find((one) => one.verdict === verdict)?.condition;
    if (telling === undefined) continue;
    const actual = verdict === 'unknown' ? undefined : (actualText(bedside, cohort, telling, day0) ?? '未检');
    found[verdict].push({
      condition_id: telling.id,
      sentence: group.map((each) => conditionSentence(each, vocabulary, cohort)).join(' 或 '),
      ...(actual === undefined ? { lacking: lackingText(bedside, cohort, telling) } : { actual }),
    });
  }
  const match = found.unmet.length > 0 ? 'fails' : found.unknown.length > 0 ? 'lacking' : 'fits';
  return { match, ...found };
}
