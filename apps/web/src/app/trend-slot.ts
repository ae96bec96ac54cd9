import { createElement, type ComponentType } from 'react';
import { lazyPart } from '../kit/lib/lazy-part.tsx';

/** The history of results, loaded when it is first opened. */
export const Trend = lazyPart('TrendDialog', () => import('../parts/trend/trend-dialog.tsx'));

/** A page over which the history opens. */
export const withTrend = (Page: ComponentType<{ Trend: typeof Trend }>) => () => createElement(Page, { Trend });
