import { classNames } from '../../kit/lib/class-names.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { AbnormalValue } from '../lab/abnormal-value.tsx';
import { unitText } from '../lab/lab-text.ts';
import { planText } from '../plan/plan-text.ts';
import { limitsOf } from './trend-geometry.ts';
import { type Indicator, MARKS, wordWithoutArrow } from './trend-points.ts';
import styles from './trend-table.module.css';

const limitsText = (indicator: Indicator) =>
  limitsOf(indicator)
    .map(({ name, figure }) => `${name} ${figure}`)
    .join('　');

const DAY_COLUMN: Column<string> = { header: '日期', isRowHeader: true, isNowrap: true, cell: (day) => day };

function indicatorColumn(indicator: Indicator): Column<string> {
  return {
    id: indicator.key,
    header: (
      <>
        <p className={`jw-strong ${styles.name}`}>{indicator.title}</p>
        <p className="jw-note jw-nowrap">{[indicator.specimen, unitText(indicator.unit)].filter(Boolean).join('　')}</p>
        <p className="jw-note jw-nowrap">{limitsText(indicator)}</p>
      </>
    ),
    cell: (day) => {
      const { values } = indicator.days.get(day) ?? {};
      if (!values) return <span className={styles.note}>{planText.notTested}</span>;
      return values.map(({ text, time, mark }, index) => (
        <p key={index} className={classNames('jw-row jw-baseline jw-wrap', styles.result, MARKS[mark].ink)}>
          <AbnormalValue value={text} abnormalType={MARKS[mark].abnormalType} slot />
          {wordWithoutArrow(mark) && <span className={styles.note}>{wordWithoutArrow(mark)}</span>}
          {values.length > 1 && <span className={styles.note}>{time}</span>}
        </p>
      ));
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
