import { findItem, type CatalogueItem } from '@jianwei/clinical-rules/catalogue/catalogue';
import type { Cohort, ResultCondition } from '@jianwei/clinical-rules/cohort/cohort';
import { textOfParts, windowParts, PICK_WORDS } from '@jianwei/clinical-rules/cohort/sentence';
import { conditionOn, takenOf } from '@jianwei/clinical-rules/cohort/taken';
import { findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import type { Asked } from './asked.ts';
import { STATE, type Column } from './columns.ts';
import { ageAt, conditionAsker, spanAround } from './conditions.ts';
import { kept } from './kept.ts';
import { dayOfMinute } from './minutes.ts';
import { NO_ENTRY, OUTCOME } from './outcome.ts';
import { pickedRow, windowOf, usableRows } from './result-condition.ts';
import { columnOf, type ResearchStore } from './store.ts';

export interface Level {
  /** The value that a condition is written with. */
  readonly key: string;
  readonly label: string;
}

/** One value a person: a number, or the index of a level. NaN is missing. */
export interface Variable {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly kind: 'number' | 'category';
  readonly levels: readonly Level[];
  /** How the value was taken, in words. */
  readonly derivation: string;
  readonly values: Float64Array;
  /** Comparator of a printed bound, by patient: files write it in a column of its own. */
  readonly comparators?: Uint8Array | undefined;
  /** Days from day 0 at which the value was taken, by patient; absent for what is no result. */
  readonly days?: Int32Array | undefined;
}

export const DIAGNOSIS_PREFIX = 'diagnosis:';
const SEX_LEVELS: readonly Level[] = [
  { key: '1', label: '男' },
  { key: '2', label: '女' },
];
const GRADES = [0, 0.5, 1, 2, 3, 4];
const GRADE_LEVELS: readonly Level[] = [
  { key: '0', label: '阴性' },
  { key: '0.5', label: '±' },
  { key: '1', label: '阳性或 1+' },
  { key: '2', label: '2+' },
  { key: '3', label: '3+' },
  { key: '4', label: '4+' },
];
const YES_NO: readonly Level[] = [
  { key: '1', label: '提示' },
  { key: '0', label: '未提示' },
];

/** Day 0 of everybody, who is asked of. */
export interface Dated {
  readonly store: ResearchStore;
  readonly asked: Asked;
  readonly entry: Int32Array;
  /** Day 0 is not that of the cohort alone: two groups have theirs. */
  readonly isMixed?: boolean | undefined;
}

function missing({ store }: Dated): Float64Array {
  return new Float64Array(store.patientIds.length).fill(NaN);
}

function eachEntered({ entry }: Dated, work: (patient: number, minute: number) => void): void {
  for (const [patient, minute] of entry.entries()) if (minute !== NO_ENTRY) work(patient, minute);
}

function ageVariable(dated: Dated): Variable {
  const values = missing(dated);
  eachEntered(dated, (patient, minute) => {
    values[patient] = ageAt(dated.store, patient, minute) ?? NaN;
  });
  return { code: 'age', name: '年龄', unit: '岁', kind: 'number', levels: [], derivation: '入组日的周岁', values };
}

function sexVariable(dated: Dated): Variable {
  const values = missing(dated);
  eachEntered(dated, (patient) => {
    const sex = dated.store.sex[patient] ?? 0;
    if (sex > 0) values[patient] = sex - 1;
  });
  const derivation = '患者登记的性别';
  return { code: 'sex', name: '性别', unit: '', kind: 'category', levels: SEX_LEVELS, derivation, values };
}

function departmentVariable(dated: Dated): Variable {
  const { departments, department } = dated.store;
  const values = missing(dated);
  eachEntered(dated, (patient) => {
    const index = department[patient] ?? 0;
    if (departments[index] !== '') values[patient] = index;
  });
  const levels = departments.map((name) => ({ key: name, label: name }));
  return {
    code: 'department',
    name: '入组科室',
    unit: '',
    kind: 'category',
    levels,
    derivation: '患者所在的科室',
    values,
  };
}

function diagnosisVariable(dated: Dated, code: string): Variable | undefined {
  const id = code.slice(DIAGNOSIS_PREFIX.length);
  const rule = findDiagnosis(id);
  if (rule === undefined) return undefined;
  const ask = conditionAsker(dated.store, dated.asked, dated.entry);
  const common = { id: code, negate: false, enabled: true, pick: 'any' } as const;
  const outcomes = ask({ ...common, kind: 'diagnosis', diagnosis_id: id, reliability_min: 1 });
  const values = missing(dated);
  eachEntered(dated, (patient) => {
    values[patient] = outcomes[patient] === OUTCOME.match ? 0 : 1;
  });
  const derivation = '研究时段内任一份报告提示，可靠性中及以上';
  return { code, name: `提示${rule.name}`, unit: '', kind: 'category', levels: YES_NO, derivation, values };
}

function meanOf({ value }: Column, rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + (value[row] ?? NaN), 0) / rows.length;
}

/** How results of an item are read for a cohort. */
export function askingOf(
  cohort: Cohort,
  { code, valueType }: Pick<CatalogueItem, 'code' | 'valueType'>,
): ResultCondition {
  return {
    id: code,
    negate: false,
    enabled: true,
    kind: 'result',
    laboratory_code: code,
    ...takenOf(cohort, code),
    comparator: valueType === 'numeric' ? '≥' : 'grade_ge',
    value: 0,
  };
}

function itemVariable(dated: Dated, code: string): Variable | undefined {
  const item = findItem(code);
  if (item === undefined) return undefined;
  const { store, asked } = dated;
  const isNumber = item.valueType === 'numeric';
  const asking = askingOf(asked.cohort, item);
  const { pick } = asking;
  const window = windowOf(asking, asked.cohort);
  const column = columnOf(store, code);
  const values = missing(dated);
  const comparators = new Uint8Array(values.length);
  const days = new Int32Array(values.length);
  for (const [k, patient] of column.who.entries()) {
    const minute = dated.entry[patient] ?? NO_ENTRY;
    if (minute === NO_ENTRY) continue;
    const rows = usableRows(column, k, spanAround(window, minute, asked), asking);
    if (rows.length === 0) continue;
    const day = dayOfMinute(minute);
    const row = pickedRow(column, rows, { pick, day });
    const value = pick === 'mean' && isNumber ? meanOf(column, rows) : (column.value[row] ?? NaN);
    values[patient] = column.state[row] === STATE.grade ? GRADES.indexOf(value) : value;
    days[patient] = dayOfMinute(column.minute[pick === 'mean' ? (rows.at(-1) ?? row) : row] ?? minute) - day;
    comparators[patient] = pick === 'mean' ? 0 : (column.comparator[row] ?? 0);
  }
  const how = pick === 'nearest' ? '距入组日最近的一次' : `${PICK_WORDS[pick]}结果`;
  return {
    code,
    name: item.name,
    unit: isNumber ? item.unit : '',
    kind: isNumber ? 'number' : 'category',
    levels: isNumber ? [] : GRADE_LEVELS,
    derivation: `${textOfParts(windowParts(window))}，${how}`,
    values,
    comparators,
    days,
  };
}

function readVariable(dated: Dated, code: string): Variable | undefined {
  if (code === 'age') return ageVariable(dated);
  if (code === 'sex') return sexVariable(dated);
  if (code === 'department') return departmentVariable(dated);
  if (code.startsWith(DIAGNOSIS_PREFIX)) return diagnosisVariable(dated, code);
  return itemVariable(dated, code);
}

/** So many variables are kept: a number a patient each. */
const KEPT_VARIABLES = 48;

/** The values of a variable for everybody with a day 0; undefined for a variable that nobody knows. */
export function variableOf(dated: Dated, code: string): Variable | undefined {
  const { store, asked, isMixed } = dated;
  if (isMixed === true) return readVariable(dated, code);
  const { cohort, until } = asked;
  const key = [code, conditionOn(cohort, code), cohort.entry, cohort.calendar, until];
  return kept(store, { kind: 'variables', key, most: KEPT_VARIABLES }, () => readVariable(dated, code));
}

/** Whether a variable can be asked for. */
export function isVariable(code: string): boolean {
  if (['age', 'sex', 'department'].includes(code)) return true;
  if (!code.startsWith(DIAGNOSIS_PREFIX)) return findItem(code) !== undefined;
  return findDiagnosis(code.slice(DIAGNOSIS_PREFIX.length)) !== undefined;
}

/** Values of the people of a mask, and how many of them have none. */
export function valuesWithin(
  { values }: Pick<Variable, 'values'>,
  mask: Uint8Array,
): { values: number[]; missing: number } {
  const found: number[] = [];
  let lacking = 0;
  // By index: an iterator over all patients costs more than the rest.
  for (let patient = 0; patient < values.length; patient += 1) {
    if (mask[patient] !== 1) continue;
    const value = values[patient] ?? NaN;
    if (Number.isNaN(value)) lacking += 1;
    else found.push(value);
  }
  return { values: found, missing: lacking };
}

/** How many people have each level. */
export function levelCounts({ levels }: Pick<Variable, 'levels'>, values: readonly number[]): number[] {
  const counts = levels.map(() => 0);
  if (levels.length === 0) return counts;
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const PERSON_NAMES: Readonly<Record<string, string>> = { age: '年龄', sex: '性别', department: '入组科室' };

/** What a variable is called. */
export function variableName(code: string): string {
  const id = code.slice(DIAGNOSIS_PREFIX.length);
  if (code.startsWith(DIAGNOSIS_PREFIX)) return `提示${findDiagnosis(id)?.name ?? id}`;
  return PERSON_NAMES[code] ?? findItem(code)?.name ?? code;
}
