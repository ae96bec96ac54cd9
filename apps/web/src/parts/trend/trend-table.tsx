import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { AbnormalValue } from '../lab/abnormal-value.tsx';
import { unitText } from '../lab/unit-text.ts';
import { planText } from '../plan/plan-text.ts';
import { indicatorName } from './trend-card.tsx';
import { MARKS, wordWithoutArrow, type Indicator, type TrendValue } from './trend-points.ts';
import styles from './trend-table.module.css';

function limitsText({ up, down }: Indicator): string {
  return [up !== null && `${planText.upper} ${up}`, down !== null && `${planText.lower} ${down}`]
    .filter(Boolean)
    .join('　');
}

function Result({ entry, hasTime }: { entry: TrendValue; hasTime: boolean }) {
  const word = wordWithoutArrow(entry.mark);
  return (
    <p className={`jw-row jw-baseline jw-wrap ${styles.result ?? ''}`} data-mark={entry.mark}>
      <AbnormalValue value={entry.text} abnormalType={MARKS[entry.mark].abnormalType} slot />
      {word && <span className={styles.note}>{word}</span>}
      {hasTime && <span className={styles.note}>{entry.time}</span>}
    </p>
  );
}

const DAY_COLUMN: Column<string> = { id: 'day', header: '日期', isRowHeader: true, isNowrap: true, cell: (day) => day };

function indicatorColumn(indicator: Indicator): Column<string> {
  return {
    id: indicator.key,
    header: (
      <>
        <span className={`jw-strong ${styles.name ?? ''}`}>{indicatorName(indicator)}</span>
        <span className={`jw-note jw-nowrap ${styles.facts ?? ''}`}>
          {[indicator.specimen, unitText(indicator.unit)].filter(Boolean).join('　')}
        </span>
        <span className={`jw-note jw-nowrap ${styles.facts ?? ''}`}>{limitsText(indicator)}</span>
      </>
    ),
    cell: (day) => {
      const values = indicator.days.get(day)?.values ?? [];
      if (values.length === 0) return <span className={styles.note}>{planText.notTested}</span>;
      return values.map((entry, index) => <Result key={index} entry={entry} hasTime={values.length > 1} />);
    },
  };
}

/** The same history as a table: a line per day, the latest first, with every result of the day. */
export function TrendTable({ indicators, days }: { indicators: readonly Indicator[]; days: readonly string[] }) {
  return (
    // A wide table scrolls by itself and is reachable by keyboard for that.
    <div className={styles.scroll} role="region" aria-label="历史趋势表格" tabIndex={0}>
      <Table
        caption={planText.trend}
        columns={[DAY_COLUMN, ...indicators.map(indicatorColumn)]}
        rows={days.toReversed()}
        rowKey={(day) => day}
      />
    </div>
  );
}
