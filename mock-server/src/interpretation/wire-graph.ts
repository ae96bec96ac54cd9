import type { Graph, GraphLink, GraphNode } from '@jianwei/api-client/model';
import type {
  EvidenceGraph,
  GraphLink as RuleLink,
  GraphNode as RuleNode,
} from '@jianwei/clinical-rules/lab-inference/graph';
import { diagnosisGraph, UNINTERPRETED_KEY, UNINTERPRETED_NAME } from '@jianwei/clinical-rules/lab-inference/graph';
import { DIAGNOSES, findDiagnosis } from '@jianwei/clinical-rules/lab-inference/rule-base';
import { linkKnowledges } from '@jianwei/clinical-rules/lab-inference/wording';
import type { JudgedReport } from '@jianwei/clinical-rules/record/judged';
import { systemName } from './disease-systems.ts';

/** What a graph is drawn from: a report of a patient, or rows that somebody entered. */
export interface GraphSource {
  readonly judged: Pick<JudgedReport, 'rows' | 'inference'>;
}

function wireNode(node: RuleNode, results: ReadonlyMap<string, string>): GraphNode {
  const base = { key: node.key, _type: node.type, name: node.name, reliable: node.reliable };
  if (node.type !== 3) return base;
  const result = results.get(node.laboratoryId);
  return { ...base, laboratory_id: node.laboratoryId, ...(result === undefined ? {} : { result }) };
}

function wireLink(link: RuleLink): GraphLink {
  const knowledges = linkKnowledges(link);
  return {
    source: link.source,
    target: link.target,
    rate: link.rate,
    ...(knowledges.length === 0 ? {} : { knowledges }),
  };
}

/** The evidence graph of the wire; lab nodes carry their printed result and unit. */
export function wireGraph(graph: EvidenceGraph, view: GraphSource): Graph {
  const results = new Map(
    view.judged.rows.map(({ printed }) => [printed.laboratory_id, `${printed.result} ${printed.unit}`.trim()] as const),
  );
  return { nodes: graph.nodes.map((node) => wireNode(node, results)), links: graph.links.map(wireLink) };
}

/** Names of the abnormal results that no diagnosis of the report uses, as one node. */
function uninterpretedNode(view: GraphSource): GraphNode[] {
  const { uninterpreted } = view.judged.inference;
  if (uninterpreted.length === 0) return [];
  return [
    { key: UNINTERPRETED_KEY, _type: 2, name: UNINTERPRETED_NAME, reliable: 0, result: `${uninterpreted.length} 项` },
  ];
}

/**
 * The graph of one diagnosis as its drawer shows it: labs and intermediates, the system it belongs to, other diagnoses of
 * that system (those of this report first), and what no diagnosis could use. Undefined when the report does not show it.
 */
export function wireDiagnosisGraph(view: GraphSource, diagnosisId: string): Graph | undefined {
  const { inference } = view.judged;
  const graph = diagnosisGraph(inference, diagnosisId);
  const rule = findDiagnosis(diagnosisId);
  if (graph === undefined || rule === undefined) return undefined;
  const shown = new Map(inference.diagnoses.map((found) => [found.id, found]));
  const siblings = DIAGNOSES.filter((entry) => entry.systemId === rule.systemId && entry.id !== diagnosisId);
  const neighbours = siblings
    .toSorted((a, b) => Number(shown.has(b.id)) - Number(shown.has(a.id)))
    .map(({ id, name }): GraphNode => {
      const found = shown.get(id);
      return { key: `diagnosis:${id}`, _type: 1, name: found?.name ?? name, reliable: found?.reliable ?? 0 };
    });
  const wire = wireGraph(graph, view);
  const left = uninterpretedNode(view);
  return {
    nodes: [...wire.nodes, ...left],
    links: [...wire.links, ...left.map(({ key }) => ({ source: key, target: `diagnosis:${diagnosisId}`, rate: 0 }))],
    parent: { name: systemName(rule.systemId) },
    neighbours,
  };
}
