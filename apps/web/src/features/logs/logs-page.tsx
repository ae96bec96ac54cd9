import { useListLogs, listLogs } from '@jianwei/api-client/logs/logs';
import type { LogEntry } from '@jianwei/api-client/model';
import { useVerifyChanges } from '@jianwei/api-client/changes/changes';
import { isTrue, isUndetermined, UNDETERMINED } from '@jianwei/api-client/transport/undetermined';
import { useState } from 'react';
import { AdminTable } from '../../kit/admin/admin-table.tsx';
import { allPages } from '../../kit/admin/all-pages.ts';
import { DateTimeField } from '../../kit/fields/date-time-field.tsx';
import { useAddressState } from '../../kit/lib/address.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { PageActions } from '../../kit/lib/page-frame.tsx';
import { OLDER_STAYS } from '../../kit/query/query-state.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { FilterChips } from '../../parts/admin/filter-chips.tsx';
import { NameFilter } from '../../parts/admin/name-filter.tsx';
import { RoleFilter } from '../../parts/session/role-filter.tsx';
import { LogBars } from './log-bars.tsx';
import {
  ACTIONS,
  asked,
  EVERY,
  FILTERS,
  KINDS,
  KEPT,
  KIND_NAMES,
  type LogFilterState,
  OBJECTS,
  PAGE_SIZES,
  SORT_VALUES,
} from './log-filter-state.ts';
import { LogDetailPane } from './log-detail-pane.tsx';
import { logColumns } from './log-columns.tsx';
import { PersonFilter } from './person-filter.tsx';
import styles from './logs.module.css';

/** Each kind is a list of its own. */
const TABS = ['kind'];

/** 日志管理: who did what, when; changes, actions, page visits and logins in one shape. */
export function LogsPage() {
  const [filters, change] = useAddressState(FILTERS);
  const narrow = (part: Partial<LogFilterState>, isTyping = false) => change({ ...part, page: 0, open: '' }, isTyping);
  const onBars = (from: string, to: string) => {
    narrow({ from, to });
    // The bar that was pressed goes: the focus stays where the range is told.
    document.getElementById('log-from')?.focus();
  };
  // What free text finds is counted to the end for this one filter, on demand.
  const [counted, setCounted] = useState('');
  const narrowed = JSON.stringify({ ...filters, page: 0, size: 0, open: '' });
  const logs = useListLogs({ ...asked(filters), ...(counted === narrowed && { exact: true }) }, OLDER_STAYS);
  const { data } = logs;
  // The rows that are found all name it.
  const objectName = data?.data.find(({ object_id: id }) => id === filters.object_id)?.object_name ?? filters.object_id;
  const actions = ACTIONS[filters.kind];
  const isNarrowed = Object.entries(EVERY).some(([name, value]) => filters[name as keyof typeof EVERY] !== value);
  return (
    <div className={`jw-grid ${styles.page}`} data-open={filters.open !== '' || undefined}>
      <PageActions>
        <span className="jw-note">{`${KIND_NAMES[filters.kind]}日志保存 ${KEPT[filters.kind]}，不能修改或删除`}</span>
      </PageActions>
      <AdminTable<LogEntry>
        name={`logs-${filters.kind}`}
        which={TABS}
        isPage
        caption={`${KIND_NAMES[filters.kind]}日志`}
        columns={logColumns(filters.kind, filters.open !== '')}
        query={logs}
        failed="日志未能载入"
        rowKey={(entry) => String(entry.id)}
        sort={filters.sort}
        usualSort="-time"
        onSort={(sort) => narrow({ sort: SORT_VALUES.find((value) => value === sort) ?? '' })}
        onPage={(page) => change({ page, open: '' })}
        pageSizes={PAGE_SIZES}
        onPageSize={(size) => narrow({ size })}
        unit="条"
        openKey={filters.open}
        onOpen={(entry) => change({ open: String(entry.id) })}
        allRows={() => allPages((page, size) => listLogs({ ...asked(filters), exact: true, page, page_size: size }))}
        isMore={isTrue(data?.is_bounded)}
        legend={
          <>
            {isTrue(data?.is_bounded) && (
              <span className="jw-row jw-gap-8">
                超过 10,000 条
                <Button size="small" busy={logs.isFetching} onClick={() => setCounted(narrowed)}>
                  计数
                </Button>
              </span>
            )}
            <ChainState isQuiet={filters.kind !== 'change'} />
          </>
        }
        keyword={filters.q}
        toolbar={
          <div className="jw-grid jw-gap-8 jw-grow">
            <div className="jw-row jw-gap-8">
              <Segmented
                label="日志类别"
                options={KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
                value={filters.kind}
                onChange={(kind) => narrow({ ...EVERY, kind })}
              />
              <div className="jw-grow" style={{ minWidth: 200 }}>
                <KeywordBox
                  label="搜索日志"
                  placeholder="人、对象或内容"
                  keyword={filters.q}
                  onKeyword={(q, isTyping) => narrow({ q }, isTyping)}
                />
              </div>
            </div>
            <div className={`jw-row jw-wrap jw-gap-8 ${styles.narrowing}`}>
              <RangeEnd id="log-from" label="开始时间" time={filters.from} onTime={(from) => narrow({ from })} />
              <span className="jw-note">至</span>
              <RangeEnd id="log-to" label="结束时间" time={filters.to} onTime={(to) => narrow({ to })} />
              <PersonFilter account={filters.account} onAccount={(account) => narrow({ account })} />
              <RoleFilter role={filters.role} onRole={(role) => narrow({ role })} />
              {actions !== undefined && (
                <NameFilter
                  label="动作"
                  names={actions}
                  chosen={filters.action}
                  onChoose={(action) => narrow({ action })}
                />
              )}
              {filters.kind === 'change' && (
                <NameFilter
                  label="对象"
                  names={OBJECTS}
                  chosen={filters.object_type}
                  onChoose={(type) => narrow({ object_type: type, object_id: '' })}
                />
              )}
              {filters.object_id !== '' && (
                <FilterChips
                  chips={[{ text: `对象 ${objectName}`, clear: { object_id: '', object_type: '' } }]}
                  onClear={narrow}
                />
              )}
            </div>
          </div>
        }
        overview={data && <LogBars bars={data.bars} hours={data.bar_hours} onRange={onBars} />}
        empty={
          <EmptyState
            title={isNarrowed ? '没有符合条件的日志' : '还没有日志'}
            action={isNarrowed && <Button onClick={() => narrow(EVERY)}>清除筛选</Button>}
          />
        }
      />
      {filters.open !== '' && (
        <LogDetailPane
          key={`${filters.kind}-${filters.open}`}
          kind={filters.kind}
          id={Number(filters.open)}
          onClose={() => change({ open: '' })}
          onFilter={(part) => narrow({ ...EVERY, ...part })}
        />
      )}
    </div>
  );
}

interface RangeEndProps {
  readonly id: string;
  readonly label: string;
  /** yyyy-MM-dd HH:mm; '' = open. */
  readonly time: string;
  readonly onTime: (time: string) => void;
}

/** One end of the range; what is no whole time yet stays in the field. */
function RangeEnd({ id, label, time, onTime }: RangeEndProps) {
  const [typed, setTyped] = useState<string | undefined>();
  const change = (value: number | string) => {
    const isWhole = value === '' || typeof value === 'number';
    setTyped(isWhole ? undefined : value);
    if (isWhole) onTime(value === '' ? '' : formatDate(value, 'yyyy-MM-dd HH:mm'));
  };
  return (
    <DateTimeField id={id} label={label} value={typed ?? (time === '' ? '' : Date.parse(time))} onChange={change} />
  );
}

/** Whether the chain of the change log is whole; a broken one names its first row, beside other logs too. */
function ChainState({ isQuiet }: { readonly isQuiet: boolean }) {
  const chain = useVerifyChanges({ request: { suppress: true } }).data;
  if (!chain) return null;
  if (isUndetermined(chain.is_whole))
    return <strong className="jw-ink-high">链校验的结果{UNDETERMINED}，请重新载入</strong>;
  if (isTrue(chain.is_whole)) return isQuiet ? null : <span>变更 {chain.checked} 条，链校验通过</span>;
  return <strong className="jw-ink-high">变更记录自第 {chain.first_broken} 条起不完整，请立即上报</strong>;
}
