import { findItem } from '../catalogue/catalogue.ts';
import { clinicalNotation } from '../core/notation.ts';
import { roundHalfUp } from '../core/number.ts';
import type { Inference, InferredDiagnosis, Reliability, SatisfiedEdge } from './infer.ts';

/** Kinds of node as the wire numbers them. */
export const NODE_TYPE = { diagnosis: 1, intermediate: 2, lab: 3 } as const;

export type GraphNode =
  | {
      readonly key: string;
      readonly type: 1;
      readonly diagnosisId: string;
      readonly name: string;
      readonly reliable: Reliability;
    }
  | { readonly key: string; readonly type: 2; readonly name: string; readonly reliable: Reliability }
  | {
      readonly key: string;
      readonly type: 3;
      readonly code: string;
      readonly name: string;
      readonly laboratoryId: string;
      readonly reliable: Reliability;
    };

export interface GraphLink {
  readonly source: string;
  readonly target: string;
  /** Share of the diagnosis's score, 0 to 1, two decimals. */
  readonly rate: number;
  /** Edges behind the link, for its wording. */
  readonly satisfied: readonly SatisfiedEdge[];
  readonly citation: string;
}

export interface EvidenceGraph {
  readonly nodes: readonly GraphNode[];
  readonly links: readonly GraphLink[];
}

/** Key of the node that gathers abnormal rows which no shown diagnosis uses. */
export const UNINTERPRETED_KEY = 'uninterpreted';

/** Of a score that is above 0: whatever diagnosis is found has points. */
const rate = (weight: number, score: number): number => roundHalfUp(weight / score, 2);

function labNode(laboratoryId: string, code: string, reliable: Reliability): GraphNode {
  return {
    key: `lab:${laboratoryId}`,
    type: NODE_TYPE.lab,
    code,
    name: findItem(code)?.name ?? code,
    laboratoryId,
    reliable,
  };
}

function sum(rows: readonly SatisfiedEdge[]): number {
  return rows.reduce((total, row) => total + row.counted, 0);
}

function graphOf(diagnosis: InferredDiagnosis): EvidenceGraph {
  const { id, name, reliable, source, score } = diagnosis;
  const target = `diagnosis:${id}`;
  const nodes: GraphNode[] = [{ key: target, type: NODE_TYPE.diagnosis, diagnosisId: id, name, reliable }];
  const links: GraphLink[] = [];
  const labs = new Map<string, GraphNode>();
  for (const intermediate of diagnosis.intermediates) {
    const key = `intermediate:${id}:${intermediate}`;
    const rows = diagnosis.satisfied.filter((row) => row.edge.intermediate === intermediate);
    nodes.push({ key, type: NODE_TYPE.intermediate, name: clinicalNotation(intermediate), reliable });
    links.push({ source: key, target, rate: rate(sum(rows), score), satisfied: rows, citation: source });
    const codes = new Map(
      rows.flatMap((row) => row.laboratoryIds.map((one, at) => [one, row.codes[at] ?? ''] as const)),
    );
    for (const [laboratoryId, code] of codes) {
      const behind = rows.filter((row) => row.laboratoryIds.includes(laboratoryId));
      const node = labNode(laboratoryId, code, reliable);
      labs.set(node.key, node);
      links.push({
        source: node.key,
        target: key,
        rate: rate(sum(behind), score),
        satisfied: behind,
        citation: source,
      });
    }
  }
  return { nodes: [...nodes, ...labs.values()], links };
}

/** Graph of one diagnosis of the report: lab → intermediate → diagnosis. Undefined when the report does not show it. */
export function diagnosisGraph(inference: Inference, diagnosisId: string): EvidenceGraph | undefined {
  const found = inference.diagnoses.find((diagnosis) => diagnosis.id === diagnosisId);
  return found === undefined ? undefined : graphOf(found);
}

/** Graph of the whole report; labs are shared between diagnoses, rows no diagnosis uses hang on the uninterpreted node. */
export function reportGraph(inference: Inference): EvidenceGraph {
  const nodes = new Map<string, GraphNode>();
  const links: GraphLink[] = [];
  for (const diagnosis of inference.diagnoses) {
    const graph = graphOf(diagnosis);
    // A shared lab has the strongest colour that it supports.
    for (const node of graph.nodes)
      if (node.reliable > (nodes.get(node.key)?.reliable ?? -1)) nodes.set(node.key, node);
    links.push(...graph.links);
  }
  if (inference.uninterpreted.length > 0) {
    nodes.set(UNINTERPRETED_KEY, {
      key: UNINTERPRETED_KEY,
      type: NODE_TYPE.intermediate,
      name: UNINTERPRETED_NAME,
      reliable: 0,
    });
    for (const { laboratoryId, code } of inference.uninterpreted) {
      const node = labNode(laboratoryId, code, 0);
      nodes.set(node.key, node);
      links.push({ source: node.key, target: UNINTERPRETED_KEY, rate: 0, satisfied: [], citation: '' });
    }
  }
  return { nodes: [...nodes.values()], links };
}

export const UNINTERPRETED_NAME = '未能解读的检验项目';
