import type { SingleIndicatorHistory } from '@jianwei/api-client/model';
import { useMemo } from 'react';
import { formatDate } from '../lib/format-date.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Chart } from './chart.tsx';
import styles from './history-chart.module.css';
import { byTime, HISTORY_WINDOW, historyOption, rateText } from './history-option.ts';
import { usePointWindow } from './use-point-window.ts';
import { WindowPager } from './window-pager.tsx';

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
      <figcaption className={styles.head}>
        <span className="jw-visually-hidden">{label}历史趋势</span>
        <span className={styles.count}>共 {entries.length} 次</span>
        <WindowPager label={`${label}的时间范围`} window={window} from={date(0)} to={date(-1)} />
      </figcaption>
      <Chart
        option={option}
        height={HEIGHT}
        label={`${label}：${shown.map((entry) => `${formatDate(entry.result_time)} ${rateText(entry, history)}`).join('，')}`}
      />
      <table className="jw-visually-hidden">
        <caption>{label}历史</caption>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={index}>
              <th scope="row">{formatDate(entry.result_time, 'yyyy-MM-dd HH:mm')}</th>
              <td>{rateText(entry, history)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
