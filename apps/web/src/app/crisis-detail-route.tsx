import { CrisisDetailPage } from '../features/warnings/crisis-detail-page.tsx';
import type { TrendSlotProps } from '../shared/lib/detail-slots.ts';
import { lazyPart } from '../shared/lib/lazy-part.tsx';

// One feature does not import another: the trend of the plans feature comes from here.
const Trend = lazyPart<TrendSlotProps>('trend-dialog', () =>
  import('../features/plans/trend-dialog.tsx').then((module) => module.TrendDialog),
);

/** /crisis-detail with the history trend that opens over it. */
export function CrisisDetailRoute() {
  return <CrisisDetailPage Trend={Trend} />;
}
