import { createElement, type ComponentType } from 'react';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import type { TrendSlotProps } from '../parts/report/detail-slots.ts';

/** The history of results, loaded when it is first opened. */
export const Trend = lazyPart<TrendSlotProps>('trend-dialog', () =>
  import('../parts/trend/trend-dialog.tsx').then((module) => module.TrendDialog),
);

/** A page over which the history opens. */
export const withTrend = (Page: ComponentType<{ Trend: typeof Trend }>) => () => createElement(Page, { Trend });
