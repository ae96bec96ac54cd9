import { AbnormalValue } from '../../shared/ui/abnormal-value.tsx';
import { unitText } from '../../shared/ui/unit-text.ts';
import { planText } from './plan-text.ts';
import { ABNORMAL_TYPES, indicatorName } from './trend-card.tsx';
import { MARK_WORDS, type Indicator, type TrendValue } from './trend-points.ts';
import styles from './trend-table.module.css';

function limitsText({ up, down }: Indicator): string {
  return [up !== null && `${planText.upper} ${up}`, down !== null && `${planText.lower} ${down}`]
    .filter(Boolean)
    .join('　');
}

function Result({ entry, hasTime }: { entry: TrendValue; hasTime: boolean }) {
  const word = entry.mark === 'abnormal' || entry.mark === 'unjudged' ? MARK_WORDS[entry.mark] : '';
  return (
    <p className={styles.result} data-mark={entry.mark}>
      <AbnormalValue value={entry.text} abnormalType={ABNORMAL_TYPES[entry.mark]} slot />
      {word && <span className={styles.note}>{word}</span>}
      {hasTime && <span className={styles.note}>{entry.time}</span>}
    </p>
  );
}

/** The same history as a table: a line per day, the latest first, with every result of the day. */
export function TrendTable({ indicators, days }: { indicators: readonly Indicator[]; days: readonly string[] }) {
  return (
    // A wide table scrolls by itself and is reachable by keyboard for that.
    <div className={styles.scroll} role="region" aria-label="历史趋势表格" tabIndex={0}>
      <table className="jw-table">
        <caption className="jw-visually-hidden">{planText.trend}</caption>
        <thead>
          <tr>
            <th scope="col">日期</th>
            {indicators.map((indicator) => (
              <th key={indicator.key} scope="col">
                <span className={styles.name}>{indicatorName(indicator)}</span>
                <span className={styles.facts}>
                  {[indicator.specimen, unitText(indicator.unit)].filter(Boolean).join('　')}
                </span>
                <span className={styles.facts}>{limitsText(indicator)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day}>
              <th scope="row" className={styles.day}>
                {day}
              </th>
              {indicators.map((indicator) => {
                const values = indicator.days.get(day)?.values ?? [];
                return (
                  <td key={indicator.key}>
                    {values.length === 0 && <span className={styles.note}>{planText.notTested}</span>}
                    {values.map((entry, index) => (
                      <Result key={index} entry={entry} hasTime={values.length > 1} />
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
