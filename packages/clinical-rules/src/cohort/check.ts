import { isRecord } from '../core/rule.ts';
import type { PlainInput } from '../core/rule.ts';
import { convert } from '../units/convert.ts';
import { calendarDay, COMPARATORS, MAX_AGE, MAX_CONDITIONS, PICKS } from './cohort.ts';
import { isKnownDepartment, isKnownDiagnosis, itemOf } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing to mend; `condition_id` is '' where the whole cohort is meant. */
export interface CohortProblem {
  readonly condition_id: string;
  readonly field: string;
  readonly message: string;
}

export const NO_NUMBER = '请输入数值';
const NO_DAY = '请填写有效的日期，如 2025-01-31';
export const BOUNDS_REVERSED = '下限不能大于上限';
export const WINDOW_REVERSED = '开始不能晚于结束';
export const TOO_MANY = '最多 20 个条件，可先保存为队列再引用';
export const NESTED = '引用的队列自己不能再引用队列';
export const UNKNOWN_ITEM = '未收录该检验项目';
export const AGE_OUTSIDE = '请填写0-200的年龄';

type Found = readonly [field: string, message: string] | null;

function given(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Numbers that are given must be numbers; what is left out is only unfinished. */
function numberProblem(condition: PlainInput, fields: readonly string[]): Found {
  const field = fields.find((name) => given(condition[name]) && !isNumber(condition[name]));
  return field === undefined ? null : [field, NO_NUMBER];
}

function orderProblem(low: unknown, high: unknown, field: string, message: string): Found {
  return isNumber(low) && isNumber(high) && low > high ? [field, message] : null;
}

function windowProblem({ window }: PlainInput): Found {
  if (!isRecord(window)) return null;
  return (
    numberProblem(window, ['from_days', 'to_days']) ??
    orderProblem(window['from_days'], window['to_days'], 'window', WINDOW_REVERSED)
  );
}

/** A change in per cent has % as its unit, whatever its item is measured in. */
function isShare({ pick, change_kind: kind, unit }: PlainInput): boolean {
  return pick === 'change' && (kind ?? 'percent') === 'percent' && (unit === '%' || unit === '％');
}

function unitProblem(condition: PlainInput, vocabulary: Vocabulary): Found {
  const { unit, laboratory_code: code } = condition;
  if (typeof unit !== 'string' || typeof code !== 'string' || isShare(condition)) return null;
  const own = itemOf(vocabulary, code)?.unit ?? '';
  return convert(1, unit, own, code).ok ? null : ['unit', `${unit} 不能换算为 ${own === '' ? '无单位' : own}`];
}

function resultProblem(condition: PlainInput, vocabulary: Vocabulary): Found {
  const { laboratory_code: code, pick, comparator, value, value_to: to } = condition;
  if (given(code) && code !== '' && itemOf(vocabulary, String(code)) === undefined)
    return ['laboratory_code', UNKNOWN_ITEM];
  if (given(pick) && !PICKS.some((each) => each === pick)) return ['pick', '请选择取哪一次结果'];
  if (given(comparator) && !COMPARATORS.some((each) => each === comparator)) return ['comparator', '请选择比较方式'];
  return (
    numberProblem(condition, ['value', 'value_to', 'min_gap_days']) ??
    (comparator === 'between' ? orderProblem(value, to, 'value', BOUNDS_REVERSED) : null) ??
    unitProblem(condition, vocabulary) ??
    windowProblem(condition)
  );
}

function ageProblem({ from, to }: PlainInput): Found {
  const outside = (value: unknown): boolean => isNumber(value) && (value < 0 || value > MAX_AGE);
  const number = numberProblem({ from, to }, ['from', 'to']);
  if (number !== null) return number;
  if (outside(from) || outside(to)) return [outside(from) ? 'from' : 'to', AGE_OUTSIDE];
  return orderProblem(from, to, 'from', BOUNDS_REVERSED);
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The cohort that is referred to is sound, and refers to no further one. */
function memberProblem({ name, cohort }: PlainInput, vocabulary: Vocabulary): Found {
  if (!given(cohort)) return null;
  if (isRecord(cohort) && listed(cohort['conditions']).some((each) => isRecord(each) && each['kind'] === 'cohort'))
    return ['cohort', NESTED];
  const [problem] = cohortProblems(cohort, vocabulary);
  return problem === undefined ? null : ['cohort', `队列「${String(name)}」：${problem.message}`];
}

function problemOf(condition: PlainInput, vocabulary: Vocabulary): Found {
  switch (condition['kind']) {
    case 'result':
      return resultProblem(condition, vocabulary);
    case 'diagnosis': {
      const id = condition['diagnosis_id'];
      if (given(id) && id !== '' && !isKnownDiagnosis(vocabulary, String(id)))
        return ['diagnosis_id', '规则库中没有该诊断'];
      return numberProblem(condition, ['reliability_min']) ?? windowProblem(condition);
    }
    case 'age':
      return ageProblem(condition);
    case 'sex':
      return listed(condition['values']).every((value) => value === 1 || value === 2)
        ? null
        : ['values', '性别应为男或女'];
    case 'department':
      return listed(condition['ids']).every((id) => isKnownDepartment(vocabulary, String(id)))
        ? null
        : ['ids', '没有该科室'];
    case 'follow_up':
      return numberProblem(condition, ['reports', 'days']);
    case 'cohort':
      return memberProblem(condition, vocabulary);
    default:
      return ['kind', '请选择条件类型'];
  }
}

/** A day that there is: 2025-02-30 is none. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

function calendarProblem(calendar: unknown): Found {
  if (!isRecord(calendar)) return null;
  const [from, to] = [calendar['from'], calendar['to']].map((side) =>
    typeof side === 'string' ? calendarDay(side) : side,
  );
  if ([from, to].some((day) => given(day) && day !== '' && !isDay(day))) return ['calendar', NO_DAY];
  return typeof from === 'string' && typeof to === 'string' && from > to ? ['calendar', WINDOW_REVERSED] : null;
}

/** Everything that keeps a cohort from being counted, the whole first, then condition by condition. */
export function cohortProblems(cohort: unknown, vocabulary: Vocabulary): CohortProblem[] {
  if (!isRecord(cohort)) return [{ condition_id: '', field: '', message: '请填写队列定义' }];
  const conditions = listed(cohort['conditions']).map((each) => (isRecord(each) ? each : {}));
  const whole: Found[] = [
    conditions.length > MAX_CONDITIONS ? ['conditions', TOO_MANY] : null,
    calendarProblem(cohort['calendar']),
  ];
  const entry = cohort['entry'];
  const of = (id: string, found: Found): CohortProblem[] =>
    found === null ? [] : [{ condition_id: id, field: found[0], message: found[1] }];
  return [
    ...whole.flatMap((found) => of('', found)),
    ...(isRecord(entry) ? of('entry', problemOf(entry, vocabulary)) : []),
    ...conditions.flatMap((each, index) => {
      const { id } = each;
      return of(typeof id === 'string' ? id : `c${index + 1}`, problemOf(each, vocabulary));
    }),
  ];
}
