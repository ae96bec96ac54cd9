import type { LaboratoryRow } from '@jianwei/api-client/model';
import { TrendingUp } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import type { TrendRequest } from '../report/detail-slots.ts';

/** These rows as lab items: each once, by its standard name and specimen. */
export function laboratoriesOf(rows: readonly LaboratoryRow[]): TrendRequest['laboratories'] {
  const items = rows.map((row) => {
    const { laboratory_name: name, original_laboratory_name: original, original_specimen: printed } = row;
    const specimen = row.standard_specimen ?? printed ?? '';
    const children = [{ original_laboratory_name: original, original_specimen: printed ?? specimen }];
    return [`${name}|${specimen}`, { standard_laboratory_name: name, standard_specimen: specimen, children }] as const;
  });
  return [...new Map(items).values()];
}

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
      icon={<TrendingUp size={14} />}
      onClick={() => onOpenTrend({ title: `${of}历史趋势`, laboratories: laboratoriesOf(rows) })}
    >
      查看历史趋势
    </Button>
  );
}
