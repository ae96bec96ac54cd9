import type { KidneyReportListItem } from '@jianwei/api-client/model';
import { ALBUMINURIA_STAGES, cellOf, stageText, type Cell } from './ckd-stages.ts';

/** Height of a row of the grid in pixels; the overlay is drawn on it. */
export const ROW_HEIGHT = 84;

/** Earlier reports that are drawn; the overlay holds no more than two rows of four in a cell. */
const MOST_NODES = 8;
const NODES_IN_A_ROW = 4;

/** Nodes of one row stand this share of a cell's width apart. */
const NODE_PITCH = 0.21;

/** Vertical middles of one row of nodes, and of two, in pixels from the top of the cell. */
const MIDDLES: Record<1 | 2, readonly number[]> = { 1: [46], 2: [36, 56] };

/** A point of the overlay: x in percent of the width of the three columns, y in pixels from the top of the first row. */
interface Point {
  x: number;
  y: number;
}

/** An earlier report with a cell, numbered from 1, oldest first. */
interface TrailNode extends Point {
  id: string;
  time: string;
  stage: string;
}

export interface Trail {
  nodes: readonly TrailNode[];
  /** Where the arrow from the last node ends: the edge or corner of the current cell that faces it. */
  arrow: Point | undefined;
}

const COLUMN = 100 / ALBUMINURIA_STAGES.length;

function place(cell: Cell, index: number, count: number): Point {
  const rows = count > NODES_IN_A_ROW ? 2 : 1;
  const row = Math.floor(index / NODES_IN_A_ROW);
  const inRow = Math.min(NODES_IN_A_ROW, count - row * NODES_IN_A_ROW);
  const share = 0.5 + ((index % NODES_IN_A_ROW) - (inRow - 1) / 2) * NODE_PITCH;
  return { x: (cell.column + share) * COLUMN, y: cell.row * ROW_HEIGHT + (MIDDLES[rows][row] ?? 0) };
}

/** Near edge, far edge or middle of a cell, in shares of its size, as seen from another. */
const facing = (from: number, to: number) => (from < to ? 0.03 : from > to ? 0.97 : 0.5);

/** The reports before one that have a cell, newest first. */
export function stagedBefore(entries: readonly KidneyReportListItem[], reportId: string) {
  const at = entries.findIndex((entry) => entry.report_id === reportId);
  return entries.slice(at < 0 ? entries.length : at + 1).flatMap((entry) => {
    const cell = cellOf(entry.evidence_inference);
    return cell ? [{ entry, cell }] : [];
  });
}

/**
 * The way of a patient through the grid up to one report. Reports without a cell are passed over; the report itself is the
 * current cell and no node.
 * @param entries newest first
 */
export function trailTo(entries: readonly KidneyReportListItem[], reportId: string): Trail {
  const staged = stagedBefore(entries, reportId).slice(0, MOST_NODES).toReversed();
  const nodes = staged.map(({ entry, cell }, index) => {
    const isHere = (other: { cell: Cell }) => other.cell.row === cell.row && other.cell.column === cell.column;
    return {
      id: entry.report_id,
      time: entry.report_time,
      stage: stageText(entry.evidence_inference),
      ...place(cell, staged.slice(0, index).filter(isHere).length, staged.filter(isHere).length),
    };
  });
  const last = staged.at(-1)?.cell;
  const current = cellOf(entries.find((entry) => entry.report_id === reportId)?.evidence_inference);
  if (!last || !current || (last.row === current.row && last.column === current.column))
    return { nodes, arrow: undefined };
  const arrow = {
    x: (current.column + facing(last.column, current.column)) * COLUMN,
    y: (current.row + facing(last.row, current.row)) * ROW_HEIGHT,
  };
  return { nodes, arrow };
}
