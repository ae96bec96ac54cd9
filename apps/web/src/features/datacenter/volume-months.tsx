import type { VolumeDay } from '@jianwei/api-client/model';
import { ShareBar } from '../../kit/chart/share-bar.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import styles from './datacenter.module.css';

const MONTH = 'yyyy-MM'.length;

/** The last day of a month; the range ends where it ends. */
function endOf(date: string, to: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0));
  if (Number.isNaN(last.getTime())) return to;
  const end = last.toISOString().slice(0, 10);
  return end < to ? end : to;
}

interface VolumeMonthsProps {
  readonly months: readonly VolumeDay[];
  readonly to: string;
  readonly onMonth: (range: { from: string; to: string }) => void;
}

/** 每月数据量: the same numbers by the month; a press shows the days of one. */
export function VolumeMonths({ months, to, onMonth }: VolumeMonthsProps) {
  const most = Math.max(1, ...months.map(({ results }) => (typeof results === 'number' ? results : 0)));
  const columns: Column<VolumeDay>[] = [
    {
      header: '月份',
      isRowHeader: true,
      isNowrap: true,
      cell: ({ date }) => (
        <Button
          className={styles.month}
          size="small"
          variant="text"
          onClick={() => onMonth({ from: date, to: endOf(date, to) })}
        >
          {date.slice(0, MONTH)}
        </Button>
      ),
    },
    {
      header: '份额',
      isHeaderHidden: true,
      width: '40%',
      cell: ({ results }) => <ShareBar share={typeof results === 'number' ? (100 * results) / most : 0} />,
    },
    { header: '报告', align: 'end', cell: ({ reports }) => countText(reports) },
    { header: '结果', align: 'end', cell: ({ results }) => countText(results) },
    { header: '缺口，日', align: 'end', cell: ({ gap_days: gaps }) => countText(gaps) },
  ];
  return (
    <Table caption="每月数据量" columns={columns} rows={months} rowKey={(month, place) => `${month.date}-${place}`} />
  );
}
