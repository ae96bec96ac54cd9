import type { Interpretability, InterpretabilityCounted } from '@jianwei/api-client/model';
import type { ReactNode } from 'react';
import { countText } from '../../kit/lib/format-number.ts';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { changeText, COUNTED, countShareText, rateText, spanText } from './interpretability-words.ts';
import styles from './interpretability.module.css';

interface HeadProps {
  readonly title: string;
  readonly value: string;
  /** Left out where there is no number. */
  readonly unit: string;
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

function Head({ title, value, unit, isLarge, children }: HeadProps) {
  return (
    <div>
      <dt className="jw-table-text jw-ink-2">{title}</dt>
      <dd>
        <b className={styles.value} data-large={isLarge || undefined}>
          {value}
        </b>
        {/^\d/.test(value) && <span className="jw-table-text"> {unit}</span>}
        <span className="jw-note">{children}</span>
      </dd>
    </div>
  );
}

interface HeadsProps {
  readonly data: Interpretability;
  readonly onCounted: (counted: InterpretabilityCounted) => void;
}

/** The rate with what it counts in words, the reports behind it, and what cleaning brought. */
export function Heads({ data, onCounted }: HeadsProps) {
  const { rate, before_rate: before, numerator, denominator } = data;
  const { reports, whole_reports: whole, concluded_reports: concluded, reread_results: reread } = data;
  /** A count that opens its reports. */
  const opener = (counted: InterpretabilityCounted, count: number) => (
    <button
      type="button"
      className="jw-press jw-count"
      aria-label={`${COUNTED[counted]} ${countText(count)} 份`}
      onClick={() => onCounted(counted)}
    >
      {countText(count)}
    </button>
  );
  return (
    <section className="jw-grid jw-gap-8" aria-label="结果可解读率">
      <dl className={styles.heads}>
        <Head
          title={`结果可解读率，${spanText(data)}`}
          value={denominator === 0 ? '无数据' : rateText(rate)}
          unit="%"
          isLarge
        >
          {countText(numerator)} / {countText(denominator)} 条
          {before !== undefined && `，较前 ${spanText(data).slice(2)} ${changeText(rate, before)} 个百分点`}
        </Head>
        <Head title="全部项目可解读的报告" value={countShareText(whole, reports)} unit="%">
          {opener('whole', whole)} / {opener('all', reports)} 份
        </Head>
        <Head title="有结论的报告" value={countShareText(concluded, reports)} unit="%">
          {opener('concluded', concluded)} / {opener('all', reports)} 份，其余无需提示或暂缓中
        </Head>
        <Head title="重读后补上" value={countText(reread)} unit="条">
          <AllowedLink to="/data-cleaning?tab=mapped">{`${spanText(data)}清洗带来`}</AllowedLink>
        </Head>
      </dl>
      <p className="jw-note">
        可解读率 = 已判读（正常、升高或降低）的结果 ÷ 全部结果；不能判定与未能读出的结果都计为损失。
      </p>
    </section>
  );
}
