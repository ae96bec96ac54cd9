import { useListLaboratoryIndicators, useListLaboratoryTasks } from '@jianwei/api-client/laboratory/laboratory';
import type { Indicator, IndicatorId, IndicatorList } from '@jianwei/api-client/model';
import { isTrue, sayOf } from '@jianwei/api-client/transport/undetermined';
import { ApiError } from '@jianwei/api-client/transport/api-error';
import { useState } from 'react';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { OLDER_STAYS, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { type Done, UndoStrip } from '../../parts/admin/undo-strip.tsx';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import { TaskList } from '../../parts/tasks/task-list.tsx';
import { IndicatorCard } from './indicator-card.tsx';
import { IndicatorReports } from './indicator-reports.tsx';
import { indicatorTitle } from './laboratory-words.ts';
import { TargetDialog } from './target-dialog.tsx';
import styles from './laboratory.module.css';

const IDS = ['', 'handled_in_time', 'handling_median', 'corrected', 'held', 'readable', 'useful'] as const;

/** In the address: the department, and the month of an indicator whose reports are open. */
const FILTERS = addressState({
  department: textPart(),
  open: choicePart(IDS),
  period: textPart((text) => (/^\d{4}-\d{2}$/.test(text) ? text : '')),
  page: pagePart(),
});

/** 检验科管理: what needs somebody's hands now, and whether the department is within its targets. */
export function LaboratoryPage() {
  return (
    <div className={`jw-grid ${styles.page}`}>
      <Tasks />
      <Indicators />
    </div>
  );
}

function Tasks() {
  const tasks = useListLaboratoryTasks({ request: { suppress: true } });
  return (
    <section className={`jw-sheet jw-stack ${styles.tasks}`} aria-label="待办">
      <h2 className="jw-heading">待办</h2>
      <QueryState query={tasks} failed="待办未能载入" lines={4}>
        {(list) => <TaskList list={list} />}
      </QueryState>
    </section>
  );
}

/** Who has no column reads why instead of the figures. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 400 ? error.message : undefined;
}

function Indicators() {
  const [filters, change] = useAddressState(FILTERS);
  const { department } = filters;
  const indicators = useListLaboratoryIndicators(department === '' ? {} : { department }, {
    query: { ...OLDER_STAYS.query, retry: false },
    request: { suppress: true },
  });
  const refusal = refusalOf(indicators.error);
  return (
    <section className={`jw-sheet jw-stack ${styles.indicators}`} aria-label="关键指标">
      <div className="jw-row jw-wrap jw-between jw-gap-12">
        <h2 className="jw-heading">关键指标</h2>
        <NameFilter
          label="科室"
          names={indicators.data?.departments ?? (department === '' ? [] : [department])}
          chosen={department}
          onChoose={(chosen) => change({ department: chosen, page: 0 })}
        />
      </div>
      <QueryState
        query={indicators}
        failed={refusal ?? '关键指标未能载入'}
        lines={12}
        {...(department !== '' && { onClear: () => change({ department: '' }) })}
      >
        {(list) => (
          <Cards
            list={list}
            onOpen={(open, period) => change({ open, period, page: 0 })}
            onChanged={() => void indicators.refetch()}
          />
        )}
      </QueryState>
      {filters.open !== '' && filters.period !== '' && (
        <IndicatorReports
          indicatorId={filters.open}
          period={filters.period}
          department={department}
          page={filters.page}
          onPage={(page) => change({ page })}
          onClose={() => change({ open: '', period: '', page: 0 })}
        />
      )}
    </section>
  );
}

interface CardsProps {
  readonly list: IndicatorList;
  readonly onOpen: (indicatorId: IndicatorId, period: string) => void;
  readonly onChanged: () => void;
}

function Cards({ list, onOpen, onChanged }: CardsProps) {
  const [edited, setEdited] = useState<Indicator>();
  const [done, setDone] = useState<Done>();
  const mayChange = isTrue(list.may_change);
  const hidden = list.data.filter(({ shown }) => !shown);
  return (
    <>
      <p className="jw-note">
        {`${sayOf(list.from, list.from)} 至 ${sayOf(list.to, list.to)}，按月；浅带为 p 控制图的 ±3 个标准差，带外的点可打开当月的报告`}
      </p>
      {done && <UndoStrip done={done} onUndone={onChanged} onClose={() => setDone(undefined)} />}
      <div className={styles.cards}>
        {list.data
          .filter(({ shown }) => shown)
          .map((indicator, place) => (
            <IndicatorCard
              key={`${indicator.id}-${place}`}
              indicator={indicator}
              onOpen={onOpen}
              {...(mayChange && { onEdit: () => setEdited(indicator) })}
            />
          ))}
      </div>
      {mayChange && hidden.length > 0 && (
        <TitledSection title="未显示的指标">
          <div className="jw-row jw-wrap jw-gap-8">
            {hidden.map((indicator) => (
              <Button key={indicator.id} size="small" onClick={() => setEdited(indicator)}>
                {`设置 ${indicatorTitle(indicator)}`}
              </Button>
            ))}
          </div>
        </TitledSection>
      )}
      {edited && (
        <TargetDialog
          indicator={edited}
          onClose={() => setEdited(undefined)}
          onReload={() => {
            setEdited(undefined);
            onChanged();
          }}
          onSaved={(told) => {
            setEdited(undefined);
            setDone(told);
            onChanged();
          }}
        />
      )}
    </>
  );
}
