import type { GraphNode } from '@jianwei/api-client/model';
import { Link } from 'react-router-dom';
import { classNames } from '../../kit/lib/class-names.ts';
import { reliabilityLabel, reliabilityOf } from '../lab/reliability-mark.tsx';
import { CENTRE, CHILD_X, INTERMEDIATE_WIDTH, LAB_WIDTH, NODE_HEIGHT, PARENT, resultLength } from './graph-layout.ts';
import { isCut, KIND_TEXT, nodeLines, rateText, type GraphChild, type GraphModel } from './graph-model.ts';
import styles from './evidence-graph.module.css';

const LINE = 16;

/** Between a result and its arrow: spaces that are not drawn as one. */
const GAP = '\u00a0'.repeat(3);

/** The bars of reliabilities: those that count in the tone of theirs, the rest pale. All bars of a colour are one shape. */
function barShapes(places: readonly { x: number; y: number; reliable: number }[]) {
  const bars = places.flatMap(({ x, y, reliable }) => {
    const { bars: count, tone } = reliabilityOf(reliable);
    return [0, 1, 2].map((place) => ({
      tone: place < count ? tone : 'none',
      d: `M${x + 6 * place} ${y - 6}h4v12h-4z`,
    }));
  });
  return [...Map.groupBy(bars, ({ tone }) => tone)].map(([tone, own]) => (
    <path key={tone} className={styles.bars} data-tone={tone} d={own.map(({ d }) => d).join('')} />
  ));
}

/** Tells that a node, by its key, is pointed at or focused; null when it is left again. */
type OnActive = (key: string | null) => void;

const tipEvents = (key: string, onActive: OnActive) => ({
  onPointerEnter: () => onActive(key),
  onPointerLeave: () => onActive(null),
  onFocus: () => onActive(key),
  onBlur: () => onActive(null),
});

/** A node that is no child of the centre has a tooltip, and a stop for Tab, only where its name is cut. */
const cutNameTip = (key: string, name: string, onActive: OnActive) =>
  isCut(name) ? { ...tipEvents(key, onActive), tabIndex: 0 } : {};

/** A name on one or two lines around a middle line. */
function nameText(x: number, y: number, name: string, anchor?: 'middle', className = styles.name) {
  const lines = nodeLines(name);
  if (lines.length === 1) {
    return (
      <text className={className} x={x} y={y + 5} textAnchor={anchor}>
        {name}
      </text>
    );
  }
  return (
    <text className={className} data-small textAnchor={anchor}>
      {textLines(lines, x, y + 5 - LINE / 2, LINE)}
    </text>
  );
}

const textLines = (lines: readonly string[], x: number, first: number, pitch: number) =>
  lines.map((line, index) => (
    <tspan key={index} x={x} y={first + index * pitch}>
      {line}
    </tspan>
  ));

/** Room for two lines. */
const NEIGHBOUR_PITCH = 38;

/** Key of the parent in the tooltips: the answer gives it none. */
export const PARENT_KEY = 'parent';

interface ParentNodeProps extends Pick<GraphModel, 'parentName' | 'neighbours'> {
  addressOf: (key: string) => string;
  onActive: OnActive;
}

/** The system of the diagnosis, and up to three other diagnoses of it; nothing where it belongs to none. */
export function ParentNode({ parentName: name, neighbours, addressOf, onActive }: ParentNodeProps) {
  if (name === undefined) return null;
  const top = PARENT.y - PARENT.height / 2;
  const first = top - 26 - neighbours.length * NEIGHBOUR_PITCH;
  const dotX = PARENT.x + 20;
  return (
    <g>
      <line className={styles.belongs} x1={PARENT.x + PARENT.width} y1={CENTRE.y} x2={CENTRE.x} y2={CENTRE.y} />
      {neighbours.length > 0 && (
        <>
          <text className={styles.small} x={PARENT.x + 14} y={first}>
            同级诊断
          </text>
          <line className={styles.stem} x1={dotX} y1={first + 24} x2={dotX} y2={top} />
        </>
      )}
      {neighbours.map((neighbour, index) => {
        const y = first + 24 + index * NEIGHBOUR_PITCH;
        return (
          <Link
            key={neighbour.key}
            to={addressOf(neighbour.key)}
            className={styles.neighbour}
            aria-label={`同级诊断 ${neighbour.name}`}
            {...(isCut(neighbour.name) && tipEvents(neighbour.key, onActive))}
          >
            <rect className={styles.hit} x={dotX - 14} y={y - 17} width={180} height={34} />
            <circle cx={dotX} cy={y} r={6} />
            {nameText(dotX + 17, y, neighbour.name, undefined, styles.neighbourName)}
          </Link>
        );
      })}
      <g
        className={styles.named}
        role="img"
        aria-label={`所属系统 ${name}`}
        {...cutNameTip(PARENT_KEY, name, onActive)}
      >
        <rect className={styles.parent} x={PARENT.x} y={top} width={PARENT.width} height={PARENT.height} rx={4} />
        {nameText(PARENT.x + PARENT.width / 2, PARENT.y, name, 'middle')}
      </g>
      <text className={styles.small} x={(PARENT.x + PARENT.width + CENTRE.x) / 2} y={CENTRE.y - 8} textAnchor="middle">
        属于
      </text>
    </g>
  );
}

interface CentreNodeProps {
  node: GraphNode;
  evidenceCount: number;
  /** The patient has it: then it has no reliability (J-31). */
  isKnown: boolean;
  onActive: OnActive;
}

/** The diagnosis itself. */
export function CentreNode({ node, evidenceCount, isKnown, onActive }: CentreNodeProps) {
  const lines = nodeLines(node.name);
  const middle = CENTRE.x + CENTRE.width / 2;
  const height = CENTRE.height + (lines.length - 1) * 22;
  const top = CENTRE.y - height / 2;
  const factsY = top + height - 20;
  return (
    <g
      className={styles.named}
      role="img"
      {...cutNameTip(node.key, node.name, onActive)}
      aria-label={`中心诊断 ${node.name}，${isKnown ? '已知' : `可靠性${reliabilityLabel(node.reliable)}`}，证据 ${evidenceCount} 条`}
    >
      <rect className={styles.centre} x={CENTRE.x} y={top} width={CENTRE.width} height={height} rx={6} />
      <text className={`jw-song ${styles.centreName}`} textAnchor="middle">
        {textLines(lines, middle, top + 33, 22)}
      </text>
      <g className={styles.onDark}>
        {!isKnown && barShapes([{ x: middle - 72, y: factsY - 4, reliable: node.reliable }])}
        <text className={styles.facts} x={middle - 48} y={factsY}>
          {isKnown ? '已知' : `可靠性 ${reliabilityLabel(node.reliable)}`}
          {'\u3000'}证据 {evidenceCount} 条
        </text>
      </g>
    </g>
  );
}

/** Everything the node stands for, for those who cannot see it. */
function spoken({ kind, name, reliable, rate, result }: GraphChild): string {
  const parts =
    kind === 'uninterpreted'
      ? [name, result]
      : [
          `${KIND_TEXT[kind]} ${name}`,
          result,
          `可靠性${reliabilityLabel(reliable)}`,
          rate !== undefined && `关联度 ${rateText(rate)}`,
        ];
  return parts.filter(Boolean).join('，');
}

function shortened(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/** Arrow of an abnormal result, by abnormal_type. */
const ARROWS = {
  1: { arrow: '↑', tone: 'jw-ink-high' },
  [-1]: { arrow: '↓', tone: 'jw-ink-low' },
};

/** A child at its middle line. */
export type PlacedChild = GraphChild & { y: number };

interface ChildNodeProps {
  child: PlacedChild;
  isActive: boolean;
  onActive: OnActive;
}

/** An intermediate finding (rounded), a lab item with its result (square), or what could not be interpreted (dashed). */
export function ChildNode({ child, isActive, onActive }: ChildNodeProps) {
  const { kind, row, rate, y } = child;
  const width = kind === 'intermediate' ? INTERMEDIATE_WIDTH : LAB_WIDTH;
  const { arrow, tone } = (row?.abnormal_type && ARROWS[row.abnormal_type]) || { arrow: '', tone: undefined };
  return (
    <g
      className={styles.child}
      data-kind={kind}
      data-active={isActive || undefined}
      role="img"
      tabIndex={0}
      aria-label={spoken(child)}
      {...tipEvents(child.key, onActive)}
    >
      {kind !== 'uninterpreted' && rate !== undefined && (
        <text className={styles.rate} x={CHILD_X - 28} y={y - 6} textAnchor="end">
          {rateText(rate)}
        </text>
      )}
      <rect
        className={styles.box}
        x={CHILD_X}
        y={y - NODE_HEIGHT / 2}
        width={width}
        height={NODE_HEIGHT}
        rx={kind === 'intermediate' ? NODE_HEIGHT / 2 : 4}
      />
      {nameText(CHILD_X + (kind === 'uninterpreted' ? 16 : 46), y, child.name)}
      {(child.result !== undefined || arrow !== '') && (
        <text className={classNames(styles.value, tone)} x={CHILD_X + width - 16} y={y + 5} textAnchor="end">
          {shortened(child.result ?? '', resultLength(child.name)) + (arrow && GAP + arrow)}
        </text>
      )}
    </g>
  );
}

/** The bars of the children that have a reliability, over their boxes. */
export function ChildBars({ shown }: { shown: readonly PlacedChild[] }) {
  const interpreted = shown.filter(({ kind }) => kind !== 'uninterpreted');
  return <>{barShapes(interpreted.map(({ y, reliable }) => ({ x: CHILD_X + 18, y, reliable })))}</>;
}
