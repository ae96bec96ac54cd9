import { Engine } from 'json-rules-engine';
import type { TopLevelCondition, TopLevelConditionResult } from 'json-rules-engine';
import { FACTS, isGroup, leavesOf, OPS } from '@jianwei/clinical-rules/rule-condition/condition';
import type { Group, Leaf, LeafValue, Node } from '@jianwei/clinical-rules/rule-condition/condition';
import { every, not, some } from '@jianwei/clinical-rules/rule-condition/kleene';
import type { Truth } from '@jianwei/clinical-rules/rule-condition/kleene';
import type { Actual } from './actual.ts';
import { compare } from './compare.ts';
import { actualOf } from './facts.ts';
import type { RuleReport } from './report.ts';

/** One leaf of a condition on one report. */
export interface LeafResult {
  /** Place in the tree: `0`, `2.1`. */
  readonly path: string;
  /** What the report holds, in words. */
  readonly actual: string;
  readonly result: Truth;
}

export interface Evaluation {
  readonly result: Truth;
  /** In the order of the condition. */
  readonly leaves: readonly LeafResult[];
}

interface Params {
  readonly path: string;
  readonly leaf: Leaf;
}

interface EngineLeaf {
  readonly fact: string;
  readonly operator: string;
  readonly value: LeafValue;
  readonly params: Params;
  /** What the engine found; it is there after a run. */
  readonly factResult?: unknown;
}

/** Leaves have one priority, so that the engine evaluates each. */
type EngineNode = { readonly all: EngineNode[] } | { readonly any: EngineNode[] } | EngineLeaf;

const FACT = 'asked';
const STORED = 'stored';
const NEGATED = 'fails:';
const OTHER = 'other';
const OPERATORS = [...new Set<string>(FACTS.flatMap((fact) => OPS[fact]))];

/** The comparator of a leaf, where its fact has it; else one that decides nothing. */
function operatorOf({ fact, op }: Leaf): string {
  const known = FACTS.find((each) => each === fact);
  return known !== undefined && (OPS[known] as readonly string[]).includes(op) ? op : OTHER;
}

function judge(operator: string, actual: Actual, value: LeafValue): Truth {
  return operator === OTHER ? 'undetermined' : compare(operator, actual, value);
}

/** A negated group is its contrary of negated members: a bare `not` would make 未检 true. */
function toEngine(node: Node, path: string, isNegated: boolean): EngineNode {
  if (!isGroup(node)) {
    const operator = `${isNegated ? NEGATED : ''}${operatorOf(node)}`;
    return { fact: FACT, operator, value: node.value, params: { path, leaf: node } };
  }
  const isInner = node.kind === 'none' ? !isNegated : isNegated;
  const members = node.of.map((child, index) =>
    toEngine(child, path === '' ? `${index}` : `${path}.${index}`, isInner),
  );
  // all and its negation by De Morgan; none is the negation of any.
  const isAll = node.kind === 'all' ? !isNegated : node.kind === 'any' ? isNegated : !isNegated;
  return isAll ? { all: members } : { any: members };
}

/** The third value: the engine's own tree, folded by Kleene. */
function fold(node: EngineNode, results: Map<string, LeafResult>): Truth {
  if ('all' in node) return every(node.all.map((child) => fold(child, results)));
  if ('any' in node) return some(node.any.map((child) => fold(child, results)));
  const { path, leaf } = node.params;
  const actual = node.factResult as Actual;
  const result = judge(operatorOf(leaf), actual, leaf.value);
  results.set(path, { path, actual: actual.text, result });
  return node.operator.startsWith(NEGATED) ? not(result) : result;
}

/** Compiles a condition once; what comes back judges any number of reports. */
export function evaluator(condition: Group): (report: RuleReport) => Promise<Evaluation> {
  const engine = new Engine([], { allowUndefinedFacts: true });
  for (const op of [...OPERATORS, OTHER]) {
    // Both are false on what cannot be determined.
    engine.addOperator<Actual, LeafValue>(op, (actual, value) => judge(op, actual, value) === true);
    engine.addOperator<Actual, LeafValue>(`${NEGATED}${op}`, (actual, value) => judge(op, actual, value) === false);
  }
  engine.addFact(
    FACT,
    async (params, almanac) => {
      const { leaf } = params as Params;
      const { report } = await almanac.factValue<{ readonly report: RuleReport }>(STORED);
      return actualOf(leaf, report);
    },
    { cache: false },
  );
  engine.addRule({
    conditions: toEngine(condition, '', false) as unknown as TopLevelCondition,
    event: { type: 'acts' },
  });
  const order = leavesOf(condition).map(({ path }) => path);
  return async (report) => {
    const { results, failureResults } = await engine.run({ [STORED]: { report } });
    const [ran] = [...results, ...failureResults];
    if (ran === undefined) throw new Error('the engine judged nothing');
    const leaves = new Map<string, LeafResult>();
    const result = fold(engineTree(ran.conditions), leaves);
    return { result, leaves: order.flatMap((path) => leaves.get(path) ?? []) };
  };
}

function engineTree(conditions: TopLevelConditionResult): EngineNode {
  return conditions as unknown as EngineNode;
}

/** Judges one report. */
export function evaluate(condition: Group, report: RuleReport): Promise<Evaluation> {
  return evaluator(condition)(report);
}
