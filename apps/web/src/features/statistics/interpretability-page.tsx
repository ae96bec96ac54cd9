import type { Interpretability } from '@jianwei/api-client/model';
import { useGetInterpretability } from '@jianwei/api-client/interpretability/interpretability';
import { useAddressState } from '../../kit/lib/address.ts';
import { csvText, downloadCsv } from '../../kit/lib/csv.ts';
import { formatDate, today as thisDay } from '../../kit/lib/format-date.ts';
import { countText } from '../../kit/lib/format-number.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';
import { RangeActions } from '../../parts/admin/range-actions.tsx';
import { GainCurve, WeekTrend } from './interpretability-charts.tsx';
import { GroupTable, LossTable, SourceTable } from './interpretability-tables.tsx';
import { changeText, exportLines, FILTERS, rateText } from './interpretability-words.ts';
import styles from './statistics.module.css';

/** 可解读率: where results are lost, and what is worth repairing first. */
export function InterpretabilityPage() {
  const [filters, change] = useAddressState(FILTERS);
  const query = useGetInterpretability(filters, OLDER_STAYS);
  const { data } = query;
  const today = data ? formatDate(data.as_of) : thisDay();
  const source = data?.by_source.find(({ source_id: id }) => id === filters.source)?.name ?? filters.source;
  const chips = [
    { text: source, clear: { source: '' } },
    { text: filters.group, clear: { group: '' } },
  ].filter(({ text }) => text !== '');
  return (
    <>
      <PageActions>
        <RangeActions chosen={filters} answered={data} today={today} onChange={change} />
        <Button
          disabled={data === undefined}
          onClick={() => data && downloadCsv(csvText(exportLines(data)), `可解读率_${thisDay()}.csv`)}
        >
          导出
        </Button>
      </PageActions>
      <section className={`jw-sheet jw-grid jw-gap-16 ${styles.sheet}`}>
        <FilterChips chips={chips} onClear={(clear) => change(clear)} />
        <QueryState query={query} failed="可解读率未能载入" lines={10}>
          {(answer) => (
            <>
              <Figures data={answer} />
              {answer.denominator === 0 && <EmptyState title="这一范围没有结果" />}
              <div className={styles.columns}>
                <div className="jw-grid jw-gap-16">
                  {answer.denominator !== 0 && (
                    <TitledSection title="丢在哪里" aside="100% 减去各项损失，百分点与条数">
                      <LossTable data={answer} />
                    </TitledSection>
                  )}
                  <TitledSection title="来源" aside="没有数据的来源也列出">
                    <SourceTable rows={answer.by_source} onChoose={(id) => change({ source: id })} />
                  </TitledSection>
                </div>
                {answer.denominator !== 0 && (
                  <>
                    <TitledSection title="先做哪几项最值" aside="处理前 n 个来源项目后的可解读率，%">
                      <GainCurve data={answer} />
                    </TitledSection>
                    <TitledSection title="每周" aside="%，虚线为不满一周">
                      <WeekTrend weeks={answer.weeks} events={answer.events} />
                    </TitledSection>
                    <TitledSection title="检验组" aside="低的在前">
                      <GroupTable rows={answer.by_group} onChoose={(group) => change({ group })} />
                    </TitledSection>
                  </>
                )}
              </div>
            </>
          )}
        </QueryState>
      </section>
    </>
  );
}

/** The rate with what it counts, in words. */
function Figures({ data }: { data: Interpretability }) {
  const { rate, before_rate: before, numerator, denominator } = data;
  return (
    <section aria-label="结果可解读率">
      <dl className={styles.figures}>
        <div>
          <dt className="jw-table-text jw-ink-2">结果可解读率</dt>
          <dd>
            <b className={styles.figure}>{denominator === 0 ? '无数据' : rateText(rate)}</b>
            {typeof rate === 'number' && <span className="jw-table-text"> %</span>}
            <span className={`jw-note ${styles.change}`}>
              {countText(numerator)} / {countText(denominator)} 条
              {before !== undefined && `，较前一段 ${changeText(rate, before)} 个百分点`}
            </span>
          </dd>
        </div>
      </dl>
      <p className="jw-note">
        可解读率 = 已判读（正常、升高或降低）的结果 ÷ 全部结果；不能判定与未能读出的结果都计为损失。
      </p>
    </section>
  );
}
