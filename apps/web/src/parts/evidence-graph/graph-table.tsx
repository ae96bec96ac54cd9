import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { reliabilityLabel } from '../lab/reliability.ts';
import { KIND_TEXT, rateText, type GraphChild, type GraphModel } from './graph-model.ts';

type Node = Pick<GraphChild, 'key' | 'name' | 'reliable'> & Partial<GraphChild>;

const COLUMNS: readonly Column<Node>[] = [
  { id: 'name', header: '节点', isRowHeader: true, cell: ({ name }) => name },
  { id: 'kind', header: '类型', cell: ({ kind }) => (kind ? KIND_TEXT[kind] : '同级诊断') },
  { id: 'reliable', header: '可靠性', cell: ({ reliable }) => reliabilityLabel(reliable) },
  { id: 'result', header: '结果', cell: ({ result }) => result },
  { id: 'rate', header: '关联度', cell: ({ rate }) => rateText(rate) },
  { id: 'knowledge', header: '说明', cell: ({ knowledges = [] }) => knowledges.join('；') },
];

/** The content of the whole graph as a table, for screen readers; the diagnoses beside it come last. */
export function GraphTable({ model: { centre, parentName, children, neighbours } }: { model: GraphModel }) {
  const belongs = parentName === undefined ? '' : `，属于${parentName}`;
  return (
    <div className="jw-visually-hidden">
      <Table
        caption={`${centre.name}的关系图（表格）${belongs}`}
        columns={COLUMNS}
        rows={[...children, ...neighbours.map(({ key, name, reliable }) => ({ key, name, reliable }))]}
        rowKey={({ key }) => key}
      />
    </div>
  );
}
