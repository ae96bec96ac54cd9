import { CATALOGUE_GROUPS, findItem } from '../catalogue/catalogue.ts';
import { convert } from '../units/convert.ts';
import { itemName } from './sentence.ts';
import {
  depthOf,
  FACTS,
  FLAGS,
  GRADES,
  leavesOf,
  MAX_DEPTH,
  MAX_LEAVES,
  MAX_WITHIN_DAYS,
  MAX_WITHIN_HOURS,
  isGroup,
  OPS,
  SIGNALS,
} from './condition.ts';
import type { Fact, Group, Leaf, Node } from './condition.ts';

export type RuleKind = 'audit' | 'prompt' | 'push';

const NEEDS_ITEM: readonly string[] = ['lab', 'lab_flag', 'lab_text', 'tested', 'delta', 'ratio'];
const CLOCK_FACTS: readonly string[] = ['hour', 'weekday'];
const NUMBERS: readonly string[] = ['lab', 'delta', 'ratio', 'count', 'age'];
const MAX_NAMES = 50;

function isWhole(value: number | undefined, low: number, high: number): boolean {
  return value !== undefined && Number.isInteger(value) && value >= low && value <= high;
}

function itemProblem(code: string | undefined): string | null {
  if (code === undefined) return '请选择检验项目';
  return findItem(code) === undefined ? `目录中没有项目 ${code}` : null;
}

function unitProblem({ fact, op, code, unit }: Leaf): string | null {
  if (unit === undefined) return null;
  if (fact === 'age') return unit === '岁' || unit === '天' ? null : '年龄的单位应为岁或天';
  if (op === 'change_percent_at_least') return unit === '%' ? null : '变化百分比的单位应为 %';
  const item = code === undefined ? undefined : findItem(code);
  if (item === undefined || (fact !== 'lab' && fact !== 'delta')) return null;
  return convert(1, unit, item.unit, item.code).ok ? null : `${itemName(code)}的单位应为 ${item.unit || '空'}`;
}

function numberProblem({ op, value, fact }: Leaf): string | null {
  if (op === 'between') {
    if (
      !Array.isArray(value) ||
      value.length !== 2 ||
      value.some((each) => typeof each !== 'number' || !Number.isFinite(each))
    )
      return '请填写下限和上限';
    return Number(value[0]) > Number(value[1]) ? '下限不能大于上限' : null;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return '请填写数值';
  if (fact === 'count' && !isWhole(value, 1, 100)) return '项数应为 1 到 100 的整数';
  if (fact === 'delta' && value <= 0) return '变化量应大于 0';
  return fact === 'age' && value < 0 ? '年龄不能小于 0' : null;
}

function withinProblem({ fact, within }: Leaf): string | null {
  if (within === undefined) return fact === 'delta' ? '请填写前次结果的时限' : null;
  if (within.hours !== undefined)
    return isWhole(within.hours, 1, MAX_WITHIN_HOURS)
      ? null
      : `${within.hours} 小时内应为 1 到 ${MAX_WITHIN_HOURS} 的整数`;
  return isWhole(within.days, 1, MAX_WITHIN_DAYS)
    ? null
    : `${within.days ?? ''} 日内应为 1 到 ${MAX_WITHIN_DAYS} 的整数`;
}

function namesProblem({ value }: Leaf): string | null {
  const names = Array.isArray(value) ? value : [value];
  if (names.length === 0 || names.some((name) => String(name).trim() === '')) return '请至少选择一个名称';
  return names.length > MAX_NAMES ? `名称最多 ${MAX_NAMES} 个` : null;
}

function wordProblem(leaf: Leaf): string | null {
  const { fact, value, group, flag } = leaf;
  if (fact === 'lab_flag') return FLAGS.some((each) => each === value) ? null : '请选择高低';
  if (fact === 'lab_text') return GRADES.some((each) => each === value) ? null : '定性结果应为阴性、±、1+ 至 4+ 或阳性';
  if (fact === 'tested') return typeof value === 'boolean' ? null : '请选择已检或未检';
  if (fact === 'count')
    return group === undefined || !CATALOGUE_GROUPS.includes(group)
      ? '请选择检验组'
      : flag === undefined || FLAGS.some((each) => each === flag)
        ? null
        : '请选择高低';
  if (fact === 'signal')
    return (Array.isArray(value) ? value : [value]).every((each) => SIGNALS.some((signal) => signal === each))
      ? null
      : '信号应为危急值、需关注、提示（需关注）或提示';
  if (fact === 'sex')
    return (Array.isArray(value) ? value : [value]).every((each) => each === '男' || each === '女')
      ? null
      : '性别应为男或女';
  return null;
}

function isFact(fact: string): fact is Fact {
  return FACTS.some((each) => each === fact);
}

/** Hour 0 to 23, Monday 1 to Sunday 7. */
const CLOCK: Readonly<Record<string, readonly [number, number]>> = { hour: [0, 23], weekday: [1, 7] };

function clockProblem({ fact, op, value }: Leaf): string | null {
  const [low, high] = CLOCK[fact] ?? [0, 0];
  if (!Array.isArray(value) || value.length === 0 || (op === 'between' && value.length !== 2)) return '请填写时刻';
  if (value.some((each) => typeof each !== 'number' || !isWhole(each, low, high)))
    return `时刻应为 ${low} 到 ${high} 的整数`;
  return op === 'between' && Number(value[0]) > Number(value[1]) ? '下限不能大于上限' : null;
}

/** What is wrong with one leaf, in words for its author; null where nothing is. */
export function leafProblem(leaf: Leaf, kind: RuleKind): string | null {
  const { fact } = leaf;
  if (!isFact(fact)) return '请选择条件类型';
  const isClock = CLOCK_FACTS.includes(fact);
  if (isClock && kind !== 'push') return '时刻与星期只用于推送策略';
  if (fact === 'signal' && kind !== 'push') return '信号只用于推送策略';
  if (!(OPS[fact] as readonly string[]).includes(leaf.op)) return '请选择比较方式';
  const item = NEEDS_ITEM.includes(fact)
    ? (itemProblem(leaf.code) ?? (fact === 'ratio' ? itemProblem(leaf.of_code) : null))
    : null;
  const isNames = !NEEDS_ITEM.includes(fact) && !NUMBERS.includes(fact) && !isClock;
  return (
    item ??
    unitProblem(leaf) ??
    (NUMBERS.includes(fact) ? numberProblem(leaf) : null) ??
    (isNames ? namesProblem(leaf) : null) ??
    (isClock ? clockProblem(leaf) : null) ??
    wordProblem(leaf) ??
    withinProblem(leaf)
  );
}

function hasEmptyGroup(node: Node): boolean {
  return isGroup(node) && (node.of.length === 0 || node.of.some(hasEmptyGroup));
}

/** One thing to mend; '' is the place of the whole condition. */
export interface ConditionProblem {
  readonly path: string;
  readonly message: string;
}

/** Everything that keeps a condition from being tried, the whole first, then leaf by leaf. */
export function conditionProblems(condition: Group, kind: RuleKind): ConditionProblem[] {
  const leaves = leavesOf(condition);
  const whole = [
    leaves.length === 0 || hasEmptyGroup(condition) ? '请至少写一个条件' : null,
    depthOf(condition) > MAX_DEPTH ? `条件最多 ${MAX_DEPTH} 层` : null,
    leaves.length > MAX_LEAVES ? `条件最多 ${MAX_LEAVES} 个` : null,
  ].flatMap((message) => (message === null ? [] : [{ path: '', message }]));
  const ofLeaves = leaves.flatMap(({ path, leaf }) => {
    const message = leafProblem(leaf, kind);
    return message === null ? [] : [{ path, message }];
  });
  return [...whole, ...ofLeaves];
}
