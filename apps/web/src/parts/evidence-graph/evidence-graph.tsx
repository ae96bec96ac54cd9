import type { Graph, LaboratoryRow } from '@jianwei/api-client/model';
import { Fragment, startTransition, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '../../kit/lib/after-paint.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { StepPager } from '../../kit/ui/step-pager.tsx';
import { reliabilityLabel, ReliabilityMark } from '../lab/reliability-mark.tsx';
import { type GraphChild, graphModel, type GraphModel, isCut, KIND_TEXT, PAGE_SIZE, rateText } from './graph-model.ts';
import { CHILD_X, childY, HEIGHT, linkPath, TIP, WIDTH } from './graph-layout.ts';
import { CentreNode, ChildBars, ChildNode, PARENT_KEY, ParentNode, type PlacedChild } from './graph-nodes.tsx';
import styles from './evidence-graph.module.css';
import { ResultValue } from '../lab/abnormal-value.tsx';
import { referenceText, unitText } from '../lab/lab-text.ts';
import { type Column, Table } from '../../kit/table/table.tsx';

interface EvidenceGraphProps {
  graph: Graph;
  rows: readonly LaboratoryRow[];
  /** The patient is known to have the diagnosis in the centre. */
  isKnown?: boolean;
  /** Address of another diagnosis, by the key of its node. */
  addressOf: (key: string) => string;
}

/** The whole name of the parent, the centre or a neighbour, by its key, where the picture shows it cut. */
function cutName({ centre, parentName = '', neighbours }: GraphModel, key: string | null): string | undefined {
  const named = [{ key: PARENT_KEY, name: parentName }, centre, ...neighbours].find((node) => node.key === key);
  return named && isCut(named.name) ? named.name : undefined;
}

/** How one diagnosis hangs together: where it belongs, what speaks for it and how strongly; ten children at a time. */
export function EvidenceGraph({ graph, rows, isKnown = false, addressOf }: EvidenceGraphProps) {
  const model = useMemo(() => graphModel(graph, rows), [graph, rows]);
  // What nobody sees is made once the first picture is on screen.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(true))), []);
  const [chosen, setChosen] = useState({ centreKey: '', page: 1 });
  const [activeKey, setActiveKey] = useState<string | null>(null);
  if (!model) return <EmptyState title="暂无数据" />;
  const pages = Math.ceil(model.children.length / PAGE_SIZE);
  const { key: centreKey } = model.centre;
  // Another diagnosis begins at its first page; the same one may have fewer pages now.
  const page = chosen.centreKey === centreKey ? Math.max(1, Math.min(chosen.page, pages)) : 1;
  const shown = model.children
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map((child, index, { length }): PlacedChild => ({ ...child, y: childY(index, length) }));
  const activeChild = shown.find((child) => child.key === activeKey);
  const activeName = activeChild?.name ?? cutName(model, activeKey);
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll}>
        <div
          className={`jw-print-fit ${styles.canvas}`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || activeKey === null) return;
            event.stopPropagation();
            setActiveKey(null);
          }}
        >
          <svg
            className={styles.picture}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="group"
            aria-label={`${model.centre.name}的关系图`}
          >
            {shown.map(({ key, kind, y, rate = 0 }) => (
              <path
                key={key}
                className={styles.link}
                data-kind={kind}
                data-active={key === activeKey || undefined}
                d={linkPath(y)}
                strokeWidth={1.2 + 2.6 * rate}
              />
            ))}
            <ParentNode {...model} addressOf={addressOf} onActive={setActiveKey} />
            <CentreNode node={model.centre} evidenceCount={rows.length} isKnown={isKnown} onActive={setActiveKey} />
            {shown.map((child) => (
              <ChildNode key={child.key} child={child} isActive={child.key === activeKey} onActive={setActiveKey} />
            ))}
            <ChildBars shown={shown} />
          </svg>
          {activeName !== undefined && <GraphTip name={activeName} child={activeChild} />}
        </div>
      </div>
      <figcaption
        className={`jw-row jw-wrap jw-between jw-gap-12 jw-note jw-ink-2 ${styles.foot}`}
        style={{ paddingRight: `${100 - ((CHILD_X + 332) / WIDTH) * 100}%` }}
      >
        <Legend />
        <span className={`jw-row ${styles.line}`}>
          <StepPager
            label="关系图分页"
            current={page}
            total={pages}
            onChange={(next) => {
              setChosen({ centreKey, page: next });
              setActiveKey(null);
            }}
          />
          {pages > 1 && <span className="jw-ink-3">每页 {PAGE_SIZE} 个节点</span>}
        </span>
      </figcaption>
      {isDrawn && <GraphTable model={model} />}
    </figure>
  );
}

/** Shape is the kind of node, bars are reliability, the width of a line is the share of the diagnosis. */
function Legend() {
  return (
    <span className="jw-grid jw-gap-6">
      <span className={`jw-row jw-wrap ${styles.line}`}>
        {Object.entries(KIND_TEXT).map(([kind, label]) => (
          <span key={kind} className={`jw-row jw-gap-6 ${styles.key}`} data-kind={kind}>
            {label}
          </span>
        ))}
      </span>
      <span className={`jw-row jw-wrap ${styles.line}`}>
        可靠性
        {[2, 1, 0].map((reliable) => (
          <ReliabilityMark key={reliable} reliable={reliable} />
        ))}
        连线越粗，关联度越高
      </span>
    </span>
  );
}

const PLACE = { left: `${(TIP.x / WIDTH) * 100}%`, top: `${(TIP.y / HEIGHT) * 100}%` };

function factsOf({ kind, row, result, rate }: GraphChild) {
  const isInterpreted = kind !== 'uninterpreted';
  const value = row ? (
    <>
      <ResultValue of={row} /> {unitText(row.original_units)}
    </>
  ) : (
    result
  );
  return [
    { term: isInterpreted ? '结果' : '项目数', value },
    { term: '参考区间', value: row && referenceText(row) },
    { term: '与诊断关联度', value: isInterpreted ? rateText(rate) : undefined },
  ].filter((fact) => fact.value !== undefined);
}

/** The whole name of a node that shows it cut, and what a child holds besides: reliability, facts, the words of its links. */
function GraphTip({ name, child }: { name: string; child: GraphChild | undefined }) {
  return (
    <div role="tooltip" className={`jw-note jw-float ${styles.tip}`} style={PLACE}>
      <p className="jw-row jw-start jw-between jw-gap-12">
        <b className="jw-table-text">{name}</b>
        {child && child.kind !== 'uninterpreted' && <ReliabilityMark reliable={child.reliable} />}
      </p>
      {child && (
        <dl className={`jw-grid ${styles.tipFacts}`}>
          {factsOf(child).map(({ term, value }) => (
            <Fragment key={term}>
              <dt className="jw-ink-2">{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {child?.knowledges.map((text) => (
        <p key={text} className={`jw-ink-2 ${styles.tipText}`}>
          {text}
        </p>
      ))}
    </div>
  );
}

type Node = Pick<GraphChild, 'key' | 'name' | 'reliable'> & Partial<GraphChild>;

const COLUMNS: readonly Column<Node>[] = [
  { header: '节点', isRowHeader: true, cell: ({ name }) => name },
  { header: '类型', cell: ({ kind }) => (kind ? KIND_TEXT[kind] : '同级诊断') },
  { header: '可靠性', cell: ({ reliable }) => reliabilityLabel(reliable) },
  { header: '结果', cell: ({ result }) => result },
  { header: '关联度', cell: ({ rate }) => rateText(rate) },
  { header: '说明', cell: ({ knowledges = [] }) => knowledges.join('；') },
];

/** The content of the whole graph as a table, for screen readers; the diagnoses beside it come last. */
function GraphTable({ model: { centre, parentName, children, neighbours } }: { model: GraphModel }) {
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
