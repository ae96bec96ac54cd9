import type { UsageFigures, UsageStatistics } from '@jianwei/api-client/model';
import { useGetInterpretability } from '@jianwei/api-client/interpretability/interpretability';
import { addressOf } from '../../kit/lib/address.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { changeText as rateChangeText, rateText } from './interpretability-words.ts';
import type { UsageKind } from './usage-filter-state.ts';
import { changeText, peopleText } from './usage-words.ts';
import styles from './statistics.module.css';

/** What each sum is called, and the rows that it sums up; people are never told one by one. */
const FIGURES = [
  { name: 'reports', label: '解读报告', unit: '份', kind: 'read' },
  { name: 'views', label: '查看次数', unit: '次', kind: 'view' },
  { name: 'people', label: '活跃医师', unit: '人', kind: undefined },
  { name: 'opens', label: '应用打开', unit: '次', kind: 'open' },
] as const satisfies readonly { name: keyof UsageFigures; label: string; unit: string; kind: UsageKind | undefined }[];

/** How much could be read in the range: of everything, so only where nothing narrows the page. */
function ReadableFigure({ from, to }: { from: string; to: string }) {
  const { data } = useGetInterpretability({ from, to }, OLDER_STAYS);
  return (
    <div>
      <dt className="jw-table-text jw-ink-2">
        <AllowedLink to={addressOf('/operations-interpret-ability', { from, to })}>可解读率</AllowedLink>
      </dt>
      <dd>
        <b className={styles.figure}>{rateText(data?.rate)}</b>
        {typeof data?.rate === 'number' && <span className="jw-table-text"> %</span>}
        <span className={`jw-note ${styles.change}`}>
          较前一段 <b>{rateChangeText(data?.rate, data?.before_rate)}</b> 个百分点
        </span>
      </dd>
    </div>
  );
}

interface UsageFigureRowProps {
  readonly statistics: UsageStatistics;
  readonly isOfTool: boolean;
  /** A department, a tool, a role or an hour is chosen. */
  readonly isNarrowed: boolean;
  readonly onRows: (kind: UsageKind) => void;
}

/** The sums of the range, each with how it changed over whole days; what a tool's filter leaves out is not shown. */
export function UsageFigureRow({ statistics, isOfTool, isNarrowed, onRows }: UsageFigureRowProps) {
  const { totals, comparison, from, to } = statistics;
  const shown = FIGURES.filter(({ name }) => !isOfTool || name === 'people' || name === 'opens');
  return (
    <section aria-label="合计">
      <dl className={styles.figures}>
        {shown.map(({ name, label, unit, kind }) => {
          const value = totals[name];
          const figure = <b className={styles.figure}>{name === 'people' ? peopleText(value) : countText(value)}</b>;
          return (
            <div key={name}>
              <dt className="jw-table-text jw-ink-2">{label}</dt>
              <dd>
                {kind === undefined ? (
                  figure
                ) : (
                  <button
                    type="button"
                    className="jw-press"
                    aria-label={`${label} ${countText(value)} ${unit}的明细`}
                    onClick={() => onRows(kind)}
                  >
                    {figure}
                  </button>
                )}
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
        {!isNarrowed && <ReadableFigure from={from} to={to} />}
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
