import { RiverPage } from '../features/report-shell/river-page.tsx';
import type { TrendSlotProps } from '../shared/lib/detail-slots.ts';
import { lazyPart } from '../shared/lib/lazy-part.tsx';

// The trend of a plan belongs to another feature.
const Trend = lazyPart<TrendSlotProps>('trend-dialog', () =>
  import('../features/plans/trend-dialog.tsx').then((module) => module.TrendDialog),
);

/** /river with the trend dialog of the plans. */
export function RiverRoute() {
  return <RiverPage Trend={Trend} />;
}
