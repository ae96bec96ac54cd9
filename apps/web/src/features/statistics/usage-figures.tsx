import type { UsageFigures, UsageStatistics } from '@jianwei/api-client/model';
import { changeText, peopleText } from './usage-words.ts';
import { countText } from '../../kit/lib/format-number.ts';
import styles from './statistics.module.css';

const FIGURES = [
  { name: 'reports', label: '解读报告', unit: '份' },
  { name: 'views', label: '查看次数', unit: '次' },
  { name: 'people', label: '活跃医师', unit: '人' },
  { name: 'opens', label: '应用打开', unit: '次' },
] as const satisfies readonly { name: keyof UsageFigures; label: string; unit: string }[];

/** The sums of the range, each with how it changed over whole days; what a tool's filter leaves out is not shown. */
export function UsageFigureRow({ statistics, isOfTool }: { statistics: UsageStatistics; isOfTool: boolean }) {
  const { totals, comparison } = statistics;
  const shown = FIGURES.filter(({ name }) => !isOfTool || name === 'people' || name === 'opens');
  return (
    <section aria-label="合计">
      <dl className={styles.figures}>
        {shown.map(({ name, label, unit }) => {
          const value = totals[name];
          return (
            <div key={name}>
              <dt className="jw-table-text jw-ink-2">{label}</dt>
              <dd>
                <b className={styles.figure}>{name === 'people' ? peopleText(value) : countText(value)}</b>
                {typeof value === 'number' && <span className="jw-table-text"> {unit}</span>}
                {comparison && (
                  <span className={`jw-note ${styles.change}`}>
                    较前一段 <b>{changeText(name, comparison.current, comparison.before)}</b>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {comparison && (
        <p className="jw-note">
          相比：{comparison.from} 至 {comparison.to} 与 {comparison.before_from} 至 {comparison.before_to}
          ，不含未结束的一日
        </p>
      )}
    </section>
  );
}
