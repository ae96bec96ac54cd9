import { useGetUsageStatistics } from '@jianwei/api-client/statistics/statistics';
import type { GetUsageStatisticsBy, UsageStatistics } from '@jianwei/api-client/model';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate, today as thisDay } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { OLDER_STAYS, OLDER_STAYS_QUIETLY, QueryState } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';
import { RangeActions } from '../../parts/admin/range-actions.tsx';
import { RoleFilter } from '../../parts/session/role-filter.tsx';
import { asked, FILTERS, type UsageFilterState } from './usage-filter-state.ts';
import { UsageFigureRow } from './usage-figures.tsx';
import { ApplicationBars, DepartmentTable } from './usage-groups.tsx';
import { HeatLegend, UsageHeat } from './usage-heat.tsx';
import { UsageRows } from './usage-rows.tsx';
import { UsageTrend } from './usage-trend.tsx';
import { KINDS, slotText } from './usage-words.ts';
import styles from './statistics.module.css';

/** 使用统计: whether the product is used, by whom, for what, and whether that changes. */
export function UsagePage() {
  const [filters, change] = useAddressState(FILTERS);
  const narrow = (part: Partial<UsageFilterState>) => change({ ...part, page: 0 });
  const days = useGetUsageStatistics({ ...asked(filters), by: 'day', compare: 'previous' }, OLDER_STAYS_QUIETLY);
  const { department, application_id: tool, role, slot } = filters;
  const isNarrowed = [department, tool, role, slot].some((part) => part !== '');
  const isOneDay = filters.from !== '' && filters.from === filters.to;
  // A bar that was pressed, or a number, has its rows below; the page as it is opened is one screen of charts.
  const hasRows = isNarrowed || isOneDay || filters.rows === 'yes';
  const rows = useRef<HTMLDivElement>(null);
  // What was pressed stands in the address a moment later: until then the page may be drawn for other reasons.
  const wanted = useRef<UsageFilterState['kind'] | null>(null);
  useEffect(() => {
    if (wanted.current !== filters.kind || filters.rows !== 'yes') return;
    wanted.current = null;
    rows.current?.scrollIntoView({ block: 'start' });
    rows.current?.focus({ preventScroll: true });
  });
  const showRows = (kind: UsageFilterState['kind']) => {
    wanted.current = kind;
    narrow({ kind, rows: 'yes' });
  };
  const today = days.data ? formatDate(days.data.as_of) : thisDay();
  return (
    <>
      <PageActions>
        <RoleFilter role={filters.role} onRole={(role) => narrow({ role })} />
        <RangeActions chosen={filters} answered={days.data} today={today} onChange={narrow} />
        <Button disabled={days.isError} onClick={() => showRows(filters.kind)}>
          明细
        </Button>
      </PageActions>
      <section className={`jw-sheet jw-grid jw-gap-16 jw-board ${styles.sheet}`}>
        <FilterLine filters={filters} onNarrow={narrow} />
        <QueryState query={days} failed="使用统计未能载入" lines={10} onClear={() => change(FILTERS.initial)}>
          {(data) => (
            <>
              <UsageFigureRow
                statistics={data}
                isOfTool={filters.application_id !== ''}
                isNarrowed={isNarrowed}
                onRows={showRows}
              />
              <div className={styles.columns}>
                <TitledSection title="每日使用趋势" aside="次">
                  <UsageTrend days={data.groups} onDay={(day) => narrow({ from: day, to: day })} />
                </TitledSection>
                <Group filters={filters} by="application" title="应用打开排行" aside="次">
                  {({ groups }) => (
                    <ApplicationBars groups={groups} onChoose={(key) => narrow({ application_id: key })} />
                  )}
                </Group>
                <Group filters={filters} by="hour" title="使用时段" aside={<HeatLegend />}>
                  {({ groups }) => (
                    <UsageHeat groups={groups} chosen={filters.slot} onSlot={(slot) => narrow({ slot })} />
                  )}
                </Group>
                <Group filters={filters} by="department" title="科室使用" aside="不足 5 人的科室归入其他">
                  {({ groups }) => <DepartmentTable groups={groups} onChoose={(key) => narrow({ department: key })} />}
                </Group>
              </div>
            </>
          )}
        </QueryState>
      </section>
      {hasRows && days.data && (
        <div ref={rows} className={styles.rows} tabIndex={-1} role="group" aria-label="明细">
          <UsageRows
            filters={filters}
            onPage={(page) => change({ page })}
            onSize={(size) => narrow({ size })}
            onSort={(sort) => narrow({ sort })}
          />
        </div>
      )}
    </>
  );
}

interface GroupProps {
  readonly filters: UsageFilterState;
  readonly by: GetUsageStatisticsBy;
  readonly title: string;
  readonly aside: ReactNode;
  readonly children: (statistics: UsageStatistics) => ReactNode;
}

/** One grouping of the same filter, with its own state of loading. */
function Group({ filters, by, title, aside, children }: GroupProps) {
  const statistics = useGetUsageStatistics({ ...asked(filters), by }, OLDER_STAYS);
  return (
    <TitledSection title={title} aside={aside}>
      <QueryState query={statistics} failed={`${title}未能载入`} lines={6}>
        {children}
      </QueryState>
    </TitledSection>
  );
}

interface FilterLineProps {
  readonly filters: UsageFilterState;
  readonly onNarrow: (part: Partial<UsageFilterState>) => void;
}

/** One filter line for the whole page: what was pressed stands here and can be taken away. */
function FilterLine({ filters, onNarrow }: FilterLineProps) {
  const tools = useGetUsageStatistics(
    { ...asked({ ...filters, application_id: '' }), by: 'application' },
    { query: { ...OLDER_STAYS.query, enabled: filters.application_id !== '' } },
  ).data?.groups;
  const tool = tools?.find(({ key }) => key === filters.application_id)?.name ?? filters.application_id;
  const chips = [
    { text: filters.department, clear: { department: '' } },
    { text: tool, clear: { application_id: '' } },
    { text: filters.slot === '' ? '' : slotText(filters.slot), clear: { slot: '' } },
    { text: filters.kind === '' ? '' : KINDS[filters.kind], clear: { kind: '' as const } },
    {
      text: filters.from !== '' && filters.from === filters.to ? filters.from : '',
      clear: { from: '', to: '' },
    },
  ].filter(({ text }) => text !== '');
  return <FilterChips chips={chips} onClear={onNarrow} />;
}
