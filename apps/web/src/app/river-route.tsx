import { RiverPage } from '../features/report-shell/river-page.tsx';
import type { TrendSlotProps } from '../parts/report/detail-slots.ts';
import { lazyPart } from '../kit/lib/lazy-part.tsx';

// The trend of a plan belongs to another feature.
const Trend = lazyPart<TrendSlotProps>('trend-dialog', () =>
  import('../parts/trend/trend-dialog.tsx').then((module) => module.TrendDialog),
);

/** /river with the trend dialog of the plans. */
export function RiverRoute() {
  return <RiverPage Trend={Trend} />;
}
