import type { Interpretability } from '@jianwei/api-client/model';
import { useGetInterpretability } from '@jianwei/api-client/interpretability/interpretability';
import { exportLabel, exportSheet } from '../../kit/admin/export-log.ts';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate, today as thisDay } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { OLDER_STAYS_QUIETLY, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';
import { RangeActions } from '../../parts/admin/range-actions.tsx';
import { GainCurve, WeekTrend } from './interpretability-charts.tsx';
import { Heads } from './interpretability-heads.tsx';
import { Groups, Sources } from './interpretability-lists.tsx';
import { Losses } from './interpretability-losses.tsx';
import { InterpretabilityReports } from './interpretability-reports.tsx';
import { COUNTED_STATE, exportLines, FILTERS, spanText } from './interpretability-words.ts';
import styles from './interpretability.module.css';
import pages from './statistics.module.css';

/** 可解读率: where results are lost, and what is worth repairing first. */
export function InterpretabilityPage() {
  const [filters, change] = useAddressState(FILTERS);
  const [{ counted }, count] = useAddressState(COUNTED_STATE);
  const query = useGetInterpretability(filters, OLDER_STAYS_QUIETLY);
  const { data } = query;
  const lines = data && exportLines(data);
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
        <Button disabled={lines === undefined} onClick={() => lines && void exportSheet('可解读率', lines)}>
          {exportLabel(lines)}
        </Button>
      </PageActions>
      <section className={`jw-sheet jw-grid jw-gap-12 jw-board ${pages.sheet}`}>
        <FilterChips chips={chips} onClear={(clear) => change(clear)} />
        <QueryState query={query} failed="可解读率未能载入" lines={10} onClear={() => change(FILTERS.initial)}>
          {(answer) => (
            <>
              <Heads data={answer} onCounted={(number) => count({ counted: number })} />
              {answer.denominator === 0 ? <EmptyState title="这一范围没有结果" /> : <Parts data={answer} />}
              <div className={styles.lower}>
                <TitledSection title="每周" aside="%，虚线为不满一周">
                  <WeekTrend data={answer} />
                </TitledSection>
                <Sources
                  rows={answer.by_source}
                  target={answer.target}
                  span={spanText(answer).slice(2)}
                  onChoose={(id) => change({ source: id })}
                />
                <Groups rows={answer.by_group} target={answer.target} onChoose={(group) => change({ group })} />
              </div>
            </>
          )}
        </QueryState>
      </section>
      {counted !== '' && (
        <InterpretabilityReports
          key={counted}
          counted={counted}
          filters={filters}
          onClose={() => count({ counted: '' })}
        />
      )}
    </>
  );
}

/** Where results are lost, and which repairs bring most. */
function Parts({ data }: { data: Interpretability }) {
  return (
    <div className={styles.upper}>
      <Losses data={data} />
      <TitledSection title="先做哪几项最值" aside="处理前 n 个来源项目后的可解读率，%">
        <GainCurve data={data} />
      </TitledSection>
    </div>
  );
}
