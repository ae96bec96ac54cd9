import type { LaboratoryRow } from '@jianwei/api-client/model';
import { TrendingUp } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import type { TrendRequest } from '../report/detail-slots.ts';
import { trendOfRows } from '../trend/trend-request.ts';

interface TrendButtonProps {
  /** What the trend is of, such as 肾功能. */
  of: string;
  rows: readonly LaboratoryRow[];
  /** Absent where no trend can be shown. */
  onOpenTrend?: ((request: TrendRequest) => void) | undefined;
}

/** Opens the history trend of these results. */
export function TrendButton({ of, rows, onOpenTrend }: TrendButtonProps) {
  if (!onOpenTrend || rows.length === 0) return null;
  return (
    <Button
      size="small"
      className="jw-no-print"
      icon={<TrendingUp size={14} strokeWidth={1.6} aria-hidden />}
      onClick={() => onOpenTrend(trendOfRows(`${of}历史趋势`, rows))}
    >
      查看历史趋势
    </Button>
  );
}
