import type { Graph, GraphLink, GraphNode } from '@jianwei/api-client/model';
import type {
  EvidenceGraph,
  GraphLink as RuleLink,
  GraphNode as RuleNode,
} from '@jianwei/clinical-rules/lab-inference/graph';
import { linkKnowledges } from '@jianwei/clinical-rules/lab-inference/wording';
import type { ReportView } from './report-view.ts';

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
export function wireGraph(graph: EvidenceGraph, view: ReportView): Graph {
  const results = new Map(
    view.judged.rows.map(({ store }) => [store.laboratory_id, `${store.result} ${store.unit}`.trim()] as const),
  );
  return { nodes: graph.nodes.map((node) => wireNode(node, results)), links: graph.links.map(wireLink) };
}
