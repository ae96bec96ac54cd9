import { UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import type { Graph, GraphLink, GraphNode, LaboratoryRow } from '@jianwei/api-client/model';

/** Kinds of node as the wire numbers them; any other is an intermediate finding. */
const NODE_TYPE = { diagnosis: 1, lab: 3 } as const;

/** Key of the node that gathers what no diagnosis of the report could use. */
const UNINTERPRETED_KEY = 'uninterpreted';

/** Kinds of node as the picture tells them apart, in the order in which they stand. */
export const KIND_TEXT = {
  diagnosis: '诊断',
  intermediate: '中间概念',
  lab: '检验项目',
  uninterpreted: '未能解读',
} as const;
const KINDS = Object.keys(KIND_TEXT);

export const PAGE_SIZE = 10;
const NEIGHBOURS = 3;

/** A child of the centre: an intermediate finding, a lab item, or what could not be interpreted. */
export interface GraphChild {
  key: string;
  kind: Exclude<keyof typeof KIND_TEXT, 'diagnosis'>;
  name: string;
  reliable: number;
  /** Share of the diagnosis, 0 to 1; undefined where the answer names none. */
  rate: number | undefined;
  result: string | undefined;
  /** The row of the report behind a lab item. */
  row: LaboratoryRow | undefined;
  knowledges: readonly string[];
}

export interface GraphModel {
  centre: GraphNode;
  parentName: string | undefined;
  neighbours: readonly GraphNode[];
  /** Intermediates, then lab items, each by falling rate; what could not be interpreted comes last. */
  children: readonly GraphChild[];
}

function kindOf(node: GraphNode): GraphChild['kind'] {
  if (node.key === UNINTERPRETED_KEY) return 'uninterpreted';
  return node._type === NODE_TYPE.lab ? 'lab' : 'intermediate';
}

/** The share of the diagnosis in figures; undefined where there is none. */
export const rateText = (rate: number | undefined) => (Number.isNaN(rate) ? UNDETERMINED : rate?.toFixed(2));

/** The strongest link that leaves a node towards the centre, and everything the links say. */
function readLinks(links: readonly GraphLink[] = []): Pick<GraphChild, 'rate' | 'knowledges'> {
  const rates = links.map(({ rate }) => rate).filter((rate) => rate !== undefined);
  return {
    rate: rates.length === 0 ? undefined : Math.max(...rates),
    knowledges: [...new Set(links.flatMap(({ knowledges = [] }) => knowledges))],
  };
}

/** What the picture shows of a graph; undefined when it has no diagnosis to stand in its centre. */
export function graphModel(graph: Graph, rows: readonly LaboratoryRow[]): GraphModel | undefined {
  const centre = graph.nodes.find((node) => node._type === NODE_TYPE.diagnosis);
  if (!centre) return undefined;
  const rowById = new Map(rows.map((row) => [row.laboratory_id, row]));
  const linksOf = Map.groupBy(graph.links, (link) => link.source);
  const children = graph.nodes
    .filter((node) => node._type !== NODE_TYPE.diagnosis)
    .map((node): GraphChild => ({
      key: node.key,
      kind: kindOf(node),
      name: node.name,
      reliable: node.reliable,
      result: node.result,
      row: rowById.get(node.laboratory_id ?? ''),
      ...readLinks(linksOf.get(node.key)),
    }))
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (b.rate ?? 0) - (a.rate ?? 0));
  return {
    centre,
    parentName: graph.parent?.name,
    neighbours: (graph.neighbours ?? []).slice(0, NEIGHBOURS),
    children,
  };
}

/** A line holds this many characters; two lines are all there is, and the name of a node ends in … after so many. */
const LINE_LENGTH = 11;
const LONGEST_NAME = 21;

/** Whether a node shows less than the whole name. */
export function isCut(name: string): boolean {
  return Array.from(name).length > LONGEST_NAME;
}

/** A name as its node shows it: cut at 21 characters with an ellipsis, wrapped at 11. */
export function nodeLines(name: string): readonly string[] {
  const characters = Array.from(name);
  const shown = isCut(name) ? [...characters.slice(0, LONGEST_NAME), '…'] : characters;
  if (shown.length <= LINE_LENGTH) return [shown.join('')];
  return [shown.slice(0, LINE_LENGTH).join(''), shown.slice(LINE_LENGTH).join('')];
}
