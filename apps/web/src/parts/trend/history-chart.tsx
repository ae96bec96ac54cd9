import type { SingleIndicatorHistory } from '@jianwei/api-client/model';
import { useMemo } from 'react';
import { Table } from '../../kit/table/table.tsx';
import { formatDate } from '../../kit/lib/format-date.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Chart } from '../../kit/chart/chart.tsx';
import styles from './history-chart.module.css';
import { byTime, HISTORY_WINDOW, historyOption, rateText } from './history-option.ts';
import { usePointWindow } from '../../kit/chart/use-point-window.ts';
import { WindowPager } from '../../kit/chart/window-pager.tsx';

const HEIGHT = 188;

interface HistoryChartProps {
  history: SingleIndicatorHistory;
  /** What is shown, for example the name of the risk: 糖尿病肾脏病风险概率. */
  label: string;
}

/**
 * History of one figure, four points at a time, the latest first on screen. The whole history stands in a table for screen
 * readers.
 */
export function HistoryChart({ history, label }: HistoryChartProps) {
  const entries = useMemo(() => byTime(history.histories), [history]);
  const window = usePointWindow(entries.length, HISTORY_WINDOW);
  const { start, end } = window;
  const shown = useMemo(() => entries.slice(start, end), [entries, start, end]);
  const option = useMemo(() => historyOption(history, shown), [history, shown]);
  if (entries.length === 0) return <EmptyState title="暂无数据" />;
  const date = (index: number) => formatDate(shown.at(index)?.result_time);
  return (
    <figure className={styles.history}>
      <figcaption className={`jw-row jw-between jw-gap-12 ${styles.head ?? ''}`}>
        <span className="jw-visually-hidden">{label}历史趋势</span>
        <span className={styles.count}>共 {entries.length} 次</span>
        <WindowPager label={`${label}的时间范围`} window={window} from={date(0)} to={date(-1)} />
      </figcaption>
      <Chart
        option={option}
        height={HEIGHT}
        label={`${label}：${shown.map((entry) => `${formatDate(entry.result_time)} ${rateText(entry, history)}`).join('，')}`}
      />
      <div className="jw-visually-hidden">
        <Table
          caption={`${label}历史`}
          columns={[
            {
              id: 'time',
              header: '时间',
              isRowHeader: true,
              cell: (entry) => formatDate(entry.result_time, 'yyyy-MM-dd HH:mm'),
            },
            { id: 'result', header: '结果', cell: (entry) => rateText(entry, history) },
          ]}
          rows={entries}
          rowKey={(entry) => entries.indexOf(entry)}
        />
      </div>
    </figure>
  );
}
