import { isRecord } from '../core/rule.ts';

/** What a leaf asks about. */
export const FACTS = [
  'lab',
  'lab_flag',
  'lab_text',
  'tested',
  'delta',
  'ratio',
  'count',
  'age',
  'sex',
  'department',
  'source',
  'specimen',
  'diagnosis',
  'history_diagnosis',
  'patient_tag',
  'hour',
  'weekday',
  'signal',
] as const;
export type Fact = (typeof FACTS)[number];

const NUMBER_OPS = ['below', 'at_most', 'above', 'at_least', 'between', 'equals'] as const;
const NAME_OPS = ['in', 'not_in', 'is', 'is_not'] as const;
const CHANGE_OPS = ['rise_at_least', 'fall_at_least', 'change_percent_at_least'] as const;

/** Comparators of each fact, the usual one first. */
export const OPS = {
  lab: NUMBER_OPS,
  lab_flag: ['is', 'is_not'],
  lab_text: ['is', 'at_least'],
  tested: ['is'],
  delta: CHANGE_OPS,
  ratio: NUMBER_OPS,
  count: ['at_least'],
  age: NUMBER_OPS,
  sex: ['is', 'is_not', 'in', 'not_in'],
  department: NAME_OPS,
  source: NAME_OPS,
  specimen: NAME_OPS,
  diagnosis: ['in', 'not_in'],
  history_diagnosis: ['in', 'not_in'],
  patient_tag: ['in', 'not_in'],
  hour: ['between', 'in'],
  weekday: ['between', 'in'],
  signal: ['in', 'not_in'],
} as const satisfies Record<Fact, readonly string[]>;
export type Op = (typeof OPS)[Fact][number];

export const FLAGS = ['high', 'low', 'critical', 'abnormal', 'normal'] as const;
export type FlagWord = (typeof FLAGS)[number];

/** The ordered scale of qualitative results; 阳性 is at least 1+. */
export const GRADES = ['阴性', '±', '1+', '2+', '3+', '4+', '阳性'] as const;

/** What the product says of a report that somebody may be told of; for push lines. */
export const SIGNALS = ['危急值', '需关注', '提示（需关注）', '提示'] as const;

export const MAX_DEPTH = 3;
export const MAX_LEAVES = 30;
/** Hours of a year: no change and no history looks further back. */
export const MAX_WITHIN_HOURS = 8760;
export const MAX_WITHIN_DAYS = 365;

/** How far back a change or a history looks, exactly this long included. */
export interface Within {
  readonly hours?: number;
  readonly days?: number;
}

export type LeafValue = number | string | boolean | readonly (number | string)[];

export interface Leaf {
  readonly fact: string;
  readonly op: string;
  readonly value: LeafValue;
  /** Of the value: a unit of the item, `%`, 岁 or 天; absent: that of the catalogue. */
  readonly unit?: string;
  readonly code?: string;
  readonly specimen?: string;
  /** The item that a ratio divides by. */
  readonly of_code?: string;
  /** What a change is told against: the last result, or the mean of the last three. */
  readonly of?: string;
  readonly within?: Within;
  /** Group of the catalogue that is counted. */
  readonly group?: string;
  readonly flag?: string;
  /** The least reliability that counts: 2 high, 1 middle, 0 low. */
  readonly reliability?: number;
}

export type GroupKind = 'all' | 'any' | 'none';

export interface Group {
  readonly kind: GroupKind;
  readonly of: readonly Node[];
}

export type Node = Group | Leaf;

export function isGroup(node: Node): node is Group {
  return 'kind' in node;
}

const KINDS: readonly GroupKind[] = ['all', 'any', 'none'];

function readWithin(given: unknown): Within | undefined {
  if (!isRecord(given)) return undefined;
  const { hours, days } = given;
  return {
    ...(typeof hours === 'number' ? { hours } : {}),
    ...(typeof days === 'number' ? { days } : {}),
  };
}

function isScalar(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

function readValue(given: unknown): LeafValue {
  if (Array.isArray(given)) return given.filter(isScalar);
  return isScalar(given) || typeof given === 'boolean' ? given : '';
}

const TEXTS = ['unit', 'code', 'specimen', 'of_code', 'of', 'group', 'flag'] as const;

/** 0 blue, 1 amber, 2 red; a word is none of them. */
function readReliability(given: unknown): { reliability?: number } {
  const number = typeof given === 'string' && given !== '' ? Number(given) : given;
  return typeof number === 'number' && Number.isFinite(number) ? { reliability: number } : {};
}

function readLeaf(given: Readonly<Record<string, unknown>>): Leaf {
  const texts = TEXTS.flatMap((name) => {
    const text = given[name];
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  const within = readWithin(given['within']);
  return {
    fact: typeof given['fact'] === 'string' ? given['fact'] : '',
    op: typeof given['op'] === 'string' ? given['op'] : '',
    value: readValue(given['value']),
    ...Object.fromEntries(texts),
    ...(within === undefined ? {} : { within }),
    ...readReliability(given['reliability']),
  };
}

function readNode(given: unknown): Node {
  if (!isRecord(given)) return readLeaf({});
  for (const kind of KINDS) {
    const of = given[kind];
    if (Array.isArray(of)) return { kind, of: of.map(readNode) };
  }
  return readLeaf(given);
}

/** A condition as JSON writes it: `{all|any|none: […]}`; a leaf by itself is a group of one. Never throws. */
export function readCondition(given: unknown): Group {
  const node = readNode(given);
  return isGroup(node) ? node : { kind: 'all', of: [node] };
}

export interface ConditionJson {
  [key: string]: unknown;
}

/** The condition as JSON writes it, keys in one order: two equal conditions are one text. */
export function conditionJson(node: Node): ConditionJson {
  if (isGroup(node)) return { [node.kind]: node.of.map(conditionJson) };
  const { fact, op, value, unit, code, specimen, of_code, of, within, group, flag, reliability } = node;
  const leaf = { fact, op, value, unit, code, specimen, of_code, of, within, group, flag, reliability };
  return Object.fromEntries(Object.entries(leaf).filter(([, part]) => part !== undefined));
}

/** Leaves with their place in the tree: `0`, `2.1`. */
export function leavesOf(node: Node, path = ''): readonly { readonly path: string; readonly leaf: Leaf }[] {
  if (!isGroup(node)) return [{ path, leaf: node }];
  return node.of.flatMap((child, index) => leavesOf(child, path === '' ? `${index}` : `${path}.${index}`));
}

/** Groups above the deepest leaf. */
export function depthOf(node: Node): number {
  return isGroup(node) ? 1 + Math.max(0, ...node.of.map(depthOf)) : 0;
}
