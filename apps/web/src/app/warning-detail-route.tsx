import { WarningDetailPage } from '../features/warnings/warning-detail-page.tsx';
import type { TrendSlotProps } from '../parts/report/detail-slots.ts';
import { lazyPart } from '../kit/lib/lazy-part.tsx';

// One feature does not import another: the trend of the plans feature comes from here.
const Trend = lazyPart<TrendSlotProps>('trend-dialog', () =>
  import('../parts/trend/trend-dialog.tsx').then((module) => module.TrendDialog),
);

/** /crisis-detail with the history trend that opens over it. */
export function WarningDetailRoute() {
  return <WarningDetailPage Trend={Trend} />;
}
