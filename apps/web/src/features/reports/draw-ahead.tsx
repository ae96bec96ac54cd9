import { quietly } from '@jianwei/api-client/transport/quiet-calls';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { chunkCount, chunksSettled } from '../../kit/lib/chunk-loader.ts';
import type { DetailPanel } from './detail-state.ts';
import { keyOf, type KeptPanel } from './kept-panels.tsx';

/** So long nobody has touched anything, in milliseconds: the report is being read. */
const QUIET_MS = 2000;
/** Between two drawings, in milliseconds. */
const PAUSE_MS = 50;
/** A panel is drawn again until it asks for nothing more: its code, its list, what stands open in it, all of it. */
const MOST_DRAWINGS = 6;
/** A panel that had to go is drawn ahead again so often: what is known about a patient changes all the time on some wards. */
const MOST_TIMES = 5;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

type Queries = ReadonlySet<Query>;
const queriesOf = (client: QueryClient): Queries => new Set(client.getQueryCache().getAll());

/**
 * Calls for what was drawn out of sight: a part without effects subscribes to nothing, and what it asks for only stands in the
 * store. A failure is left for the panel itself to meet.
 * @returns the calls
 */
function readAsked(client: QueryClient, before: Queries): Promise<unknown>[] {
  const asked = [...queriesOf(client)].filter((query) => {
    const { queryFn, enabled } = query.options as { queryFn?: unknown; enabled?: unknown };
    return !before.has(query) && typeof queryFn === 'function' && enabled !== false && query.state.data === undefined;
  });
  const calls: Promise<unknown>[] = [];
  quietly(() => calls.push(...asked.map((query) => query.fetch().catch(() => undefined))));
  return calls;
}

interface Drawing {
  readonly panel: DetailPanel;
  readonly times: number;
  /** What stood in the store before. */
  readonly before: Queries;
  /** How many chunks were asked for before. */
  readonly chunks: number;
}

interface DrawAheadProps {
  /** What is likely opened, the likeliest first. */
  panels: readonly DetailPanel[];
  /** What stands there already. */
  kept: readonly KeptPanel[];
  /** Draws one of them out of sight, also where it stands there. */
  put: (panel: DetailPanel) => void;
}

/**
 * Draws the panels that are likely opened out of sight, one after the other and while nobody does anything, until each has its code and
 * what it reads. Browsers that cannot tell when they are idle do without.
 */
export function DrawAhead({ panels, kept, put }: DrawAheadProps) {
  const client = useQueryClient();
  const [drawing, setDrawing] = useState<Drawing>();
  const begun = useRef(new Map<string, number>());
  const touchedAt = useRef(0);

  useEffect(() => {
    const listening = new AbortController();
    const touch = () => {
      touchedAt.current = performance.now();
    };
    touch();
    for (const name of TOUCHES) document.addEventListener(name, touch, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return;
    const timesOf = (panel: DetailPanel) => begun.current.get(keyOf(panel)) ?? 0;
    const isThere = (panel: DetailPanel) => kept.some(({ key }) => key === keyOf(panel));
    const next = panels.find((panel) => !isThere(panel) && timesOf(panel) < MOST_TIMES);
    if (drawing === undefined && next === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let idle = 0;
    let isOver = false;
    const draw = (panel: DetailPanel, times: number) => {
      setDrawing({ panel, times, before: queriesOf(client), chunks: chunkCount() });
      put(panel);
    };
    const step = async () => {
      if (drawing === undefined) {
        if (next === undefined) return;
        begun.current.set(keyOf(next), timesOf(next) + 1);
        draw(next, 1);
        return;
      }
      const { panel, times } = drawing;
      const needsCode = chunkCount() > drawing.chunks;
      await chunksSettled();
      const calls = readAsked(client, drawing.before);
      await Promise.all(calls);
      if (isOver) return;
      if (times < MOST_DRAWINGS && (needsCode || calls.length > 0)) draw(panel, times + 1);
      else setDrawing(undefined);
    };
    const look = () => {
      const left = touchedAt.current + QUIET_MS - performance.now();
      if (left > 0) timer = setTimeout(look, left);
      else idle = requestIdleCallback(() => void step());
    };
    timer = setTimeout(look, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      cancelIdleCallback(idle);
    };
  }, [client, panels, kept, put, drawing]);

  return null;
}
